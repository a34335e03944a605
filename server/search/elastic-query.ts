import { AGGREGATION_SIZE_DEFAULT, aggregationSizes } from '#config/limits.ts';
import {
  type Bucketing,
  type Condition,
  everything,
  fieldName,
  known,
  QueryError,
  type SortKey,
  sortKeys,
} from './condition.ts';
import { readClause } from './elastic-clauses.ts';
import { listOf, type Node, objectOf, onlyEntry } from './elastic-nodes.ts';
import { type AskedFields, readSource } from './elastic-source.ts';

const BODY_KEYS = ['query', 'aggs', 'sort', 'from', 'size', 'min_score', '_source', 'groupToken', 'groupId'];
const BUCKETS_MAX = 1000;

/** A query body of the engine, translated; the page of results may also be named by the URL. */
export interface ElasticBody {
  readonly condition: Condition;
  readonly buckets: readonly Bucketing[];
  readonly sort: readonly SortKey[];
  readonly from?: number;
  readonly size?: number;
  readonly minScore: number;
  /** The fields that documents are answered with. */
  readonly fields: AskedFields;
}

/**
 * Reads the part of the engine's query language that storefronts of this family send; anything else is refused (D98).
 */
export function readElasticBody(body: Node): ElasticBody {
  known(body, BODY_KEYS);
  return {
    condition: body['query'] === undefined ? everything : readClause(body['query']),
    buckets: Object.entries(objectOf(body['aggs'] ?? {}, 'aggs')).map(([name, node]) => readAggregation(name, node)),
    sort: sortKeys(body['sort']),
    ...wholeNumber(body, 'from', 0),
    ...wholeNumber(body, 'size', 0),
    minScore: readMinScore(body['min_score']),
    fields: readSource(body['_source']),
  };
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
