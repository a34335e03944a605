import checkout from '#locales/en/checkout.json';
import collections from '#locales/en/collections.json';
import errors from '#locales/en/errors.json';
import product from '#locales/en/product.json';
import sync from '#locales/en/sync.json';

export const texts = { checkout, collections, errors, product, sync };
