import checkout from '#locales/nb/checkout.json';
import collections from '#locales/nb/collections.json';
import errors from '#locales/nb/errors.json';
import product from '#locales/nb/product.json';

export const texts = { checkout, collections, errors, product };
