import checkout from '#locales/en/checkout.json';
import errors from '#locales/en/errors.json';
import shop from '#locales/en/shop.json';

export const texts = { checkout, errors, shop };
