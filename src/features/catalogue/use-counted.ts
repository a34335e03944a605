import { useEffect, useEffectEvent } from 'react';
import { SEARCH_ANSWERS, type SearchAnswers } from '#config/search-provider.ts';
import type { ProviderEvent } from '#domain/provider-event.ts';
import { useCommands } from '#src/data/commands.ts';

/** Where the device answers alone nobody counts anything. */
const isCounted = (SEARCH_ANSWERS as SearchAnswers) !== 'local';

/**
 * Tells the search provider, where there is one, that a list was seen; again when `list` is another one (spec 7: analytics). Gives what
 * tells it of everything else.
 */
export function useCounted(list: string, seen: ProviderEvent | null): (event: ProviderEvent) => void {
  const { search } = useCommands();
  const count = (event: ProviderEvent): void => {
    if (isCounted) void search.count({ event });
  };
  const countSeen = useEffectEvent(() => seen && count(seen));
  const seenList = seen && list;
  useEffect(() => {
    if (seenList !== null) countSeen();
  }, [seenList]);
  return count;
}
