import { nothingTyped, type TypedHome } from '#domain/typed-home.ts';
import type { CartName } from '../outbox/cart-name.ts';
import type { CustomerDoc } from './shopper-documents.ts';

/** Where is kept what an owner measured at home; it is the same in every store view. */
export function homeId({ owner }: CartName): string {
  return `home|${owner}`;
}

/** The home as it was typed last. */
export function typedHome(document: CustomerDoc | null | undefined): TypedHome {
  return document?.kind === 'home' ? { ...nothingTyped, ...document.typed } : nothingTyped;
}
