/** The dialogs of a product's page; they load together when the first of them is opened. The one that draws a code to scan loads apart. */
export { Film } from './film.tsx';
export { FitDialog } from './fit/fit-dialog.tsx';
export { PriceHistoryDialog } from './price-history-dialog.tsx';
export { Zoom } from './zoom.tsx';
export { ShowroomDialog } from './showrooms/showroom-dialog.tsx';
export { fitAtHome } from '#domain/typed-home.ts';
