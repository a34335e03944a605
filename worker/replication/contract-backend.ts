import * as z from 'zod/mini';
import { CATALOGUE_TIMEOUT_CLIENT_MS, SEND_DEADLINE_MS } from '#config/timings.ts';
import { priceFromInfo } from '#domain/wire/price-info.ts';
import { stockFromWire } from '#domain/wire/product.ts';
import { mapAnswer } from '../http/shop-api.ts';
import { listName, type OpenBackend, searchPath, skusOf } from './backend.ts';

const PAGE_LIMIT = 500;

const zPage = z.object({
  documents: z.array(z.unknown()),
  checkpoint: z.string().check(z.minLength(1)),
  hasMore: z.boolean(),
  total: z.int().check(z.gte(0)),
});

const zHeads = z.object({
  heads: z.array(z.object({ collection: z.string(), fields: z.enum(['list', 'all']), checkpoint: z.string() })),
});

/** What is read of prices and stock: their whole shapes have much that no first screen needs. */
const zPrices = z.object({
  result: z.object({
    items: z.array(
      z.looseObject({
        sku: z.optional(z.string()),
        price_info: z.looseObject({ final_price: z.nullable(z.number()), regular_price: z.nullable(z.number()) }),
      }),
    ),
  }),
});
const zStocks = z.object({
  result: z.array(
    z.looseObject({ sku: z.string(), is_in_stock: z.boolean(), qty: z.number(), manage_stock: z.boolean() }),
  ),
});

const zHits = z.object({ hits: z.array(z.unknown()) });

/** A backend that keeps the whole contract. */
export const contractBackend: OpenBackend = (tools) => {
  const { api, store } = tools;
  return {
    heads: async () =>
      mapAnswer(
        await api.call({
          path: '/api/sync/heads',
          shape: zHeads,
          deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
          isKept: true,
        }),
        ({ heads }) => new Map(heads.map((head) => [listName(head), head.checkpoint])),
      ),

    page: ({ collection, fields }, checkpoint) =>
      api.call({
        path: `/api/sync/${collection}`,
        query: { limit: PAGE_LIMIT, fields, checkpoint },
        shape: zPage,
        deadlineMs: SEND_DEADLINE_MS,
      }),

    products: async ({ body, query }) =>
      mapAnswer(
        await api.call({
          path: searchPath(store, 'product'),
          query: { ...query, response_format: 'compact', series: 'product' },
          body,
          shape: zHits,
          deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
        }),
        ({ hits }) => hits,
      ),

    prices: async (articles) =>
      mapAnswer(
        await api.call({
          path: '/api/product/render-list',
          query: { skus: skusOf(articles), currencyCode: store.currency.code, storeId: store.id },
          shape: zPrices,
          deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
        }),
        ({ result }) => new Map(result.items.map((item) => [item.sku ?? '', priceFromInfo(item.price_info)])),
      ),

    stocks: async (articles) =>
      mapAnswer(
        await api.call({
          path: '/api/stock/list',
          query: { skus: skusOf(articles) },
          shape: zStocks,
          deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
        }),
        ({ result }) => new Map(result.map((item) => [item.sku, stockFromWire(item, item['status'])])),
      ),

    address: async (key) => (await import('../later.ts')).askAddress(tools, key),
  };
};
