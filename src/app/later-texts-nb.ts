import checkout from '#locales/nb/checkout.json';
import collections from '#locales/nb/collections.json';
import errors from '#locales/nb/errors.json';
import magazine from '#locales/nb/magazine.json';
import newsletter from '#locales/nb/newsletter.json';
import product from '#locales/nb/product.json';
import reviews from '#locales/nb/reviews.json';
import search from '#locales/nb/search.json';
import sync from '#locales/nb/sync.json';
import wishlist from '#locales/nb/wishlist.json';

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
