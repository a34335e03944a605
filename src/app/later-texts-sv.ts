import checkout from '#locales/sv/checkout.json';
import collections from '#locales/sv/collections.json';
import errors from '#locales/sv/errors.json';
import magazine from '#locales/sv/magazine.json';
import newsletter from '#locales/sv/newsletter.json';
import product from '#locales/sv/product.json';
import reviews from '#locales/sv/reviews.json';
import search from '#locales/sv/search.json';
import sync from '#locales/sv/sync.json';
import wishlist from '#locales/sv/wishlist.json';

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
