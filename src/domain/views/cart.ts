import type { CartLine } from '../cart.ts';
import { withOffers } from '../offers.ts';
import { productPath } from '../paths.ts';
import { currentPrice } from '../price.ts';
import { isVirtualType, type ProductSummary } from '../product.ts';
import { isSellable, maxQty } from '../stock.ts';
import { countTotals } from '../totals.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** The cart as it is shown. Amounts in minor units, gross. */
export interface CartView {
  readonly lines: readonly CartLineView[];
  /** Pieces, not lines (spec 9: cart count by quantities). */
  readonly count: number;
  readonly totals: CartTotalsView;
  /** Changes that the server has not seen yet. */
  readonly pending: number;
  /** Nothing of it has to be delivered. */
  readonly isVirtual: boolean;
}

export interface CartTotalsView {
  /** `confirmed`: the server counted exactly these lines. */
  readonly state: 'estimate' | 'confirmed';
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly grandTotalMinor: number;
}

export interface CartLineView {
  readonly key: string;
  readonly sku: string;
  readonly qty: number;
  readonly name: string;
  readonly name2: string | null;
  readonly image: string | null;
  readonly path: string | null;
  readonly optionLabels: CartLine['snapshot']['optionLabels'];
  readonly unitMinor: number;
  readonly regularMinor: number | null;
  readonly rowMinor: number;
  readonly maxQty: number;
  readonly taxBasisPoints: number;
  /** Nothing to deliver (spec 4: totals). */
  readonly isVirtual: boolean;
  /** Why the line cannot be bought as it is (D86). */
  readonly problem: 'gone' | 'outOfStock' | 'tooMany' | null;
}

/** The lines with what their products are today; a product that is gone leaves its snapshot. */
export function lineView(line: CartLine, summary: ProductSummary | undefined, context: CatalogueContext): CartLineView {
  const product = summary && withOffers(summary, context.offers);
  const article =
    product &&
    (product.variants.find(({ sku }) => sku === line.sku) ?? (product.sku === line.sku ? product : undefined));
  const price = article ? currentPrice(article.price, context.nowMs) : null;
  const unitMinor = price?.amountMinor ?? line.snapshot.unitMinor;
  return {
    key: line.key,
    sku: line.sku,
    qty: line.qty,
    name: line.snapshot.name,
    name2: line.snapshot.name2,
    image: line.snapshot.image,
    path: product ? productPath(product, line.sku) : null,
    optionLabels: line.snapshot.optionLabels,
    unitMinor,
    regularMinor: price ? price.regularMinor : line.snapshot.regularMinor,
    rowMinor: unitMinor * line.qty,
    maxQty: article ? maxQty(article.stock) : line.qty,
    taxBasisPoints: line.snapshot.taxBasisPoints,
    isVirtual: product !== undefined && isVirtualType(product.type),
    problem: problemOf(line, product, article),
  };
}

const STATUS_UNAVAILABLE = 2;

function problemOf(
  line: CartLine,
  product: ProductSummary | undefined,
  article: Pick<ProductSummary, 'stock' | 'status'> | undefined,
): CartLineView['problem'] {
  if (!product || !article || article.status >= STATUS_UNAVAILABLE) return 'gone';
  if (!isSellable(article.stock)) return 'outOfStock';
  return line.qty > maxQty(article.stock) ? 'tooMany' : null;
}

/** The shown totals: the server's own count where it knows all that is shown, else our estimate by the same rules. */
export function cartView(
  lines: readonly CartLineView[],
  confirmed: Omit<CartTotalsView, 'state'> | null,
  pending: number,
): CartView {
  const estimate = countTotals({ lines, delivery: null, paymentFee: null, couponPercent: 0 });
  const isConfirmed = confirmed !== null && confirmed.subtotalMinor === estimate.subtotalMinor;
  const { subtotalMinor, discountMinor, grandTotalMinor } = isConfirmed ? confirmed : estimate;
  return {
    lines,
    count: lines.reduce((sum, { qty }) => sum + qty, 0),
    totals: { state: isConfirmed ? 'confirmed' : 'estimate', subtotalMinor, discountMinor, grandTotalMinor },
    pending,
    isVirtual: isVirtualCart(lines),
  };
}

/** Whether there is nothing to deliver. */
export function isVirtualCart(lines: readonly Pick<CartLineView, 'isVirtual'>[]): boolean {
  return lines.length > 0 && lines.every(({ isVirtual }) => isVirtual);
}
