import { useEffect, useEffectEvent } from 'react';
import { SEARCH_ANSWERS } from '#config/search-provider.ts';
import type { ProviderEvent } from '#domain/provider-event.ts';
import { useCommands } from '#src/data/commands.ts';

/** Without a provider nothing is reported. */
const isCounted = SEARCH_ANSWERS !== 'local';

/**
 * Tells the search provider, if the shop has one, that a list was seen, once for each `list` (spec 7: analytics).
 * Returns a function that reports further events and resolves to whether the provider got them.
 */
export function useCounted(list: string, seen: ProviderEvent | null): (event: ProviderEvent) => Promise<boolean> {
  const { search } = useCommands();
  const count = async (event: ProviderEvent): Promise<boolean> => {
    if (!isCounted) return false;
    const counted = await search.count({ event });
    return counted.ok;
  };
  const countSeen = useEffectEvent(() => void (seen && count(seen)));
  const seenList = seen && list;
  useEffect(() => {
    if (seenList !== null) countSeen();
  }, [seenList]);
  return count;
}
