import { type ReactNode, use } from 'react';
import { storeViewByCode } from '#config/stores.ts';
import { inStore } from '#domain/paths.ts';
import { LinksContext } from './link.tsx';

interface InOrderStoreProps {
  /** `null` where nobody says it: the links stay in the present store view. */
  readonly code: string | null;
  readonly children: ReactNode;
}

/** The links in it lead into the store view of an order, which may be another document with its own cart (D94). */
export function InOrderStore({ code, children }: InOrderStoreProps) {
  const links = use(LinksContext);
  const target = code === null ? undefined : storeViewByCode(code);
  if (!target || target.prefix === links.prefix) return children;
  const follow = (to: string): void => location.assign(inStore(target, to));
  return <LinksContext value={{ ...links, prefix: target.prefix, follow }}>{children}</LinksContext>;
}
