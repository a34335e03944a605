import type { ExternalCheckoutOrder, ExternalOrderLine } from '#schemas/api/generated/types.gen.ts';
import { taxOf } from '../tax.ts';
import { amountOf, taxAmountOf } from './order-lines.ts';

type Amounts = Pick<ExternalCheckoutOrder, 'order_amount' | 'order_tax_amount' | 'order_lines'>;

/** Why the amounts of a provider's order are wrong, in the words of the contract; `null` where they are right (spec 5, D54). */
export function amountProblem({ order_amount, order_tax_amount, order_lines }: Amounts): string | null {
  const sum = amountOf(order_lines);
  if (order_amount !== sum) return `Order amount incorrect (${order_amount}:${sum})`;
  const taxes = taxAmountOf(order_lines);
  if (order_tax_amount !== taxes) return `Order amount incorrect (${order_tax_amount}:${taxes})`;
  const wrong = order_lines.find((line) => line.total_amount !== lineTotal(line));
  if (wrong) return `Order amount incorrect (${wrong.total_amount}:${lineTotal(wrong)})`;
  const taxed = order_lines.find((line) => line.total_tax_amount !== lineTax(line));
  return taxed ? `Order amount incorrect (${taxed.total_tax_amount}:${lineTax(taxed)})` : null;
}

/** Quantity times unit price less discount (contract: ExternalOrderLine). */
function lineTotal({ quantity, unit_price, total_discount_amount = 0 }: ExternalOrderLine): number {
  return quantity * unit_price - total_discount_amount;
}

function lineTax({ total_amount, tax_rate }: ExternalOrderLine): number {
  return taxOf(total_amount, tax_rate);
}
