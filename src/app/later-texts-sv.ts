import checkout from '#locales/sv/checkout.json';
import errors from '#locales/sv/errors.json';
import product from '#locales/sv/product.json';

export const texts = { checkout, errors, product };
