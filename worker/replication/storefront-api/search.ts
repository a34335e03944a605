import type { StockBackend } from '#config/stock-backend.ts';
import { SEND_DEADLINE_MS } from '#config/timings.ts';
import { type Found, readSearchAnswer } from '#domain/wire/search-answer.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import type { Answered, ShopApi } from '../../http/shop-api.ts';
import { unwrapped } from './envelope.ts';

/** Who is asked, and of which store's catalogue. */
export interface Asked {
  readonly api: ShopApi;
  readonly stock: Pick<StockBackend, 'index'>;
}

export type SearchAnswer = Result<Answered<Found>, HttpFailure>;

/** Asks the engine, which refuses whatever it does not know, the code of a store too. */
export async function search(
  { api, stock }: Asked,
  asked: {
    readonly type: string;
    readonly body: object;
    readonly query: Readonly<Record<string, string | number | undefined>>;
  },
): Promise<SearchAnswer> {
  const answer = await unwrapped(api, {
    path: `/api/catalog/${stock.index}/${asked.type}/_search`,
    query: { ...asked.query, response_format: 'compact', storeCode: undefined },
    body: asked.body,
    deadlineMs: SEND_DEADLINE_MS,
  });
  if (!answer.ok) return answer;
  const found = readSearchAnswer(answer.value.value);
  return found ? ok({ value: found, at: answer.value.at }) : fail({ kind: 'wrongFormat' });
}

/** An index that is not there. */
const NO_INDEX = /\bindex_not_found_exception\b/;
/** Where all kinds share one index, a field to sort by that no document has; but also any trouble of the engine. */
const NOT_SEARCHED = /\bsearch_phase_execution_exception\b/;

/**
 * Whether the backend has no documents of this kind. An index that is being made anew is not there for a moment, and an engine in
 * trouble says no more than that it could not search: of what is stored already neither says that it is gone.
 */
export async function isLacking(
  failure: HttpFailure,
  { sort, isStored }: { readonly sort?: string | undefined; readonly isStored: () => Promise<boolean> },
): Promise<boolean> {
  if (failure.kind !== 'refused') return false;
  const isSaid = NO_INDEX.test(failure.code) || (sort !== undefined && NOT_SEARCHED.test(failure.code));
  return isSaid && !(await isStored());
}
