import { type ReactNode, use } from 'react';
import { storeViewByCode } from '#config/stores.ts';
import { inStore } from '#domain/paths.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { LinksContext } from '#src/ui/link.tsx';

interface InOrderStoreProps {
  readonly code: string;
  readonly children: ReactNode;
}

/** The links in it lead into the store view of an order, which may be another document with its own cart (D94). */
export function InOrderStore({ code, children }: InOrderStoreProps) {
  const links = use(LinksContext);
  const { store } = useStoreView();
  const target = storeViewByCode(code);
  if (!target || target === store) return children;
  const follow = (to: string): void => location.assign(inStore(target, to));
  return <LinksContext value={{ ...links, prefix: target.prefix, follow }}>{children}</LinksContext>;
}
