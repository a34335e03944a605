/**
 * Parts of a product's page that load after its first screen, with what else there is of reviews; in one file, because each
 * further file is another request.
 */
export { MoreProducts } from '#src/features/catalogue/more-products.tsx';
export { CompareButton } from '#src/features/comparison/compare-button.tsx';
export { DeliveryOffer } from '#src/features/product/delivery-offer.tsx';
export { AllShowrooms } from '#src/features/product/showrooms/all-showrooms.tsx';
export { OwnReviews } from '#src/features/reviews/own-reviews.tsx';
export { Reviews } from '#src/features/reviews/reviews.tsx';
export { WishButton } from '#src/features/wishlist/wish-button.tsx';
