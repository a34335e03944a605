import type { StoreView } from '#config/stores.ts';
import type { GroupPrices } from '#domain/group-prices.ts';
import type { GroupPrices as WirePage } from '#schemas/api/generated/types.gen.ts';
import { type CartName, cartKey } from '../outbox/cart-name.ts';
import type { CustomerDoc } from './shopper-documents.ts';

export type GroupPricesDoc = Extract<CustomerDoc, { kind: 'groupPrices' }>;

/** Quantity and net price in major units, by the sku of the product. */
type KeptPrices = Record<string, readonly (readonly [fromQty: number, netMajor: number])[]>;

/** Where is kept what an owner's group pays in a store view: with its owner, so that it is wiped with them. */
export function groupPricesId(name: CartName): string {
  return `groupPrices|${cartKey(name)}`;
}

export function keptGroupPrices(document: CustomerDoc | null | undefined): GroupPricesDoc | null {
  return document?.kind === 'groupPrices' ? document : null;
}

/** What is kept, with a page of changes. They are one text, because thousands of objects would be copied at every look. */
export function withPage(name: CartName, kept: GroupPricesDoc | null, page: WirePage): GroupPricesDoc {
  const isOfGroup = kept?.group === page.group_id;
  const prices = (isOfGroup ? JSON.parse(kept.prices) : {}) as KeptPrices;
  for (const { sku, tiers } of page.items) {
    if (tiers.length > 0) prices[sku] = tiers.map(({ qty, value }) => [qty, value] as const);
    else delete prices[sku];
  }
  return {
    id: groupPricesId(name),
    kind: 'groupPrices',
    group: page.group_id,
    isNet: page.price_display === 'excluding_tax',
    checkpoint: page.checkpoint,
    prices: JSON.stringify(prices),
  };
}

/** Whether two say the same, however far they came. */
export function isSamePricing(a: GroupPricesDoc | null, b: GroupPricesDoc | null): boolean {
  return a?.prices === b?.prices && a?.group === b?.group && a?.isNet === b?.isNet;
}

/** What is kept, for the rules. */
export function groupPricesOf({ group, isNet, prices }: GroupPricesDoc, { tax }: StoreView): GroupPrices {
  const tiers = Object.entries(JSON.parse(prices) as KeptPrices).map(
    ([sku, own]) => [sku, own.map(([fromQty, netMajor]) => ({ group, fromQty, netMajor }))] as const,
  );
  return { group, isNet, taxBasisPoints: tax.rateBasisPoints, tiers: new Map(tiers) };
}
