import { formatWireTime } from '#domain/wire/time.ts';
import { shareOf, wholeOf } from './repeatable.ts';

/** Stock of an article inside its product's document (contract: ProductStock). */
export interface ArticleStock {
  readonly is_in_stock: boolean;
  readonly qty: number;
  readonly manage_stock: boolean;
  readonly status?: string;
}

const CATALOGUE_START = Date.UTC(2024, 11, 1);
const CATALOGUE_END = Date.UTC(2026, 5, 1);
const NEWS_FROM = Date.UTC(2026, 3, 15);
const MINUTE_MS = 60_000;
const SHOWROOMS = [1, 2, 3, 4] as const;
const SHOWROOM_SHARE = 0.35;
const LEAD_TIMES_DAYS = [5, 7, 10, 14, 14, 21, 28, 28, 35, 42, 56, 70, 84] as const;

const inStock = (qty: number): ArticleStock => ({ is_in_stock: qty > 0, qty, manage_stock: true });
const gone = (status: string): ArticleStock => ({ is_in_stock: false, qty: 0, manage_stock: true, status });

/** Stock situations up to a share of all articles; every one occurs, most articles are simply there. */
const situations: readonly (readonly [upTo: number, stockOf: (sku: string) => ArticleStock])[] = [
  [0.7, (sku) => inStock(wholeOf(sku, 'qty', 11, 180))],
  [0.79, (sku) => inStock(wholeOf(sku, 'qty', 6, 10))],
  [0.86, (sku) => inStock(wholeOf(sku, 'qty', 1, 5))],
  [0.91, () => inStock(0)],
  [0.93, () => gone('upcoming')],
  [0.945, () => gone('sold_out_season')],
  [0.96, () => gone('discontinued')],
  [0.985, (sku) => ({ ...inStock(wholeOf(sku, 'qty', 1, 14)), status: 'discontinued_sellable' })],
  [1, () => ({ is_in_stock: true, qty: 0, manage_stock: false })],
];

/** The stock of an article, always the same for its sku. */
export function stockOf(sku: string): ArticleStock {
  const share = shareOf(sku, 'stock');
  return situations.find(([upTo]) => share < upTo)![1](sku);
}

/** The stock of a product with variants: what they have together, and their status when they agree on one. */
export function stockOfAll(stocks: readonly ArticleStock[]): ArticleStock {
  const status = stocks[0]?.status;
  const isShared = status !== undefined && stocks.every((stock) => stock.status === status);
  return {
    is_in_stock: stocks.some((stock) => stock.is_in_stock),
    qty: stocks.reduce((sum, stock) => sum + stock.qty, 0),
    manage_stock: stocks.every((stock) => stock.manage_stock),
    ...(isShared ? { status } : {}),
  };
}

/** What the four showrooms have of a product, always the same for its sku. */
export function showroomStockOf(sku: string): Record<string, number> {
  return Object.fromEntries(
    SHOWROOMS.map((id) => {
      const isShown = shareOf(sku, `showroom ${id}`) < SHOWROOM_SHARE;
      return [`product_showroom_stock_${id}`, isShown ? wholeOf(sku, `showroom qty ${id}`, 1, 6) : 0];
    }),
  );
}

/** Lead time in days, always the same for a sku. */
export function leadTimeOf(sku: string): number {
  return LEAD_TIMES_DAYS[wholeOf(sku, 'lead time', 0, LEAD_TIMES_DAYS.length - 1)]!;
}

/** When a product came into the catalogue: within the 18 months before June 2026. */
export function createdAtOf(sku: string): string {
  const time = CATALOGUE_START + shareOf(sku, 'created') * (CATALOGUE_END - CATALOGUE_START);
  return formatWireTime(Math.floor(time / MINUTE_MS) * MINUTE_MS);
}

/** Whether a product is young enough to be called new. */
export function isNews(createdAt: string): boolean {
  return createdAt >= formatWireTime(NEWS_FROM);
}
