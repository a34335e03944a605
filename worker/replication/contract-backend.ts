import * as z from 'zod/mini';
import { CATALOGUE_TIMEOUT_CLIENT_MS, SEND_DEADLINE_MS } from '#config/timings.ts';
import { priceFromRenderList } from '#domain/wire/price-info.ts';
import { stockFromWire } from '#domain/wire/product.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { StockItem } from '#schemas/api/generated/types.gen.ts';
import { zListStockResponse, zRenderListResponse } from '#schemas/api/generated/zod.gen.ts';
import type { HttpFailure } from '../http/failure.ts';
import type { Answered, ShopCall } from '../http/shop-api.ts';
import type { OpenBackend, ShownArticle } from './backend.ts';

const PAGE_LIMIT = 500;

const zPage = z.object({
  documents: z.array(z.unknown()),
  checkpoint: z.string().check(z.minLength(1)),
  hasMore: z.boolean(),
  total: z.int().check(z.gte(0)),
});

const zHits = z.object({ hits: z.array(z.unknown()) });

/** A backend that keeps the whole contract. */
export const contractBackend: OpenBackend = ({ api, store }) => {
  const ask = <T, V>(call: ShopCall<T>, read: (value: T) => V): Promise<Result<Answered<V>, HttpFailure>> =>
    api.call(call).then((answer) => (answer.ok ? ok({ value: read(answer.value.value), at: answer.value.at }) : answer));
  const plainly = <T>(answer: Result<Answered<T>, HttpFailure>): Result<T, HttpFailure> =>
    answer.ok ? ok(answer.value.value) : answer;
  return {
    page: async ({ collection, fields }, checkpoint) =>
      plainly(
        await api.call({
          path: `/api/sync/${collection}`,
          query: { limit: PAGE_LIMIT, fields, checkpoint },
          shape: zPage,
          deadlineMs: SEND_DEADLINE_MS,
        }),
      ),
  };
};
