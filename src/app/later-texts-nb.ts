import cart from '#locales/nb/cart.json';
import collections from '#locales/nb/collections.json';
import errors from '#locales/nb/errors.json';
import magazine from '#locales/nb/magazine.json';
import newsletter from '#locales/nb/newsletter.json';
import notices from '#locales/nb/notices.json';
import product from '#locales/nb/product.json';
import reviews from '#locales/nb/reviews.json';
import search from '#locales/nb/search.json';
import wishlist from '#locales/nb/wishlist.json';

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
