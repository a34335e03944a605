import { use, useEffect } from 'react';
import { MISSING_CHILD } from '#domain/paths.ts';
import { notify } from '#src/data/notices.ts';
import { AddressContext } from '#src/ui/address.ts';
import { LinksContext } from '#src/ui/link.tsx';

/**
 * Shows a notice that the requested variant does not exist and that another one is shown (spec 8). Either the device
 * found this out, or the server, which redirected here.
 */
export function useMissingConfiguration(isNearest: boolean): void {
  const { pathname, search } = use(AddressContext);
  const { follow } = use(LinksContext);
  const query = new URLSearchParams(search);
  const isLedHere = query.has(MISSING_CHILD);
  query.delete(MISSING_CHILD);
  const unmarked = isLedHere && `${pathname}?${query}`.replace(/\?$/, '');
  useEffect(() => {
    if (!isNearest && !unmarked) return;
    notify({ code: 'noSuchConfiguration' });
    // The mark is removed from the address, so that a reload does not show the notice again.
    if (unmarked) follow(unmarked, { replace: true, preventScrollReset: true });
  }, [isNearest, unmarked, follow]);
}
