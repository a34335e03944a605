/** Parts of a product's page whose code loads after the first screen, all in one file. */
export { BuyBar } from './buy-bar.tsx';
export { Choices } from './choices/choices.tsx';
export { ProductDetails } from './product-details.tsx';
export { SizeGuide } from './facts/size-guide.tsx';
export { ArButton } from './ar/ar-button.tsx';
export { SetBox } from './set-box.tsx';
export { ShowroomLine } from './showrooms/showroom-line.tsx';
export { PriceHistory } from './price-history.tsx';
