import { LOW_STOCK_QTY, LOW_STOCK_QTY_ON_LISTS, QTY_MAX } from '#config/limits.ts';
import { isOutOfStockAllowedInCart } from '#config/settings.ts';

/** Stock indications of spec 4 as a backend names them. */
export const stockStatuses = [
  'in_stock',
  'low_stock',
  'upcoming',
  'out_of_stock',
  'sold_out_season',
  'discontinued',
  'discontinued_sellable',
] as const;

export type StockStatus = (typeof stockStatuses)[number];
/** What a list says; `orderable` is what nobody counts: it is to be had, but lies nowhere. */
export type StockIndication = StockStatus | 'orderable';
export type StockBadge = StockIndication | 'volatile' | 'max_in_cart';

/** What is known about the stock of one article. */
export interface Stock {
  readonly isInStock: boolean;
  /** `null`: not known. */
  readonly qty: number | null;
  /** `false`: quantity is not tracked, always sellable. */
  readonly isManaged: boolean;
  readonly status: StockStatus | null;
}

/** Where a badge stands: lists call five or fewer low, product pages ten or fewer (D48). */
export type StockPlace = 'page' | 'list';

const unsellable: ReadonlySet<StockStatus> = new Set(['out_of_stock', 'sold_out_season', 'discontinued', 'upcoming']);

/** The indication to show for a stock (spec 4: stock indication). */
export function stockStatus(stock: Stock, place: StockPlace): StockIndication {
  const { status } = stock;
  if (status && unsellable.has(status)) return status;
  if (!isSellable(stock)) return status === 'discontinued_sellable' ? 'discontinued' : 'out_of_stock';
  if (status === 'discontinued_sellable') return status;
  if (!stock.isManaged) return 'orderable';
  if (stock.qty === null) return status ?? 'in_stock';
  const limit = place === 'list' ? LOW_STOCK_QTY_ON_LISTS : LOW_STOCK_QTY;
  return stock.qty <= limit ? 'low_stock' : 'in_stock';
}

/** The badge of an article's page: a quantity that nobody has named or confirmed is uncertain (spec 4: stock status). */
export function pageBadge(stock: Stock, isVerified: boolean): StockBadge {
  const isUncertain = isSellable(stock) && stock.isManaged && stock.qty === null && !isVerified;
  return isUncertain ? 'volatile' : stockStatus(stock, 'page');
}

/** A line of the cart: what there is of it, how many it has, and how many it can have. */
export interface LineStock {
  readonly stock: Stock;
  readonly qtyInCart: number;
  readonly max: number;
  readonly isVerified: boolean;
}

/** The badge of a line of the cart: what cannot be sold, what is all there is, what nobody has confirmed (spec 4). */
export function lineBadge({ stock, qtyInCart, max, isVerified }: LineStock): StockBadge {
  if (!isSellable(stock)) return stockStatus(stock, 'page');
  if (qtyInCart >= max) return 'max_in_cart';
  return isVerified || !stock.isManaged ? stockStatus(stock, 'page') : 'volatile';
}

/** Whether at least one can be sold. */
export function isSellable(stock: Stock): boolean {
  if (stock.status && unsellable.has(stock.status)) return false;
  if (!stock.isManaged) return true;
  return stock.isInStock && (stock.qty === null || stock.qty >= 1);
}

/** How many one cart may hold. */
export function maxQty(stock: Stock): number {
  if (!isSellable(stock)) return 0;
  if (!stock.isManaged || stock.qty === null) return QTY_MAX;
  return Math.min(QTY_MAX, Math.floor(stock.qty));
}

/** Outcome of the check before adding (spec 4: adding to cart, D23, D24). */
export type AddVerdict = 'ok' | 'volatile' | 'max_in_cart' | 'out_of_stock';

export interface AddQuestion {
  readonly stock: Stock;
  readonly qtyInCart: number;
  readonly qtyAsked: number;
  /** The server confirmed this stock just now; otherwise it is a snapshot of unknown truth. */
  readonly isVerified: boolean;
}

/**
 * Compares the stock with what the cart already holds plus what is asked for. What nobody has confirmed is added where the
 * cart may hold what is out of stock, and refused where it may not (D23).
 */
export function addVerdict(
  { stock, qtyInCart, qtyAsked, isVerified }: AddQuestion,
  isUnverifiedAllowed: boolean = isOutOfStockAllowedInCart,
): AddVerdict {
  if (!isSellable(stock)) return 'out_of_stock';
  if (qtyInCart + qtyAsked > maxQty(stock)) return 'max_in_cart';
  if (isVerified || !stock.isManaged) return 'ok';
  return isUnverifiedAllowed ? 'volatile' : 'out_of_stock';
}
