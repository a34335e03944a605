import { use, useEffect } from 'react';
import { tellStarted } from '#src/data/service-worker.ts';
import { AddressContext } from '#src/ui/address.ts';
import { showFirstScreen } from '#src/ui/first-screen.ts';
import { focusHeading } from './focus-heading.ts';

/** The page that was titled last: where it is, and what it is called. */
let titled: { readonly address: string; readonly title: string } | null = null;

/**
 * Sets the title of the tab, gives the focus to the heading of a page that was navigated to, and marks the document as
 * ready once its first screen shows data. On the server the head of the document has the title.
 */
export function usePageTitle(title: string | null, isReady = title !== null): void {
  const { isBack } = use(AddressContext);
  useEffect(() => {
    if (title !== null) document.title = title;
    if (!isReady) return;
    if (title !== null && isArrival(title)) focusHeading({ isBack });
    if (!showFirstScreen()) return;
    document.documentElement.dataset['testid'] = 'app-ready';
    tellStarted();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the way to a page matters when it gets its title
  }, [title, isReady]);
}

/**
 * Whether a page with this title was navigated to. Filters and variants have addresses of their own under the same
 * title, and the title of a page may change while somebody reads it.
 */
function isArrival(title: string): boolean {
  const before = titled;
  titled = { address: location.pathname + location.search, title };
  return before !== null && before.address !== titled.address && before.title !== title;
}
