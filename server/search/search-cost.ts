import { type Bucketing, type Condition, QueryError, type Search } from './condition.ts';

/** Bounds of one search; a page with 8 filters and 24 facets needs less than half of them. */
export const searchBounds = {
  clauses: 256,
  conditions: 64,
  values: 500,
  aggregations: 64,
  sortKeys: 8,
  cost: 700,
} as const;

/**
 * The cost of testing one document, by the kind of condition. A condition with a list counts once for every ten of its
 * values.
 */
const weights = { values: 1, range: 1, exists: 1, ids: 1, keywords: 2, words: 4, wordsOfField: 20 } as const;
const VALUES_OF_WEIGHT_ONE = 10;
const WEIGHT_OF_AGGREGATION = 3;
/** A search reads every document twice, to count and to fill the page, and then once for each aggregation. */
const READS = 2;
/** A search that costs less counts once against the limit. */
const COST_OF_ONE_CALL = 50;

/**
 * The cost of a search, in tests of each document: every aggregation tests all conditions again. Throws a `QueryError`
 * for more than any shopper needs, before anything is carried out (reliability 5, row 17).
 */
export function searchCost({ condition, buckets, sort }: Search): number {
  const leaves = leavesOf(condition);
  const values = leaves.reduce((sum, leaf) => sum + valuesOf(leaf), 0);
  bound('clauses', clausesOf(condition));
  bound('conditions', leaves.length);
  bound('values', values);
  bound('aggregations', buckets.length);
  bound('sortKeys', sort.length);
  const scan = 1 + leaves.reduce((sum, leaf) => sum + weightOf(leaf), 0);
  const cost = scan * (READS + buckets.length) + buckets.reduce((sum, bucket) => sum + weightOfBucket(bucket), 0);
  bound('cost', cost);
  return cost;
}

/** How many calls of the search limit a search of this cost counts as. */
export function callsOf(cost: number): number {
  return Math.max(1, Math.ceil(cost / COST_OF_ONE_CALL));
}

type Leaf = Exclude<Condition, { kind: 'and' | 'or' | 'some' | 'not' }>;

function leavesOf(condition: Condition): Leaf[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
    case 'some':
      return condition.of.flatMap(leavesOf);
    case 'not':
      return leavesOf(condition.of);
    default:
      return [condition];
  }
}

/** How many conditions and lists of conditions there are: lists that hold nothing cost nothing each, and would make a query without end. */
function clausesOf(condition: Condition): number {
  if (condition.kind === 'not') return 1 + clausesOf(condition.of);
  if (!('of' in condition)) return 1;
  return condition.of.reduce((sum, part) => sum + clausesOf(part), 1);
}

function valuesOf(leaf: Leaf): number {
  return 'values' in leaf ? leaf.values.length : 1;
}

function weightOf(leaf: Leaf): number {
  const weight = leaf.kind === 'words' && leaf.field !== null ? weights.wordsOfField : weights[leaf.kind];
  return weight * Math.max(1, valuesOf(leaf) / VALUES_OF_WEIGHT_ONE);
}

function weightOfBucket({ by }: Bucketing): number {
  return 'ranges' in by ? by.ranges.length : WEIGHT_OF_AGGREGATION;
}

function bound(what: keyof typeof searchBounds, asked: number): void {
  if (asked > searchBounds[what]) throw new QueryError(`too much is asked for: ${what}, at most ${searchBounds[what]}`);
}
