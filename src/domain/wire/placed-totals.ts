import type { PlacedTotals as WirePlacedTotals } from '#schemas/api/generated/types.gen.ts';
import { feeCode, feeNumbers } from '../fees.ts';
import type { CountedFee, LineTotals, Sums } from '../totals.ts';

/** The totals at which the shop placed an order. */
export interface PlacedTotals extends Sums {
  /** In the order of the lines that were ordered. */
  readonly lines: readonly PlacedLine[];
}

type PlacedLine = Pick<LineTotals, 'unitMinor' | 'discountMinor'> & { readonly sku: string };

/** Converts to the wire (contract: PlacedTotals). */
export function placedToWire(totals: PlacedTotals): WirePlacedTotals {
  return {
    lines: totals.lines.map(({ sku, unitMinor, discountMinor }) => ({
      sku,
      price: unitMinor,
      discount: discountMinor,
    })),
    subtotal: totals.subtotalMinor,
    discount: totals.discountMinor,
    shipping: totals.deliveryMinor,
    payment_fee: totals.paymentFeeMinor,
    fees: (totals.fees ?? []).map(({ code, label, amountMinor: amount }) => {
      const { feeId, optionId } = feeNumbers(code);
      return { fee_id: feeId, option_id: optionId, label, amount };
    }),
    tax: totals.taxMinor,
    grand_total: totals.grandTotalMinor,
  };
}

/** Reads the totals of a confirmation; `null` when the shop sends none, or not in the form of the contract. */
export function placedFromWire(value: unknown): PlacedTotals | null {
  const { lines, subtotal, discount, shipping, payment_fee, fees, tax, grand_total } = fieldsOf(value);
  const sums = [subtotal, discount, payment_fee, tax, grand_total];
  if (!Array.isArray(lines) || !sums.every(isAmount) || !(shipping === null || isAmount(shipping))) return null;
  const counted = lines.map(fieldsOf);
  if (!counted.every((line) => isAmount(line['price']) && isAmount(line['discount']))) return null;
  return {
    lines: counted.map(({ sku, price, discount: off }) => ({
      sku: String(sku),
      unitMinor: Number(price),
      discountMinor: Number(off),
    })),
    subtotalMinor: Number(subtotal),
    discountMinor: Number(discount),
    deliveryMinor: shipping === null ? null : Number(shipping),
    paymentFeeMinor: Number(payment_fee),
    fees: feesFromWire(fees),
    taxMinor: Number(tax),
    grandTotalMinor: Number(grand_total),
  };
}

/** Fees that cannot be read are left out: what they come to is in the total. */
function feesFromWire(value: unknown): CountedFee[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(fieldsOf)
    .flatMap(({ fee_id, option_id, label, amount }) =>
      isAmount(fee_id) && isAmount(option_id) && isAmount(amount)
        ? [{ code: feeCode(Number(fee_id), Number(option_id)), label: String(label), amountMinor: Number(amount) }]
        : [],
    );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value);
}
