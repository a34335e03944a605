import { Activity, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useOutlet } from 'react-router-dom';
import { AddressContext } from '#src/ui/address.ts';
import styles from './layout.module.css';

/**
 * The page of the present address. While a product page is shown, the page that led to it stays in the document, hidden
 * and without any live work (React's `Activity`, decision 050), so that nothing is removed on the way in and nothing is
 * built on the way back. Only one page is kept this way; the next one replaces it.
 */
export function Pages() {
  'use memo';
  const outlet = useOutlet();
  const place = useLocation();
  const { pathname, search } = place;
  const isBack = useNavigationType() === NavigationType.Pop;
  const isProduct = pathname.startsWith('/p/');
  // The page is made anew only for another address, because the router also reports every step on the way there.
  const page = useMemo(
    () => <AddressContext value={{ pathname, search, isBack }}>{outlet}</AddressContext>,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same place has the same page
    [place],
  );
  const [kept, setKept] = useState<ReactNode>(null);
  const list = isProduct ? kept : page;
  if (list !== kept) setKept(list);
  return (
    <main id="content" className={styles.content} tabIndex={-1}>
      {isProduct && page}
      {list && (
        <Activity mode={isProduct ? 'hidden' : 'visible'}>
          <KeptFocus isBack={isBack} />
          {list}
        </Activity>
      )}
    </main>
  );
}

/**
 * Gives the focus back to the element that had it when the page was hidden, as the browser does with a document that it
 * kept.
 */
function KeptFocus({ isBack }: { readonly isBack: boolean }) {
  const left = useRef<HTMLElement>(null);
  // A layout effect ends when its page is hidden; that is when the focused element is remembered.
  useLayoutEffect(() => {
    if (isBack && document.activeElement === document.body) left.current?.focus({ preventScroll: true });
    return () => {
      left.current = document.querySelector('main :focus');
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another address of the same page moves nothing
  }, []);
  return null;
}
