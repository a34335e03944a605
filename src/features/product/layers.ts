/** Parts of a product's page that are hidden at first; they load together when the first of them is opened. */
export { BuyBar } from './buy-bar.tsx';
export { Film } from './film.tsx';
export { SizeGuide } from './facts/size-guide.tsx';
export { FitDialog } from './fit/fit-dialog.tsx';
export { PriceHistoryDialog } from './price-history-dialog.tsx';
export { Zoom } from './zoom.tsx';
export { ArDialog } from './ar/ar-dialog.tsx';
export { ShowroomDialog } from './showrooms/showroom-dialog.tsx';
