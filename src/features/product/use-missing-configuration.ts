import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MISSING_CHILD } from '#domain/paths.ts';
import { notify } from '#src/data/notices.ts';

/**
 * Shows a notice that the requested variant does not exist and that another one is shown (spec 8). Either the device
 * found this out, or the server, which redirected here.
 */
export function useMissingConfiguration(isNearest: boolean): void {
  const [query, setQuery] = useSearchParams();
  const isLedHere = query.has(MISSING_CHILD);
  useEffect(() => {
    if (!isNearest && !isLedHere) return;
    notify({ code: 'noSuchConfiguration' });
    // The mark is removed from the address, so that a reload does not show the notice again.
    if (isLedHere) setQuery((all) => withoutMark(all), { replace: true, preventScrollReset: true });
  }, [isNearest, isLedHere, setQuery]);
}

function withoutMark(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(MISSING_CHILD);
  return rest;
}
