import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MISSING_CHILD } from '#domain/paths.ts';
import { notify } from '#src/data/notices.ts';

/**
 * Says that what the address named does not exist, and that another combination is shown (spec 8): the device found out, or
 * the server, which led here.
 */
export function useMissingConfiguration(isNearest: boolean): void {
  const [query, setQuery] = useSearchParams();
  const isLedHere = query.has(MISSING_CHILD);
  useEffect(() => {
    if (!isNearest && !isLedHere) return;
    notify({ code: 'noSuchConfiguration' });
    // Said once: who loads the page again knows it.
    if (isLedHere) setQuery((all) => withoutMark(all), { replace: true, preventScrollReset: true });
  }, [isNearest, isLedHere, setQuery]);
}

function withoutMark(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(MISSING_CHILD);
  return rest;
}
