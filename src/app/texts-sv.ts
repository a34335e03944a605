import checkout from '#locales/sv/checkout.json';
import errors from '#locales/sv/errors.json';
import shop from '#locales/sv/shop.json';

export const texts = { checkout, errors, shop };
