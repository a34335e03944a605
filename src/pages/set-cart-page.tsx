import { use, useMemo } from 'react';
import { SHARED_ITEMS, sharedLines } from '#domain/shared-cart.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { SharedCart } from '#src/features/cart/shared-cart.tsx';
import { AddressContext } from '#src/ui/address.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts';
import { useWords } from '#src/ui/use-words.ts';
import { Waiting } from '#src/ui/waiting.tsx';

/** A cart that a link names (spec 2: /set-cart, D30). Opening it changes nothing. */
export function SetCartPage() {
  const t = useWords('cart');
  const { search } = use(AddressContext);
  const items = useMemo(() => sharedLines(new URLSearchParams(search).get(SHARED_ITEMS) ?? ''), [search]);
  const { value: shared, isPartial } = useLive(queries.cart.shared({ items }));
  const { value: cart } = useLive(queries.cart.current());
  usePageTitle(`${t('link.title')} – ${t('shop:brand')}`);
  // The cart of a link is only this device's business, so no server renders it.
  const isHydrating = useIsHydrating();
  if (isHydrating) return <Waiting />;
  if (items.length > 0 && (!shared || !cart || (isPartial && shared.lines.length === 0))) return <Waiting />;
  if (!shared || !cart || shared.lines.length === 0) {
    return (
      <MessagePage title={t('link.none')} text={t('link.noneHint')}>
        <ButtonLink to="/">{t('cart:browse')}</ButtonLink>
      </MessagePage>
    );
  }
  return <SharedCart items={items} shared={shared} cart={cart} />;
}
