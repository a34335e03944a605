import { paidDeliveries } from './free-shipping.ts';
import { roundHalfUp } from './money.ts';
import { taxOf } from './tax.ts';

/** A line whose totals are calculated. Amounts in minor units, gross. */
export interface TotalsLine {
  readonly key: string;
  readonly qty: number;
  readonly unitMinor: number;
  readonly taxBasisPoints: number;
}

/** A cost beside the lines: delivery or a payment fee, gross. */
export interface TotalsCost {
  readonly amountMinor: number;
  readonly taxBasisPoints: number;
}

/** A chosen fee, with what it is called. `code` joins fee and option (`fees.ts`). */
export interface TotalsFee extends TotalsCost {
  readonly code: string;
  readonly label: string;
}

/** What is counted beside the lines of a cart. */
export interface TotalsCosts {
  readonly delivery: TotalsCost | null;
  /** Deliveries beside the first, each at the same price: what does not come together is driven more than once. */
  readonly furtherDeliveries: number;
  readonly paymentFee: TotalsCost | null;
  readonly fees: readonly TotalsFee[];
  /** What the goods come to at least for a first delivery that costs nothing; `null`: none is free. */
  readonly freeDeliveryFromMinor: number | null;
}

/** A cart that costs nothing beside its lines, or of which that is not known yet. */
export const noCosts: TotalsCosts = {
  delivery: null,
  furtherDeliveries: 0,
  paymentFee: null,
  fees: [],
  freeDeliveryFromMinor: null,
};

export interface TotalsQuestion extends TotalsCosts {
  readonly lines: readonly TotalsLine[];
  /** Per cent off every line, 0 to 100. */
  readonly couponPercent: number;
}

export interface LineTotals {
  readonly key: string;
  readonly qty: number;
  readonly unitMinor: number;
  /** Unit price times quantity, before discount. */
  readonly rowMinor: number;
  /** What the coupon takes off the row, zero or positive. */
  readonly discountMinor: number;
  readonly taxMinor: number;
}

/** A fee that was counted. */
export type CountedFee = Omit<TotalsFee, 'taxBasisPoints'>;

/** The sums of lines and costs. */
export interface Sums {
  readonly subtotalMinor: number;
  /** Zero or negative (D65). */
  readonly discountMinor: number;
  /** `null` while no delivery method is chosen. */
  readonly deliveryMinor: number | null;
  readonly paymentFeeMinor: number;
  /** Missing in what was counted before there were fees. */
  readonly fees?: readonly CountedFee[];
  readonly taxMinor: number;
  readonly grandTotalMinor: number;
}

/** What the shop counts for the lines of a cart, before delivery, payment and fees are chosen. */
export type ConfirmedTotals = Omit<Sums, 'deliveryMinor' | 'paymentFeeMinor' | 'fees'>;

export interface Totals extends Sums {
  readonly lines: readonly LineTotals[];
}

/**
 * Calculates the totals of a cart, on the device as on the server (D25, D54, D95): gross unit price times quantity, the
 * discount of each line rounded half up; payment and fees once, and each delivery, of which the first is free where the goods
 * come to enough.
 */
export function countTotals(question: TotalsQuestion): Totals {
  const { lines, delivery, furtherDeliveries, paymentFee, fees, freeDeliveryFromMinor, couponPercent } = question;
  const counted = lines.map((line) => countLine(line, couponPercent));
  const subtotalMinor = sum(counted.map((line) => line.rowMinor));
  const discountMinor = 0 - sum(counted.map((line) => line.discountMinor));
  const paid = paidDeliveries(freeDeliveryFromMinor, { subtotalMinor, discountMinor }, furtherDeliveries);
  const paidDelivery = delivery && { ...delivery, amountMinor: delivery.amountMinor * paid };
  const costs = [paidDelivery, paymentFee, ...fees].filter((cost) => cost !== null);
  return {
    lines: counted,
    subtotalMinor,
    discountMinor,
    deliveryMinor: paidDelivery?.amountMinor ?? null,
    paymentFeeMinor: paymentFee?.amountMinor ?? 0,
    fees: fees.map(({ code, label, amountMinor }) => ({ code, label, amountMinor })),
    taxMinor:
      sum(counted.map((line) => line.taxMinor)) +
      sum(costs.map((cost) => taxOf(cost.amountMinor, cost.taxBasisPoints))),
    grandTotalMinor: subtotalMinor + discountMinor + sum(costs.map((cost) => cost.amountMinor)),
  };
}

/** What all fees come to. */
export function sumOfFees({ fees = [] }: Pick<Sums, 'fees'>): number {
  return sum(fees.map(({ amountMinor }) => amountMinor));
}

/** The amount of a row after its discount (spec 9: discounted rows). */
export function payableMinor({ rowMinor, discountMinor }: Pick<LineTotals, 'rowMinor' | 'discountMinor'>): number {
  return rowMinor - discountMinor;
}

/**
 * The discount in per cent of a subtotal, from 0 to 100; a whole number if the difference can come from rounding each
 * line. The device uses it to calculate lines that the shop has not seen yet (D25).
 */
export function discountPercent(subtotalMinor: number, discountMinor: number): number {
  if (subtotalMinor <= 0) return 0;
  const percent = Math.min(100, (Math.abs(discountMinor) / subtotalMinor) * 100);
  const whole = Math.round(percent);
  return Math.abs(percent - whole) < NEARLY_WHOLE ? whole : percent;
}

/** The tolerance for rounding: half a minor unit per line is far less than this at the prices of furniture. */
const NEARLY_WHOLE = 0.05;

function countLine(line: TotalsLine, couponPercent: number): LineTotals {
  const rowMinor = line.unitMinor * line.qty;
  const discountMinor = roundHalfUp((rowMinor * couponPercent) / 100);
  return {
    key: line.key,
    qty: line.qty,
    unitMinor: line.unitMinor,
    rowMinor,
    discountMinor,
    taxMinor: taxOf(rowMinor - discountMinor, line.taxBasisPoints),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
