import checkout from '#locales/en/checkout.json';
import collections from '#locales/en/collections.json';
import errors from '#locales/en/errors.json';
import magazine from '#locales/en/magazine.json';
import newsletter from '#locales/en/newsletter.json';
import product from '#locales/en/product.json';
import reviews from '#locales/en/reviews.json';
import search from '#locales/en/search.json';
import sync from '#locales/en/sync.json';
import wishlist from '#locales/en/wishlist.json';

export const texts = {
  checkout,
  collections,
  errors,
  magazine,
  newsletter,
  product,
  reviews,
  search,
  sync,
  wishlist,
};
