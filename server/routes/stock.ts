import type { Hono } from 'hono';
import { SKU_LIST_MAX } from '#config/limits.ts';
import { stockStatus } from '#domain/stock.ts';
import type { StockItem } from '#schemas/api/generated/types.gen.ts';
import { zCheckStockOfSkuPath, zCheckStockQuery, zListStockQuery } from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { stockOf } from '../cart/sellable.ts';
import { serve } from '../http/contract-route.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import { skuList } from '../http/sku-list.ts';
import { type Article, articlesBySku } from '../store/articles.ts';

/** Live stock (contract: stock family). */
export function stockRoutes(app: Hono, { database }: RouteTools): void {
  const stockOfSku = async (sku: string): Promise<Reply> => {
    const [article] = await articlesBySku(database, [sku]);
    if (!article) return refusal(404, 'PRODUCT_NOT_FOUND', 'There is no such article.');
    return success(stockItem(article));
  };
  serve(app, 'checkStock', { query: zCheckStockQuery }, ({ query }) => stockOfSku(query.sku));
  serve(app, 'checkStockOfSku', { params: zCheckStockOfSkuPath }, ({ params }) => stockOfSku(params.sku));

  serve(app, 'listStock', { query: zListStockQuery }, async ({ query }) => {
    const skus = skuList(query.skus);
    if (skus.length > SKU_LIST_MAX) return refusal(400, 'VALIDATION', `At most ${SKU_LIST_MAX} skus come at once.`);
    return success((await articlesBySku(database, skus)).map(stockItem));
  });
}

function stockItem(article: Article): StockItem {
  const status = stockStatus(stockOf(article), 'page');
  return {
    product_id: article.articleId,
    sku: article.sku,
    qty: article.qty,
    is_in_stock: article.isInStock,
    manage_stock: article.isManaged,
    status: status === 'orderable' ? 'in_stock' : status,
  };
}
