import type { ComponentType } from 'react';
import { proxy, ref } from 'valtio';
import type { Address } from '#src/ui/address.ts';

/** A product's page at an address, which stays the same page when it is drawn ahead and shown later. */
export interface ProductAt {
  readonly key: string;
  readonly address: Address;
  readonly Product: ComponentType;
}

/** What the route of a product says of itself: `Pages` draws its page. */
export interface ProductRoute {
  readonly Product: ComponentType;
}

/** The page that a press is likely to lead to, drawn out of sight until the click comes (decision 093). */
export const pageAhead = proxy<{ page: ProductAt | null }>({ page: null });

let drawn = 0;

export function drawAhead(Product: ComponentType, pathname: string, search: string): void {
  drawn++;
  pageAhead.page = ref({ key: `ahead ${drawn}`, address: { pathname, search, isBack: false }, Product });
}

export function dropAhead(): void {
  pageAhead.page = null;
}
