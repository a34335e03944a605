import type { ShowroomStock } from '../product.ts';

/** What a shop may have: the four of the specification, and as many as one more digit names. */
const SHOWROOM_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * How many pieces of an article each showroom has (spec 3: product_showroom_stock_1 to 4, D45); `null` if the document does
 * not tell.
 */
export function showroomStockFromWire(article: object): ShowroomStock | null {
  const known = SHOWROOM_IDS.flatMap((id) => {
    const qty = (article as Readonly<Record<string, unknown>>)[`product_showroom_stock_${id}`];
    return qty === undefined || qty === null ? [] : [[id, Math.max(0, Math.floor(Number(qty)) || 0)]];
  });
  return known.length > 0 ? (Object.fromEntries(known) as ShowroomStock) : null;
}

/** Ids of the showrooms that have one of a product's articles; an article that does not tell is where its product is. */
export function showroomsHaving(product: object, articles: readonly object[]): number[] {
  const own = showroomStockFromWire(product);
  return SHOWROOM_IDS.filter((id) => articles.some((one) => (showroomStockFromWire(one) ?? own)?.[id]));
}
