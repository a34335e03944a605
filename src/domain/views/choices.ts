import type { DeliveryPromise } from '../delivery-promise.ts';
import type { LineOptions } from '../line-key.ts';
import type { Offering } from '../offering/offering.ts';
import type { StockBadge } from '../stock.ts';
import type { PartView } from './parts.ts';
import type { PriceView } from './price-view.ts';

/** What can be chosen beside the article. */
export interface ChoicesView {
  readonly offering: Offering;
  /** What is chosen at first. */
  readonly first: LineOptions;
  /** How the articles of the slots look, by the sku that the slot names. */
  readonly parts: Readonly<Record<string, PartView>>;
}

/** The article that would be bought. */
export interface ChosenView {
  readonly sku: string;
  /** The article's own name, in the language of the page. */
  readonly name: string;
  readonly path: string;
  readonly price: PriceView;
  readonly stock: StockBadge;
  readonly delivery: DeliveryPromise | null;
  /** When the stock was said, or `null` for a snapshot, which is of the time of its document. */
  readonly stockAt: number | null;
  readonly catalogueAt: number;
  readonly maxQty: number;
  readonly optionLabels: readonly { readonly label: string; readonly value: string }[];
  /** Nothing has exactly what the address names; this is the nearest (D43). */
  readonly isNearest: boolean;
  /** No variant can be bought. */
  readonly isNoneAvailable: boolean;
}
