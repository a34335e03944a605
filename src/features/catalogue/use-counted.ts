import { useEffect, useEffectEvent } from 'react';
import { SEARCH_ANSWERS } from '#config/search-provider.ts';
import type { ProviderEvent } from '#domain/provider-event.ts';
import { useCommands } from '#src/data/commands.ts';

/** Where the device answers alone nobody counts anything. */
const isCounted = SEARCH_ANSWERS !== 'local';

/**
 * Tells the search provider, where there is one, that a list was seen; again when `list` is another one (spec 7: analytics). Gives what
 * tells it of everything else, and whether that came through: nobody is told of what was not counted.
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
