import { useState } from 'react';
import { type ListingState, listingToQuery } from '#domain/listing.ts';
import { keepUnchanged } from '#src/data/keep-unchanged.ts';

interface ShownList<T> {
  /** Identifies the list by its filters and order. */
  readonly list: string;
  readonly value: T | null;
}

/**
 * The answer to show: the last one stays until the next has arrived, so that a filter neither flickers nor loses the
 * focus.
 */
export function useShownList<T>(name: string, state: ListingState, value: T | null): ShownList<T> {
  const list = `${name}?${listingToQuery({ ...state, page: 1 })}`;
  const [last, setLast] = useState<ShownList<T> & { readonly told: T | null }>({ list, value, told: value });
  if (value === null || (value === last.told && list === last.list)) return last;
  const shown = { list, value: keepUnchanged(last.value, value), told: value };
  setLast(shown);
  return shown;
}
