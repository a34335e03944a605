/**
 * Parts of a product's page that load after its first screen, with what else there is of reviews, and what leads on from
 * where no page is; in one file, because each further file is another request.
 */
export { MoreProducts } from '#src/features/catalogue/more-products.tsx';
export { CompareButton } from '#src/features/comparison/compare-button.tsx';
export { OwnReviews } from '#src/features/reviews/own-reviews.tsx';
export { ShopReviews } from '#src/features/reviews/shop-reviews.tsx';
export { Reviews } from '#src/features/reviews/reviews.tsx';
export { WishButton } from '#src/features/wishlist/wish-button.tsx';
export { WaysOn } from './ways-on.tsx';
