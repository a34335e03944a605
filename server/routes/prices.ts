import type { Hono } from 'hono';
import { SKU_LIST_MAX } from '#config/limits.ts';
import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import type { StoreView } from '#config/stores.ts';
import { toMajor } from '#domain/money.ts';
import { unitPrice } from '#domain/offering/count.ts';
import { offeringOf } from '#domain/offering/offering.ts';
import { type CurrentPrice, currentPrice } from '#domain/price.ts';
import type { ProductSummary, Variant } from '#domain/product.ts';
import { netOf } from '#domain/tax.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import type { PriceInfo, Product, RenderListItem } from '#schemas/api/generated/types.gen.ts';
import { zRenderListQuery } from '#schemas/api/generated/zod.gen.ts';
import { callerOf, isReply } from '../account/caller.ts';
import type { RouteTools } from './route-tools.ts';
import { serve } from '../http/contract-route.ts';
import { refusal, success } from '../http/reply.ts';
import { productsBySku } from '../store/products-by-sku.ts';
import { skuList } from '../http/sku-list.ts';

/** Current prices of products and their variants (contract: render-list). */
export function priceRoutes(app: Hono, { database }: RouteTools): void {
  serve(app, 'renderList', { query: zRenderListQuery }, async ({ store, query, token }) => {
    const caller = await callerOf(database, { token });
    if (isReply(caller)) return caller;
    const priceGroup = caller?.groupId ?? GUEST_PRICE_GROUP;
    const skus = skuList(query.skus);
    if (skus.length > SKU_LIST_MAX) return refusal(400, 'VALIDATION', `At most ${SKU_LIST_MAX} skus come at once.`);
    if (query.currencyCode !== store.currency.code) {
      return refusal(400, 'VALIDATION', `This store view counts in ${store.currency.code}.`);
    }
    if (query.storeId !== store.id) return refusal(400, 'VALIDATION', `This store view has the id ${store.id}.`);
    const products = await productsBySku(database, store.code, skus);
    // The answer for a single product includes its variants.
    const withVariants = skus.length === 1;
    const items = products.flatMap(({ body }) =>
      rowsOf(body as unknown as Product, { wanted: new Set(skus), withVariants }, store, priceGroup),
    );
    // Who signs out on a shared device is not to see these prices from a cache of the browser.
    return success({ items }, { vary: 'x-vs-store-code, authorization' });
  });
}

/** Which of a product and its variants are wanted; the answer for a single product has all of them. */
interface Wanted {
  readonly wanted: ReadonlySet<string>;
  readonly withVariants: boolean;
}

function rowsOf(
  wire: Product,
  { wanted, withVariants }: Wanted,
  store: StoreView,
  priceGroup: number,
): RenderListItem[] {
  const product = summaryFromWire(wire);
  const row = (article: Pick<Variant, 'id' | 'sku' | 'name' | 'price' | 'stock'>): RenderListItem[] => {
    const info = priceInfo(priceFor(product, article, store, priceGroup), store.tax.rateBasisPoints);
    if (!info) return [];
    const named = { id: Number(article.id), sku: article.sku, name: article.name ?? product.name, type: product.type };
    return [{ ...named, store_id: store.id, currency_code: store.currency.code, price_info: info }];
  };
  const own = wanted.has(product.sku) ? row(product) : [];
  const variants = product.variants.filter(({ sku }) => wanted.has(sku) || (withVariants && wanted.has(product.sku)));
  return [...own, ...variants.flatMap(row)];
}

/** What one piece costs now in a group (D84); guests see their prices for several in the shop itself. */
function priceFor(
  product: ProductSummary,
  article: Pick<Variant, 'sku' | 'price' | 'stock'>,
  { tax, locales }: StoreView,
  priceGroup: number,
): CurrentPrice | null {
  const nowMs = Date.now();
  if (priceGroup === GUEST_PRICE_GROUP || product.type === 'bundle') return currentPrice(article.price, nowMs);
  const offering = offeringOf({
    product,
    article,
    details: null,
    ofParts: new Map(),
    taxBasisPoints: tax.rateBasisPoints,
    locale: locales[0]!,
    nowMs,
    priceGroup,
  });
  return unitPrice(offering, {}, 1);
}

function priceInfo(now: CurrentPrice | null, rateBasisPoints: number): PriceInfo | null {
  if (!now) return null;
  const net = (minor: number): number => toMajor(netOf(minor, rateBasisPoints));
  const regularMinor = now.regularMinor ?? now.amountMinor;
  const specialMinor = now.regularMinor === null ? null : now.amountMinor;
  return {
    final_price: toMajor(now.amountMinor),
    regular_price: toMajor(regularMinor),
    special_price: specialMinor === null ? null : toMajor(specialMinor),
    extension_attributes: {
      tax_adjustments: {
        final_price: net(now.amountMinor),
        regular_price: net(regularMinor),
        special_price: specialMinor === null ? null : net(specialMinor),
      },
    },
  };
}
