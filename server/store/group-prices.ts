import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { tiersFromWire } from '#domain/wire/product-options.ts';
import type { GroupPrices, TierPrice } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from './database.ts';
import { documents } from './document-schema.ts';

interface GroupQuestion {
  readonly storeCode: string;
  readonly group: number;
  /** Changes up to this number are known; zero: nothing is. */
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

/** What a group pays for a product, and the number of the product's last change. */
interface PricedProduct {
  readonly item: GroupPrices['items'][number];
  readonly changeNumber: number;
}

/**
 * What a group pays for products, in the order of their changes (D84). At first only products with such a price come; later
 * every product that changed, because it may have lost its price.
 */
export async function groupPricesAfter(
  queries: Queries,
  { storeCode, group, after, upTo, limit }: GroupQuestion,
): Promise<PricedProduct[]> {
  const isPriced = sql`${documents.body} -> 'tier_prices' @> ${JSON.stringify([{ customer_group_id: group }])}::jsonb`;
  const rows = await queries
    .select({
      sku: documents.sku,
      isGone: documents.isGone,
      changeNumber: documents.changeNumber,
      tiers: sql<TierPrice[] | null>`${documents.body} -> 'tier_prices'`,
    })
    .from(documents)
    .where(
      and(
        eq(documents.storeCode, storeCode),
        eq(documents.collection, 'products'),
        gt(documents.changeNumber, after),
        lte(documents.changeNumber, upTo),
        after === 0 ? and(eq(documents.isGone, false), isPriced) : undefined,
      ),
    )
    .orderBy(asc(documents.changeNumber))
    .limit(limit);
  return rows.map(({ sku, isGone, changeNumber, tiers }) => {
    const own = isGone || !Array.isArray(tiers) ? [] : tiersFromWire(tiers).filter((tier) => tier.group === group);
    return {
      changeNumber,
      item: { sku: sku ?? '', tiers: own.map(({ fromQty, netMajor }) => ({ qty: fromQty, value: netMajor })) },
    };
  });
}
