import { AGGREGATION_SIZE_DEFAULT, aggregationSizes } from '#config/limits.ts';
import {
  type Bounds,
  type Bucketing,
  type Condition,
  everything,
  fieldName,
  QueryError,
  type Scalar,
  type SortKey,
  sortKeys,
} from './condition.ts';

type Node = Readonly<Record<string, unknown>>;

const BODY_KEYS: ReadonlySet<string> = new Set([
  'query',
  'aggs',
  'sort',
  'from',
  'size',
  'min_score',
  'groupToken',
  'groupId',
]);
const BUCKETS_MAX = 1000;

/** What an engine query body asks, beside the page that its URL may name. */
export interface ElasticBody {
  readonly condition: Condition;
  readonly buckets: readonly Bucketing[];
  readonly sort: readonly SortKey[];
  readonly from?: number;
  readonly size?: number;
  readonly minScore: number;
}

/** Reads the part of the engine's language that storefronts of this family send; anything else is refused (D98). */
export function readElasticBody(body: Node): ElasticBody {
  const unknown = Object.keys(body).find((key) => !BODY_KEYS.has(key));
  if (unknown) throw new QueryError(`not supported: ${unknown.slice(0, 80)}`);
  return {
    condition: body['query'] === undefined ? everything : readQuery(body['query']),
    buckets: Object.entries(objectOf(body['aggs'] ?? {}, 'aggs')).map(([name, node]) => readAggregation(name, node)),
    sort: sortKeys(body['sort']),
    ...wholeNumber(body, 'from', 0),
    ...wholeNumber(body, 'size', 1),
    minScore: readMinScore(body['min_score']),
  };
}

function readQuery(node: unknown): Condition {
  const [entry, ...rest] = Object.entries(objectOf(node, 'query'));
  if (!entry) return everything;
  if (rest.length > 0) throw new QueryError('a query has one clause');
  const [kind, clause] = entry;
  const read = Object.hasOwn(clauses, kind) ? clauses[kind] : undefined;
  if (!read) throw new QueryError(`not supported: ${kind.slice(0, 80)}`);
  return read(objectOf(clause, kind));
}

const clauses: Readonly<Record<string, (clause: Node) => Condition>> = {
  bool: readBool,
  term: (clause) => {
    const [field, value] = onlyEntry(clause, 'term');
    return { kind: 'values', field: fieldName(field), values: [scalarOf(valueOf(value, 'value'))] };
  },
  terms: (clause) => {
    const [field, values] = onlyEntry(clause, 'terms');
    return { kind: 'values', field: fieldName(field), values: listOf(values).map(scalarOf) };
  },
  ids: (clause) => ({ kind: 'ids', values: listOf(clause['values']).map((value) => String(scalarOf(value))) }),
  range: (clause) => {
    const [field, bounds] = onlyEntry(clause, 'range');
    return { kind: 'range', field: fieldName(field), bounds: readBounds(objectOf(bounds, 'range')) };
  },
  match: (clause) => {
    const [field, value] = onlyEntry(clause, 'match');
    const text = String(scalarOf(valueOf(value, 'query')));
    const operator = typeof value === 'object' && value !== null ? (value as Node)['operator'] : undefined;
    return { kind: 'words', field: field === '_all' ? null : fieldName(field), text, all: operator === 'and' };
  },
  exists: (clause) => ({ kind: 'exists', field: fieldName(clause['field']) }),
};

function readBool(clause: Node): Condition {
  const unknown = Object.keys(clause).find((key) => key !== 'filter' && key !== 'must');
  if (unknown) throw new QueryError(`not supported: bool.${unknown.slice(0, 80)}`);
  const parts = [clause['filter'], clause['must']].flatMap((part) => (part === undefined ? [] : [part].flat()));
  return { kind: 'and', of: parts.map(readQuery) };
}

function readBounds(node: Node): Bounds {
  const bounds: Record<string, Scalar> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'gt' && key !== 'gte' && key !== 'lt' && key !== 'lte')
      throw new QueryError(`not supported: range.${key.slice(0, 80)}`);
    if (value !== null) bounds[key] = scalarOf(value);
  }
  return bounds;
}

function readAggregation(name: string, node: unknown): Bucketing {
  const [kind, clause] = onlyEntry(objectOf(node, 'aggs'), 'aggs');
  const body = objectOf(clause, kind);
  const field = fieldName(body['field']);
  if (kind === 'terms') return { name, field, by: { size: bucketCount(field, body['size']) } };
  if (kind === 'range') return { name, field, by: { ranges: listOf(body['ranges']).map(readRange) } };
  throw new QueryError(`not supported: aggs.${kind.slice(0, 80)}`);
}

/** How many values of a field are counted (spec 9: aggregation sizes). */
export function bucketCount(field: string, size?: unknown): number {
  const code = field.replace(/_options$/, '');
  if (size === undefined)
    return Object.hasOwn(aggregationSizes, code) ? aggregationSizes[code]! : AGGREGATION_SIZE_DEFAULT;
  if (!Number.isInteger(size) || Number(size) < 1) throw new QueryError('an aggregation size is a positive number');
  return Math.min(Number(size), BUCKETS_MAX);
}

function readRange(node: unknown): { from: number | null; to: number | null } {
  const { from = null, to = null } = objectOf(node, 'ranges') as { from?: unknown; to?: unknown };
  if ([from, to].some((bound) => bound !== null && typeof bound !== 'number'))
    throw new QueryError('a range has numbers');
  return { from: from as number | null, to: to as number | null };
}

function readMinScore(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value !== 'number') throw new QueryError('min_score is a number');
  return value;
}

function wholeNumber<K extends 'from' | 'size'>(body: Node, key: K, least: number): Partial<Record<K, number>> {
  const value = body[key];
  if (value === undefined) return {};
  if (!Number.isSafeInteger(value) || Number(value) < least) throw new QueryError(`${key} is a number from ${least}`);
  return { [key]: Number(value) } as Record<K, number>;
}

function objectOf(node: unknown, name: string): Node {
  if (typeof node !== 'object' || node === null || Array.isArray(node))
    throw new QueryError(`${name} must be an object`);
  return node as Node;
}

function onlyEntry(node: Node, name: string): [string, unknown] {
  const [entry, ...rest] = Object.entries(node);
  if (!entry || rest.length > 0) throw new QueryError(`${name} names one thing`);
  return entry;
}

function valueOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node)[key] : value;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new QueryError('a list is needed');
  return value;
}

function scalarOf(value: unknown): Scalar {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new QueryError('a text, a number or a truth value is needed');
}
