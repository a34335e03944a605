import type { IndexDocument } from './documents.ts';
import { EngineError } from './engine-error.ts';
import { readQuery } from './engine-query.ts';

/** The versions of Elasticsearch that the project works with. */
export type EngineVersion = 5 | 6 | 7;

export interface Hits {
  readonly total: number | { readonly value: number; readonly relation: 'eq' | 'gte' };
  readonly hits: readonly { readonly _source: IndexDocument; readonly sort?: readonly unknown[] }[];
}

const WINDOW_MAX = 10_000;
const SIZE_DEFAULT = 10;

/** What `_search` takes in its address; everything else is refused. The names of source filters changed with version 6. */
const parameters = (version: EngineVersion): ReadonlySet<string> =>
  new Set([
    'size',
    'from',
    'sort',
    'q',
    ...(version === 5 ? ['_source_include', '_source_exclude'] : ['_source_includes', '_source_excludes']),
  ]);

const bodyKeys: ReadonlySet<string> = new Set([
  'query',
  'size',
  'from',
  'sort',
  '_source',
  'aggs',
  'aggregations',
  'min_score',
]);

/** Searches documents as Elasticsearch of this version does, as far as this shop and the project ask it. */
export function search(
  documents: readonly IndexDocument[],
  asked: {
    readonly query: Readonly<Record<string, string>>;
    readonly body: Readonly<Record<string, unknown>>;
    readonly version: EngineVersion;
  },
): Hits {
  const { query, body, version } = asked;
  const known = parameters(version);
  const odd = Object.keys(query).find((name) => !known.has(name));
  if (odd) throw new EngineError('illegal_argument_exception', `request contains unrecognized parameter: [${odd}]`);
  const oddKey = Object.keys(body).find((name) => !bodyKeys.has(name));
  if (oddKey) throw new EngineError('parsing_exception', `Unknown key for a VALUE in [${oddKey}].`);
  const size = Number(query['size'] ?? body['size'] ?? SIZE_DEFAULT);
  const from = Number(query['from'] ?? body['from'] ?? 0);
  if (from + size > WINDOW_MAX) throw new EngineError('search_phase_execution_exception', 'Result window is too large');
  const matching = documents.filter(readQuery(body['query']));
  const order = sortOf(query['sort'], body['sort']);
  const sorted = order ? sortedBy(matching, documents, order) : matching;
  const fields = fieldsOf(query, version);
  const hits = sorted.slice(from, from + size).map((document) => ({ _source: fields(document) }));
  const { length } = matching;
  const isCapped = version === 7 && length > WINDOW_MAX;
  if (version < 7) return { total: length, hits };
  return { total: { value: isCapped ? WINDOW_MAX : length, relation: isCapped ? 'gte' : 'eq' }, hits };
}

type Order = readonly [field: string, isRising: boolean];

function sortOf(fromAddress: string | undefined, fromBody: unknown): Order | null {
  if (fromAddress !== undefined) {
    const [field = '', direction = 'asc'] = fromAddress.split(':');
    return [field, direction === 'asc'];
  }
  const [first] = [fromBody ?? []].flat() as object[];
  const [entry] = first ? Object.entries(first) : [];
  return entry ? [entry[0], String((entry[1] as { order?: string }).order ?? entry[1]) === 'asc'] : null;
}

function sortedBy(
  found: readonly IndexDocument[],
  all: readonly IndexDocument[],
  [field, isRising]: Order,
): IndexDocument[] {
  // A field that no document has is not mapped, and the engine cannot sort by it.
  if (!all.some((document) => field in document))
    throw new EngineError('search_phase_execution_exception', `No mapping found for [${field}] in order to sort on`);
  const order = (a: unknown, b: unknown): number =>
    (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0;
  return found.toSorted((a, b) => order(a[field], b[field]) * (isRising ? 1 : -1));
}

function fieldsOf(
  query: Readonly<Record<string, string>>,
  version: EngineVersion,
): (document: IndexDocument) => IndexDocument {
  const ending = version === 5 ? '' : 's';
  const [kept, left] = ['_source_include', '_source_exclude'].map((name) => query[`${name}${ending}`]?.split(','));
  return (document) =>
    Object.fromEntries(
      Object.entries(structuredClone(document)).filter(
        ([name]) => (kept?.includes(name) ?? true) && !left?.includes(name),
      ),
    );
}
