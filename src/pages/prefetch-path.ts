import type { LoaderFunctionArgs } from 'react-router-dom';
import { storeViewOfPath } from '#config/stores.ts';
import { listingFromQuery } from '#domain/listing.ts';
import { normalisePath } from '#domain/paths.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { queries } from '#src/data/query-ref.ts';

/** Looks up what an address shows, and then prefetches the data of that page. */
export async function prefetchPath(
  live: LiveStore,
  { request }: LoaderFunctionArgs,
  patienceMs: number,
): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const path = normalisePath(storeViewOfPath(pathname).path);
  const ref = queries.page.byPath({ path });
  await live.prefetch(ref, patienceMs);
  const { value } = live.read(ref);
  if (value?.kind === 'category') {
    const listing = { categoryId: value.categoryId, ...listingFromQuery(searchParams) };
    await live.prefetch(queries.listing.category(listing), patienceMs);
  }
  if (value?.kind === 'content')
    await live.prefetch(queries.content.byIdentifier({ identifier: value.identifier }), patienceMs);
  return null;
}
