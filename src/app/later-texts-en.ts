import cart from '#locales/en/cart.json';
import collections from '#locales/en/collections.json';
import errors from '#locales/en/errors.json';
import magazine from '#locales/en/magazine.json';
import newsletter from '#locales/en/newsletter.json';
import notices from '#locales/en/notices.json';
import product from '#locales/en/product.json';
import reviews from '#locales/en/reviews.json';
import search from '#locales/en/search.json';
import wishlist from '#locales/en/wishlist.json';

export const texts = {
  cart,
  collections,
  errors,
  magazine,
  newsletter,
  notices,
  product,
  reviews,
  search,
  wishlist,
};
