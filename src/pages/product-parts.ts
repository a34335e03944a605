/**
 * Parts of a product's page that load after its first screen; in one file, because each further file is another
 * request.
 */
export { MoreProducts } from '#src/features/catalogue/more-products.tsx';
export { CompareButton } from '#src/features/comparison/compare-button.tsx';
export { Reviews } from '#src/features/reviews/reviews.tsx';
export { WishButton } from '#src/features/wishlist/wish-button.tsx';
