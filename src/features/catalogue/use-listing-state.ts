import { useSearchParams } from 'react-router-dom';
import {
  listingFromQuery,
  type ListingSort,
  type ListingState,
  listingToQuery,
  toggleFilter,
} from '#domain/listing.ts';

export interface ListingControls {
  readonly state: ListingState;
  readonly toggle: (code: string, value: string) => void;
  readonly clear: () => void;
  readonly sortBy: (sort: ListingSort) => void;
  readonly showMore: () => void;
}

/** The state of a listing, which lives in the address (D79): every change is an address of its own. */
export function useListingState(): ListingControls {
  const [query, setQuery] = useSearchParams();
  const state = listingFromQuery(query);
  const go = (next: ListingState, isReplacing = false): void => {
    setQuery(listingToQuery(next), { replace: isReplacing, preventScrollReset: true });
  };
  return {
    state,
    toggle: (code, value) => go(toggleFilter(state, code, value)),
    clear: () => go({ ...state, filters: {}, page: 1 }),
    sortBy: (sort) => go({ ...state, sort, page: 1 }),
    // More of the same list is no page to go back to.
    showMore: () => go({ ...state, page: state.page + 1 }, true),
  };
}
