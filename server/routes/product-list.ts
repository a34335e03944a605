import type { Hono } from 'hono';
import { SKU_LIST_MAX } from '#config/limits.ts';
import { zListProductsQuery } from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { serve } from '../http/contract-route.ts';
import { refusal, success } from '../http/reply.ts';
import { skuList } from '../http/sku-list.ts';
import { withNamedCategories } from '../store/named-categories.ts';
import { productsBySku } from '../store/products-by-sku.ts';
import { publicDocument } from '../store/wire-document.ts';

/** Products by their skus or those of their variants, as older storefronts ask for them (contract: product list). */
export function productListRoutes(app: Hono, { database }: RouteTools): void {
  serve(app, 'listProducts', { query: zListProductsQuery }, async ({ store, query }) => {
    const skus = skuList(query.skus);
    if (skus.length > SKU_LIST_MAX) return refusal(400, 'VALIDATION', `At most ${SKU_LIST_MAX} skus come at once.`);
    const found = (await productsBySku(database, store.code, skus)).map(publicDocument);
    return success({ items: await withNamedCategories(database, store.code, found), total_count: found.length });
  });
}
