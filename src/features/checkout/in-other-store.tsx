import { type ReactNode, use } from 'react';
import { storeViewByCode } from '#config/stores.ts';
import { inStore } from '#domain/paths.ts';
import { LinksContext } from '#src/ui/link.tsx';

interface InOtherStoreProps {
  readonly code: string;
  readonly children: ReactNode;
}

/** The links in it lead into another store view, which is another document with its own cart (D94). */
export function InOtherStore({ code, children }: InOtherStoreProps) {
  const links = use(LinksContext);
  const target = storeViewByCode(code);
  if (!target) return null;
  const follow = (to: string): void => location.assign(inStore(target, to));
  return <LinksContext value={{ ...links, prefix: target.prefix, follow }}>{children}</LinksContext>;
}
