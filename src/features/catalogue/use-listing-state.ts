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
  /** Asks for what a value of a facet would lead to, before it is chosen. */
  readonly prepare: (code: string, value: string) => void;
  readonly clear: () => void;
  readonly sortBy: (sort: ListingSort) => void;
  readonly showMore: () => void;
}

/** How long an address waits for its answer, as pages do. */
const PATIENCE_MS = 200;

/** What is asked for and not shown yet: what is chosen next adds to it. */
let awaited: { readonly from: string; readonly search: string } | null = null;

/**
 * The state of a listing, which lives in the address (D79): every change is an address of its own. `ask` is what a state
 * is answered by; `own` is what the page itself has in the query of its address.
 */
export function useListingState(ask: (state: ListingState) => QueryRef<unknown>, own = ''): ListingControls {
  'use memo';
  const { search: shown } = use(AddressContext);
  const navigate = useNavigate();
  const live = useLiveStore();
  const { isUnderWay } = use(LinksContext);
  // Read from the address when something is chosen: what is chosen with does not change with what is shown.
  const askFor = (next: (state: ListingState) => ListingState) => {
    const from = location.pathname + location.search;
    const before = awaited?.from === from ? awaited.search : location.search;
    // As it is written: search parameters would escape the commas between values.
    const query = listingToQuery(next(listingFromQuery(new URLSearchParams(before))));
    const search = [own, query].filter(Boolean).join('&');
    return { from, search, answered: live.prefetch(ask(listingFromQuery(new URLSearchParams(query))), PATIENCE_MS) };
  };
  const change = (next: (state: ListingState) => ListingState, isReplacing = false): void => {
    const asked = askFor(next);
    const { from, search } = asked;
    awaited = asked;
    // Address and answer change together: the page is drawn once. Whoever goes elsewhere meanwhile gets there.
    void asked.answered.then(() => {
      if (awaited !== asked) return;
      awaited = null;
      if (location.pathname + location.search === from && !isUnderWay())
        // At once: drawn in slices, between which others have their turn, the same takes twice as long.
        void navigate({ search }, { replace: isReplacing, preventScrollReset: true, flushSync: true });
    });
  };
  return {
    state: listingFromQuery(new URLSearchParams(shown)),
    toggle: (code, value) => change((state) => toggleFilter(state, code, value)),
    prepare: (code, value) => void askFor((state) => toggleFilter(state, code, value)),
    clear: () => change((state) => ({ ...state, filters: {}, page: 1 })),
    sortBy: (sort) => change((state) => ({ ...state, sort, page: 1 })),
    // More of the same list is no page to go back to.
    showMore: () => change((state) => ({ ...state, page: state.page + 1 }), true),
  };
}
