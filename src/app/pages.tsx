import { Activity, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useMatches, useNavigationType, useOutlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { AddressContext } from '#src/ui/address.ts';
import { CONTENT_ID } from '#src/ui/page-ids.ts';
import styles from './layout.module.css';
import { dropAhead, pageAhead, type ProductAt, type ProductRoute } from './page-ahead.ts';

/**
 * The page of the present address. While a product page is shown, the page that led to it stays in the document, hidden
 * and without any live work (React's `Activity`, decision 050), so that nothing is removed on the way in and nothing is
 * built on the way back. Only one page is kept this way; the next one replaces it. The product that a press is about to
 * lead to is drawn in the same way before the click (decision 093).
 */
export function Pages() {
  'use memo';
  const outlet = useOutlet();
  const place = useLocation();
  const { pathname, search } = place;
  const isBack = useNavigationType() === NavigationType.Pop;
  const { Product } = (useMatches().at(-1)?.handle ?? {}) as Partial<ProductRoute>;
  const ahead = useSnapshot(pageAhead).page as ProductAt | null;
  // A page is made anew only for another address, because the router also reports every step on the way there.
  const page = useMemo(
    () => <AddressContext value={{ pathname, search, isBack }}>{outlet}</AddressContext>,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same place has the same page
    [place],
  );
  const [kept, setKept] = useState<ReactNode>(null);
  const list = Product ? kept : page;
  if (list !== kept) setKept(list);
  const [shown, setShown] = useState<{ readonly place: Location; readonly product: ProductAt } | null>(null);
  let product = Product && shown?.place === place ? shown.product : null;
  if (Product && !product) {
    const isAhead = !isBack && ahead?.address.pathname === pathname && ahead.address.search === search;
    product = isAhead ? ahead : { key: shown?.product.key ?? '', address: { pathname, search, isBack }, Product };
    setShown({ place, product });
  }
  if (!Product && shown) setShown(null);
  const coming = ahead?.key === product?.key ? null : ahead;
  // Whichever page a press led to is shown now.
  useEffect(dropAhead, [place]);
  return (
    <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
      {[product, coming].map((at) => at && <ProductPage key={at.key} at={at} isShown={at === product} />)}
      {list && (
        <Activity mode={Product ? 'hidden' : 'visible'}>
          <KeptFocus isBack={isBack} />
          {list}
        </Activity>
      )}
    </main>
  );
}

function ProductPage({ at: { address, Product }, isShown }: { readonly at: ProductAt; readonly isShown: boolean }) {
  'use memo';
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <AddressContext value={address}>
        <Product />
      </AddressContext>
    </Activity>
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
