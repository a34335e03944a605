import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  listingFromQuery,
  type ListingSort,
  type ListingState,
  listingToQuery,
  toggleFilter,
} from '#domain/listing.ts';
import type { QueryRef } from '#src/data/query-ref.ts';
import { useLiveStore } from '#src/data/use-live.ts';
import { AddressContext } from '#src/ui/address.ts';
import { LinksContext } from '#src/ui/link.tsx';

export interface ListingControls {
  readonly state: ListingState;
  readonly toggle: (code: string, value: string) => void;
  /** Prefetches the listing that a value of a facet would lead to, before it is chosen. */
  readonly prepare: (code: string, value: string) => void;
  readonly clear: () => void;
  readonly sortBy: (sort: ListingSort) => void;
  readonly showMore: () => void;
}

/** A new address waits for its answer as long as pages do. */
const PATIENCE_MS = 200;

/** The query that is asked for and not shown yet; the next choice adds to it. */
let awaited: { readonly from: string; readonly search: string } | null = null;

/**
 * The state of a listing, which is in the address (D79): every change is an address of its own. `ask` gives the query
 * that answers a state; `own` is the part of the query string that belongs to the page itself.
 */
export function useListingState(ask: (state: ListingState) => QueryRef<unknown>, own = ''): ListingControls {
  'use memo';
  const { search: shown } = use(AddressContext);
  const navigate = useNavigate();
  const live = useLiveStore();
  const { isUnderWay } = use(LinksContext);
  // The state is read from the address at the moment of a choice, so that these functions stay the same when the
  // address changes.
  const askFor = (next: (state: ListingState) => ListingState) => {
    const from = location.pathname + location.search;
    const before = awaited?.from === from ? awaited.search : location.search;
    // `URLSearchParams` would escape the commas between values, so the text is used as it is.
    const query = listingToQuery(next(listingFromQuery(new URLSearchParams(before))));
    const search = [own, query].filter(Boolean).join('&');
    return { from, search, answered: live.prefetch(ask(listingFromQuery(new URLSearchParams(query))), PATIENCE_MS) };
  };
  const change = (next: (state: ListingState) => ListingState, isReplacing = false): void => {
    const asked = askFor(next);
    const { from, search } = asked;
    awaited = asked;
    // The address changes when its answer is there, so that the page is drawn once. If the shopper has gone elsewhere
    // meanwhile, nothing changes.
    void asked.answered.then(() => {
      if (awaited !== asked) return;
      awaited = null;
      if (location.pathname + location.search === from && !isUnderWay())
        // `flushSync`, because drawing in slices between other work takes twice as long.
        void navigate({ search }, { replace: isReplacing, preventScrollReset: true, flushSync: true });
    });
  };
  return {
    state: listingFromQuery(new URLSearchParams(shown)),
    toggle: (code, value) => change((state) => toggleFilter(state, code, value)),
    prepare: (code, value) => void askFor((state) => toggleFilter(state, code, value)),
    clear: () => change((state) => ({ ...state, filters: {}, page: 1 })),
    sortBy: (sort) => change((state) => ({ ...state, sort, page: 1 })),
    // Showing more of the same list adds no entry to the history.
    showMore: () => change((state) => ({ ...state, page: state.page + 1 }), true),
  };
}
