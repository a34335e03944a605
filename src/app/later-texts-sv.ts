import cart from '#locales/sv/cart.json';
import collections from '#locales/sv/collections.json';
import errors from '#locales/sv/errors.json';
import magazine from '#locales/sv/magazine.json';
import newsletter from '#locales/sv/newsletter.json';
import notices from '#locales/sv/notices.json';
import product from '#locales/sv/product.json';
import reviews from '#locales/sv/reviews.json';
import search from '#locales/sv/search.json';
import wishlist from '#locales/sv/wishlist.json';

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
