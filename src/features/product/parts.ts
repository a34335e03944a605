/** Parts of a product's page that the server renders and whose code loads after the first screen, all in one file. */
export { Choices } from './choices/choices.tsx';
export { ProductDetails } from './product-details.tsx';
export { ArButton } from './ar/ar-button.tsx';
export { SetBox } from './set-box.tsx';
export { ShowroomLine } from './showrooms/showroom-line.tsx';
export { PriceHistory } from './price-history.tsx';
