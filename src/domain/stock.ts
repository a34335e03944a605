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
/** What a list says; `orderable` is an article whose quantity is not tracked: it can be bought, but is not in stock. */
export type StockIndication = StockStatus | 'orderable';
export type StockBadge = StockIndication | 'volatile' | 'max_in_cart';

/** What is known about the stock of one article. */
export interface Stock {
  readonly isInStock: boolean;
  /** `null`: not known. */
  readonly qty: number | null;
  /** `false`: the quantity is not tracked, and the article can always be sold. */
  readonly isManaged: boolean;
  readonly status: StockStatus | null;
}

/** Where a badge is shown: lists call five or fewer pieces low stock, product pages ten or fewer (D48). */
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

/**
 * The badge on an article's page: `volatile` when the quantity is unknown and not confirmed by the server (spec 4:
 * stock status).
 */
export function pageBadge(stock: Stock, isVerified: boolean): StockBadge {
  const isUncertain = isSellable(stock) && stock.isManaged && stock.qty === null && !isVerified;
  return isUncertain ? 'volatile' : stockStatus(stock, 'page');
}

/** The stock of a cart line's article, how many pieces the line has, and how many it can have. */
export interface LineStock {
  readonly stock: Stock;
  readonly qtyInCart: number;
  readonly max: number;
  readonly isVerified: boolean;
}

/**
 * The badge of a cart line: why it cannot be sold, that it has all pieces there are, or that the server has not
 * confirmed its stock (spec 4).
 */
export function lineBadge({ stock, qtyInCart, max, isVerified }: LineStock): StockBadge {
  if (!isSellable(stock)) return stockStatus(stock, 'page');
  if (qtyInCart >= max) return 'max_in_cart';
  return isVerified || !stock.isManaged ? stockStatus(stock, 'page') : 'volatile';
}

/** Whether at least one piece can be sold. */
export function isSellable(stock: Stock): boolean {
  if (stock.status && unsellable.has(stock.status)) return false;
  if (!stock.isManaged) return true;
  return stock.isInStock && (stock.qty === null || stock.qty >= 1);
}

/** How many pieces one cart may hold. */
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
  /** Whether the server confirmed this stock just now; otherwise it is a snapshot that may be outdated. */
  readonly isVerified: boolean;
}

/**
 * Compares the stock with what the cart already holds plus what is asked for. Stock that the server has not confirmed
 * is accepted if the cart may hold what is out of stock, and refused if not (D23).
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
