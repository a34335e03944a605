import type { DeliveryPromise } from '../delivery-promise.ts';
import type { LineOptions } from '../line-key.ts';
import type { Buyable } from '../offering/in-cart.ts';
import type { Offering } from '../offering/offering.ts';
import type { StockBadge } from '../stock.ts';
import type { PartView } from './parts.ts';
import type { PriceView } from './price-view.ts';

/** What can be chosen with an article. */
export interface ChoicesView {
  readonly offering: Offering;
  /** The choice to begin with. */
  readonly first: LineOptions;
  /** The articles of the slots, by the sku that the slot names. */
  readonly parts: Readonly<Record<string, PartView>>;
}

/** The article that would be bought. */
export interface ChosenView extends Buyable {
  /** The article's own name, in the language of the page. */
  readonly name: string;
  readonly path: string;
  readonly price: PriceView;
  readonly stock: StockBadge;
  readonly delivery: DeliveryPromise | null;
  /** When the backend told the stock; `null` for a snapshot, which is as old as its document. */
  readonly stockAt: number | null;
  readonly catalogueAt: number;
  readonly optionLabels: readonly { readonly label: string; readonly value: string }[];
  /** No variant is exactly the one in the address; this is the nearest (D43). */
  readonly isNearest: boolean;
  /** Whether no variant can be bought. */
  readonly isNoneAvailable: boolean;
}
