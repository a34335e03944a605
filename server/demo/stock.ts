/** Stock of an article (contract: ProductStock). */
export interface DemoStock {
  readonly is_in_stock: boolean;
  readonly qty: number;
  readonly manage_stock: boolean;
  readonly status?: string;
}

/** So many of them are there. */
export function pieces(qty: number): DemoStock {
  return { is_in_stock: qty > 0, qty, manage_stock: true };
}

/** Nothing is there. */
export const none = pieces(0);

/** Not tracked: services and files never run out, and some furniture is made once it is ordered. */
export const unlimited: DemoStock = { is_in_stock: true, qty: 0, manage_stock: false };

/** The first delivery is still on its way. */
export const upcoming: DemoStock = { ...none, status: 'upcoming' };

/** There will be more next year. */
export const soldOutForSeason: DemoStock = { ...none, status: 'sold_out_season' };

/** Will not come back. */
export const discontinued: DemoStock = { ...none, status: 'discontinued' };

/** Will not come back, but some are left. */
export function lastPieces(qty: number): DemoStock {
  return { ...pieces(qty), status: 'discontinued_sellable' };
}

/** What the variants of a product have together, with their status where they agree on one. */
export function together(stocks: readonly DemoStock[]): DemoStock {
  const [first] = stocks;
  const isShared = first?.status !== undefined && stocks.every(({ status }) => status === first.status);
  return {
    is_in_stock: stocks.some((stock) => stock.is_in_stock),
    qty: stocks.reduce((sum, { qty }) => sum + qty, 0),
    manage_stock: stocks.some((stock) => stock.manage_stock),
    ...(isShared ? { status: first.status } : {}),
  };
}
