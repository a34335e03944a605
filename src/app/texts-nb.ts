import checkout from '#locales/nb/checkout.json';
import errors from '#locales/nb/errors.json';
import shop from '#locales/nb/shop.json';

export const texts = { checkout, errors, shop };
