import type { ExternalOrderLine } from '#schemas/api/generated/types.gen.ts';
import type { Sums, TotalsCost } from '../totals.ts';
import { taxOf } from '../tax.ts';

/** A line of the cart as the provider is told of it. Amounts in minor units, gross. */
export interface PaidLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly unitMinor: number;
  readonly discountMinor: number;
  readonly taxBasisPoints: number;
  /** Whether nothing of it has to be delivered. */
  readonly isVirtual?: boolean;
  readonly more?: Pick<ExternalOrderLine, 'image_url' | 'product_url' | 'shipping_attributes'>;
}

/** A cost beside the lines, with what it is called. */
export interface PaidCost extends TotalsCost {
  readonly reference: string;
  readonly name: string;
}

/** The costs of chosen fees for the provider. */
export function paidFees({ fees = [] }: Pick<Sums, 'fees'>, taxBasisPoints: number): PaidCost[] {
  return fees.map(({ code, label: name, amountMinor }) => ({
    reference: `fee-${code.replace('/', '-')}`,
    name,
    amountMinor,
    taxBasisPoints,
  }));
}

/** Names in the provider's order are no longer than this (contract: ExternalOrderLine). */
const NAME_MAX = 255;

/** A line of the provider's order: what is paid for is less its discount, and its tax is inside (spec 3, spec 9, D54). */
export function orderLine({
  sku,
  name,
  qty,
  unitMinor,
  discountMinor,
  taxBasisPoints,
  ...rest
}: PaidLine): ExternalOrderLine {
  const total = unitMinor * qty - discountMinor;
  return {
    type: rest.isVirtual ? 'digital' : 'physical',
    reference: sku.slice(0, NAME_MAX),
    name: name.slice(0, NAME_MAX),
    quantity: qty,
    unit_price: unitMinor,
    tax_rate: taxBasisPoints,
    total_amount: total,
    total_discount_amount: discountMinor,
    total_tax_amount: taxOf(total, taxBasisPoints),
    ...rest.more,
  };
}

/** The line of a cost: delivery, or what paying in this way costs (spec 3: type surcharge or shipping_fee). */
export function costLine(type: 'shipping_fee' | 'surcharge', cost: PaidCost): ExternalOrderLine {
  const { reference: sku, name, amountMinor: unitMinor, taxBasisPoints } = cost;
  return { ...orderLine({ sku, name, qty: 1, unitMinor, discountMinor: 0, taxBasisPoints }), type };
}

/** The line that makes the sum of the lines the total that was agreed on (D54); `null` where it is already. */
export function roundingLine(lines: readonly ExternalOrderLine[], agreedMinor: number): ExternalOrderLine | null {
  const amountMinor = agreedMinor - amountOf(lines);
  if (amountMinor === 0) return null;
  const line = costLine('surcharge', { reference: 'rounding', name: 'rounding', amountMinor, taxBasisPoints: 0 });
  return amountMinor < 0 ? { ...line, type: 'discount' } : line;
}

/** What all lines come to. */
export function amountOf(lines: readonly Pick<ExternalOrderLine, 'total_amount'>[]): number {
  return lines.reduce((sum, line) => sum + line.total_amount, 0);
}

/** The tax inside all lines. */
export function taxAmountOf(lines: readonly Pick<ExternalOrderLine, 'total_tax_amount'>[]): number {
  return lines.reduce((sum, line) => sum + line.total_tax_amount, 0);
}
