import { roundHalfUp } from './money.ts';
import { taxOf } from './tax.ts';

/** A line to count. Amounts in minor units, gross. */
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

export interface TotalsQuestion {
  readonly lines: readonly TotalsLine[];
  readonly delivery: TotalsCost | null;
  readonly paymentFee: TotalsCost | null;
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

/** What lines and costs come to. */
export interface Sums {
  readonly subtotalMinor: number;
  /** Zero or negative (D65). */
  readonly discountMinor: number;
  /** `null` while no delivery method is chosen. */
  readonly deliveryMinor: number | null;
  readonly paymentFeeMinor: number;
  readonly taxMinor: number;
  readonly grandTotalMinor: number;
}

export interface Totals extends Sums {
  readonly lines: readonly LineTotals[];
}

/**
 * Counts a cart, the same on the device and on the server (D25, D54, D95): unit price gross x quantity, discount a line
 * rounded half up, delivery and payment cost once.
 */
export function countTotals({ lines, delivery, paymentFee, couponPercent }: TotalsQuestion): Totals {
  const counted = lines.map((line) => countLine(line, couponPercent));
  const subtotalMinor = sum(counted.map((line) => line.rowMinor));
  const discountMinor = sum(counted.map((line) => line.discountMinor));
  const costs = [delivery, paymentFee].filter((cost): cost is TotalsCost => cost !== null);
  return {
    lines: counted,
    subtotalMinor,
    discountMinor: discountMinor === 0 ? 0 : -discountMinor,
    deliveryMinor: delivery?.amountMinor ?? null,
    paymentFeeMinor: paymentFee?.amountMinor ?? 0,
    taxMinor:
      sum(counted.map((line) => line.taxMinor)) +
      sum(costs.map((cost) => taxOf(cost.amountMinor, cost.taxBasisPoints))),
    grandTotalMinor: subtotalMinor - discountMinor + sum(costs.map((cost) => cost.amountMinor)),
  };
}

/** What a row comes to, less its discount (spec 9: discounted rows). */
export function payableMinor({ rowMinor, discountMinor }: Pick<LineTotals, 'rowMinor' | 'discountMinor'>): number {
  return rowMinor - discountMinor;
}

/**
 * What a discount takes off a subtotal, in per cent from 0 to 100: a whole number where rounding line by line explains the
 * rest. With it a device counts lines that the shop has not seen yet (D25).
 */
export function discountPercent(subtotalMinor: number, discountMinor: number): number {
  if (subtotalMinor <= 0) return 0;
  const percent = Math.min(100, (Math.abs(discountMinor) / subtotalMinor) * 100);
  const whole = Math.round(percent);
  return Math.abs(percent - whole) < NEARLY_WHOLE ? whole : percent;
}

/** Half a minor unit a line is little of what furniture costs. */
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
