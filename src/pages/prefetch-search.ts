import type { LoaderFunctionArgs } from 'react-router-dom';
import { listingFromQuery } from '#domain/listing.ts';
import { searchTextOf } from '#domain/search-text.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { queries } from '#src/data/query-ref.ts';

/** Prefetches the results of a search address. */
export async function prefetchSearch(
  live: LiveStore,
  { request }: LoaderFunctionArgs,
  patienceMs: number,
): Promise<null> {
  const { searchParams } = new URL(request.url);
  const text = searchTextOf(searchParams);
  const ref = queries.search.results({ text, ...listingFromQuery(searchParams) });
  await Promise.all([live.prefetch(queries.category.tree(), patienceMs), text && live.prefetch(ref, patienceMs)]);
  return null;
}
