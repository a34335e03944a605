import { AGGREGATION_SIZE_DEFAULT, aggregationSizes } from '#config/limits.ts';
import {
  type Bounds,
  type Bucketing,
  type Condition,
  everything,
  fieldName,
  known,
  QueryError,
  type Scalar,
  type SortKey,
  sortKeys,
} from './condition.ts';

type Node = Readonly<Record<string, unknown>>;

const BODY_KEYS = ['query', 'aggs', 'sort', 'from', 'size', 'min_score', 'groupToken', 'groupId'];
const BUCKETS_MAX = 1000;

/** A query body of the engine, translated; the page of results may also be named by the URL. */
export interface ElasticBody {
  readonly condition: Condition;
  readonly buckets: readonly Bucketing[];
  readonly sort: readonly SortKey[];
  readonly from?: number;
  readonly size?: number;
  readonly minScore: number;
}

/**
 * Reads the part of the engine's query language that storefronts of this family send; anything else is refused (D98).
 */
export function readElasticBody(body: Node): ElasticBody {
  known(body, BODY_KEYS);
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
    const { value: wanted } = optionsOf(value, 'value', 'term');
    return { kind: 'values', field: fieldName(field), values: [scalarOf(wanted)] };
  },
  terms: (clause) => {
    const [field, values] = onlyEntry(clause, 'terms');
    return { kind: 'values', field: fieldName(field), values: listOf(values).map(scalarOf) };
  },
  ids: (clause) => {
    const { values } = known(clause, ['values'], 'ids');
    return { kind: 'ids', values: listOf(values).map((value) => String(scalarOf(value))) };
  },
  range: (clause) => {
    const [field, bounds] = onlyEntry(clause, 'range');
    return { kind: 'range', field: fieldName(field), bounds: readBounds(objectOf(bounds, 'range')) };
  },
  match: (clause) => {
    const [field, value] = onlyEntry(clause, 'match');
    const { query, operator = 'or' } = optionsOf(value, 'query', 'match', ['operator']);
    if (operator !== 'and' && operator !== 'or') throw new QueryError('match.operator is and or or');
    const text = String(scalarOf(query));
    return { kind: 'words', field: field === '_all' ? null : fieldName(field), text, all: operator === 'and' };
  },
  exists: (clause) => ({ kind: 'exists', field: fieldName(known(clause, ['field'], 'exists')['field']) }),
};

function readBool(clause: Node): Condition {
  const { filter, must } = known(clause, ['filter', 'must'], 'bool');
  const parts = [filter, must].flatMap((part) => (part === undefined ? [] : [part].flat()));
  return { kind: 'and', of: parts.map(readQuery) };
}

function readBounds(node: Node): Bounds {
  const bounds: Record<string, Scalar> = {};
  for (const [key, value] of Object.entries(known(node, ['gt', 'gte', 'lt', 'lte'], 'range'))) {
    if (value !== null) bounds[key] = scalarOf(value);
  }
  return bounds;
}

function readAggregation(name: string, node: unknown): Bucketing {
  const [kind, clause] = onlyEntry(objectOf(node, 'aggs'), 'aggs');
  const body = known(objectOf(clause, kind), ['field', kind === 'terms' ? 'size' : 'ranges'], `aggs.${kind}`);
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
  const { from = null, to = null } = known(objectOf(node, 'ranges'), ['from', 'to'], 'ranges');
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

/**
 * Options of a clause, which is a value by itself or an object that holds the value under `name`, maybe with `others`.
 */
function optionsOf(value: unknown, name: string, clause: string, others: readonly string[] = []): Node {
  if (typeof value !== 'object' || value === null) return { [name]: value };
  return known(objectOf(value, clause), [name, ...others], clause);
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
