/** A value that a field of a document can have. */
export type Scalar = string | number | boolean;

/** A condition on documents; queries of both query languages are translated into it. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** So many of them at least. */
  | { readonly kind: 'some'; readonly of: readonly Condition[]; readonly atLeast: number }
  | { readonly kind: 'values'; readonly field: string; readonly values: readonly Scalar[] }
  /** Whole keywords, compared without case (contract: `like`). */
  | { readonly kind: 'keywords'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly field: string; readonly bounds: Bounds }
  | { readonly kind: 'exists'; readonly field: string }
  | { readonly kind: 'ids'; readonly values: readonly string[] }
  /** Words of the language; `field` null is every text of the document. */
  | { readonly kind: 'words'; readonly field: string | null; readonly text: string; readonly all: boolean };

export interface Bounds {
  readonly gt?: Scalar;
  readonly gte?: Scalar;
  readonly lt?: Scalar;
  readonly lte?: Scalar;
}

export interface Bucketing {
  readonly name: string;
  readonly field: string;
  /** How many values to count, or which ranges. */
  readonly by: { readonly size: number } | { readonly ranges: readonly { from: number | null; to: number | null }[] };
}

export interface SortKey {
  /** `_score` is the relevance. */
  readonly field: string;
  readonly isDescending: boolean;
}

/** A search of one collection, ready to run. */
export interface Search {
  readonly condition: Condition;
  readonly buckets: readonly Bucketing[];
  readonly sort: readonly SortKey[];
  readonly from: number;
  readonly size: number;
  readonly minScore: number;
}

/** Every document. */
export const everything: Condition = { kind: 'and', of: [] };

/** A query that the engine does not understand; becomes a 400 with this text. */
export class QueryError extends Error {}

const FIELD = /^[A-Za-z_]\w{0,63}(?:\.[A-Za-z_]\w{0,63}){0,4}$/;

/** What other groups of customers pay is in no answer, so nobody may find, sort or count by it either (D84). */
const PRIVATE_FIELD = 'tier_prices';

/** A field name that is safe to look up, with the engine's `.keyword` suffix dropped. */
export function fieldName(value: unknown): string {
  if (typeof value !== 'string') throw new QueryError('a field must be a text');
  const name = value.replace(/\.keyword$/, '');
  if (!FIELD.test(name)) throw new QueryError(`not a field: ${JSON.stringify(value.slice(0, 80))}`);
  if (name.split('.').includes(PRIVATE_FIELD)) throw new QueryError(`not a field to search by: ${PRIVATE_FIELD}`);
  return name;
}

/** Reads `price:desc`, `{price: 'desc'}`, `{price: {order: 'desc'}}` or a list of them. */
export function sortKeys(value: unknown): SortKey[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(sortKeys);
  if (typeof value === 'string') {
    return value.split(',').map((part) => {
      const [field, direction = 'asc'] = part.split(':');
      return sortKey(field, direction);
    });
  }
  if (typeof value === 'object') {
    return Object.entries(value as Readonly<Record<string, unknown>>).map(([field, order]) =>
      sortKey(field, typeof order === 'object' && order !== null ? orderIn(order) : order),
    );
  }
  throw new QueryError('sort must be a text, an object or a list');
}

function orderIn(options: object): unknown {
  const { order = 'asc' } = known({ ...options }, ['order'], 'sort');
  return order;
}

/**
 * The same object; a `QueryError` is thrown for other keys than these: what is not understood is refused, never ignored
 * (D98).
 */
export function known(
  node: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  where = '',
): Readonly<Record<string, unknown>> {
  const unknown = Object.keys(node).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new QueryError(`not supported: ${where && `${where}.`}${unknown.slice(0, 80)}`);
  return node;
}

function sortKey(field: unknown, direction: unknown): SortKey {
  if (direction !== 'asc' && direction !== 'desc') throw new QueryError('a sort direction is asc or desc');
  return { field: fieldName(field), isDescending: direction === 'desc' };
}
