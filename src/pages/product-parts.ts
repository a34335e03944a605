/** What of a product's page comes after its first screen; together, because each file more is one more to ask for. */
export { MoreProducts } from '#src/features/catalogue/more-products.tsx';
export { CompareButton } from '#src/features/comparison/compare-button.tsx';
