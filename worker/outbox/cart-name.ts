import type { Owner } from './owner.ts';

/** The cart of an owner in a store view. */
export interface CartName {
  readonly owner: Owner;
  readonly storeCode: string;
}

/** Names a cart in maps. */
export function cartKey({ owner, storeCode }: CartName): string {
  return `${owner}|${storeCode}`;
}

export function isSameCart(a: CartName, b: CartName): boolean {
  return a.owner === b.owner && a.storeCode === b.storeCode;
}
