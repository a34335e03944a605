import type { Hono } from 'hono';
import { SKU_LIST_MAX } from '#config/limits.ts';
import type { StoreView } from '#config/stores.ts';
import { toMajor } from '#domain/money.ts';
import { currentPrice, type Price } from '#domain/price.ts';
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
      rowsOf(body as unknown as Product, new Set(skus), withVariants, store),
    );
    return success({ items });
  });
}

function rowsOf(wire: Product, wanted: ReadonlySet<string>, withVariants: boolean, store: StoreView): RenderListItem[] {
  const product = summaryFromWire(wire);
  const row = (id: string, sku: string, name: string, price: Price): RenderListItem[] => {
    const info = priceInfo(price, store.tax.rateBasisPoints);
    if (!info) return [];
    const currency_code = store.currency.code;
    return [{ id: Number(id), sku, name, type: product.type, store_id: store.id, currency_code, price_info: info }];
  };
  const own = wanted.has(product.sku) ? row(product.id, product.sku, product.name, product.price) : [];
  const variants = product.variants.filter(({ sku }) => wanted.has(sku) || (withVariants && wanted.has(product.sku)));
  return [...own, ...variants.flatMap(({ id, sku, name, price }) => row(id, sku, name ?? product.name, price))];
}

function priceInfo(price: Price, rateBasisPoints: number): PriceInfo | null {
  const now = currentPrice(price, Date.now());
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
