import { createPath, matchPath } from 'react-router-dom';
import { isCollectionsPath, isReviewsPath, type StoreView } from '#config/stores.ts';
import { shipmentNumber } from '#domain/booking.ts';
import { isBookingPath } from '#domain/booking-path.ts';
import { inStore, MISSING_CHILD } from '#domain/paths.ts';
import type { PageView } from '#domain/views/page.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { FirstVisit } from '#src/data/first-visit.ts';
import { isEverywhere } from './alternates.ts';
import { isHiddenPath } from './head.ts';

/** What the server answers for an address: a status with a page, or a redirect. */
export type PageOutcome =
  | { readonly kind: 'page'; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

interface Visit {
  readonly store: StoreView;
  /** Path inside the store view. */
  readonly path: string;
  readonly search: string;
  readonly answers: FirstVisit;
}

/** The outcome for an address, from the answers that its page was made of (spec 2: 301 on the server, D80). */
export function pageOutcome(visit: Visit): PageOutcome {
  const { collectionsPath, reviewsPath } = visit.store;
  if (isReviewsPath(visit.path) && visit.path !== reviewsPath) return redirect(visit, reviewsPath, 301);
  if (isCollectionsPath(visit.path) && visit.path !== collectionsPath) return redirect(visit, collectionsPath, 301);
  // The router takes the names of pages in any case; each has one address.
  const named = withSmallName(visit.path);
  if (named !== visit.path && (isHiddenPath(named) || isEverywhere(named))) return redirect(visit, named, 301);
  if (isUnknownBooking(visit.path)) return { kind: 'page', status: 404 };
  for (const [ref, answer] of visit.answers) {
    if (ref.name === 'page.byPath' && answer.state === 'missing') return { kind: 'page', status: 404 };
    if (ref.name === 'page.byPath' && answer.state === 'ready') {
      const page = answer.value as PageView;
      if (page.kind === 'redirect') return redirect(visit, page.path, page.isPermanent ? 301 : 302);
    }
    if (ref.name === 'product.bySku') return productOutcome(visit, answer.value as ProductView | null);
  }
  return { kind: 'page', status: 200 };
}

/** The path with its first step in small letters. */
function withSmallName(path: string): string {
  return path.replace(/^\/[^/]*/, (step) => step.toLowerCase());
}

/** What is no number of a shipment is no page; whether somebody has the number is not told (D76). */
function isUnknownBooking(path: string): boolean {
  return isBookingPath(path) && shipmentNumber(path.split('/')[2] ?? '') === null;
}

/** A product has one address: the slug of today, and the child that stands for a choice (spec 2, D80). */
function productOutcome(visit: Visit, product: ProductView | null): PageOutcome {
  if (!product) return { kind: 'page', status: 404 };
  const asked = matchPath('/p/:parentSku/:slug/:childSku?', visit.path);
  const { pathname } = new URL(product.path, 'http://shop.invalid');
  const parent = matchPath('/p/:parentSku/:slug/:childSku?', pathname);
  const isRightSlug =
    asked?.params['slug'] === parent?.params['slug'] && asked?.params['parentSku'] === parent?.params['parentSku'];
  const isKnownChild =
    asked?.params['childSku'] === undefined || asked.params['childSku'] === parent?.params['childSku'];
  if (isRightSlug && isKnownChild) return { kind: 'page', status: 200 };
  // A product without variants has no child that could be missing.
  const isMissing = !isKnownChild && parent?.params['childSku'] !== undefined;
  return redirect(isMissing ? withMissingChild(visit) : visit, product.path, 301);
}

/** Says in the address that another child is shown than was asked for. */
function withMissingChild(visit: Visit): Visit {
  const query = new URLSearchParams(visit.search);
  query.set(MISSING_CHILD, '1');
  return { ...visit, search: `?${query.toString()}` };
}

function redirect({ store, search }: Visit, path: string, status: 301 | 302): PageOutcome {
  return { kind: 'redirect', status, location: createPath({ pathname: inStore(store, path), search }) };
}
