/** What of a product's page nobody sees at first; it comes together when the first of it is asked for. */
export { Film } from './film.tsx';
export { SizeGuide } from './facts/size-guide.tsx';
export { FitDialog } from './fit/fit-dialog.tsx';
export { PriceHistoryDialog } from './price-history-dialog.tsx';
export { Zoom } from './zoom.tsx';
export { RoomDialog } from './room/room-dialog.tsx';
export { ShowroomDialog } from './showrooms/showroom-dialog.tsx';
