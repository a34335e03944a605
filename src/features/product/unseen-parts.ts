/** Parts of a product's page that nobody sees at first; they load in one file when the page is idle. */
export { BuyBar } from './buy-bar.tsx';
export { SizeGuide } from './facts/size-guide.tsx';
