import type { LineOptions } from '../line-key.ts';
/** A page of the orders that the shop has of whoever is signed in, newest first. */
export interface OrderHistoryView {
  readonly orders: readonly HistoryOrderView[];
  readonly total: number;
  readonly pageSize: number;
  /** Whether this is what the device kept, because the shop could not be asked now. */
  readonly isFromDevice: boolean;
}

/** An order of the past (spec 3: user). Amounts are gross, in minor units of the order's currency. */
export interface HistoryOrderView {
  readonly number: string;
  /** What is wanted of it, and the shop has not answered; missing where nothing is. */
  readonly waitingChange?: 'cancel' | 'return';
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly status: string;
  /** Epoch milliseconds, or `null` where the backend does not say. */
  readonly statusChangedMs: number | null;
  readonly currency: string;
  /** The store view that it was made in; missing where the backend names none of this shop's, and in pages that were kept before. */
  readonly storeCode?: string;
  readonly deliveryNumber: string | null;
  readonly deliveryType: string | null;
  readonly items: readonly HistoryItemView[];
  readonly subtotalMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  /** All of them, with what paying cost. */
  readonly feesMinor: number;
  /** Those among them that have a name; missing in pages that were kept before there were any. */
  readonly fees?: readonly { readonly label: string; readonly amountMinor: number }[];
  readonly discountMinor: number;
  readonly totalMinor: number;
}

export interface HistoryItemView {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** What it came to, less its discount. */
  readonly rowMinor: number;
  /** What was chosen, in words; missing where the backend does not say, and in pages that were kept before it was told. */
  readonly optionLabels?: readonly { readonly label: string; readonly value: string }[];
  /** What was chosen beside the variant, to order it again; missing in pages that were kept before it was told. */
  readonly options?: LineOptions;
}
