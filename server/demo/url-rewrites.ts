import type { WireDocument } from '../store/collections.ts';

const MOVED_FOR_GOOD = 301;

/** Old addresses: the first two are a chain, the third is a product of an earlier shop. The others are names that pages have elsewhere. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['sofa', 'sofaer'],
  ['sofaer', 'stue/sofaer'],
  ['nordvik-sofa.html', 'stue/sofaer/3-og-4-seters-sofaer/nordvik-3-seters-sofa'],
  ['kundeservice', 'customer-service'],
  ['contact', 'customer-service'],
  ['store-locator', 'showrooms'],
];

/** Redirects from the addresses that the shop once had. */
export const urlRewrites: readonly WireDocument[] = moved.map(([from, to]) => ({
  id: from,
  request_path: from,
  relative_url: to,
  redirectCode: MOVED_FOR_GOOD,
}));
