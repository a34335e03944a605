/** Parts of a product's page that come rendered with it and whose code follows the first screen, together. */
export { Choices } from './choices/choices.tsx';
export { ProductDetails } from './product-details.tsx';
export { RoomButton } from './room/room-button.tsx';
export { SetBox } from './set-box.tsx';
export { ShowroomLine } from './showrooms/showroom-line.tsx';
export { PriceHistory } from './price-history.tsx';
