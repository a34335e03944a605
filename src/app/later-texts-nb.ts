import checkout from '#locales/nb/checkout.json';
import errors from '#locales/nb/errors.json';
import product from '#locales/nb/product.json';

export const texts = { checkout, errors, product };
