import { type Bounds, type Condition, everything, fieldName, known, QueryError, type Scalar } from './condition.ts';
import { listOf, type Node, objectOf, onlyEntry, optionsOf, scalarOf } from './elastic-nodes.ts';
import { matchOf, multiMatchOf } from './elastic-texts.ts';
import { atLeastOf } from './minimum-should-match.ts';

/** Reads one clause of the engine's query language; one that is not understood is refused, never ignored (D98). */
export function readClause(node: unknown): Condition {
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
  function_score: readFunctionScore,
  match_all: (clause) => {
    known(clause, ['boost'], 'match_all');
    return everything;
  },
  // Fields inside lists are looked up in all of their rows anyway.
  nested: (clause) =>
    readClause(known(clause, ['path', 'query', 'score_mode', 'ignore_unmapped', 'boost'], 'nested')['query'] ?? {}),
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
  match: (clause) => matchOf(clause, 'match'),
  match_phrase: (clause) => matchOf(clause, 'match_phrase'),
  match_phrase_prefix: (clause) => matchOf(clause, 'match_phrase_prefix'),
  multi_match: multiMatchOf,
  exists: (clause) => ({ kind: 'exists', field: fieldName(known(clause, ['field'], 'exists')['field']) }),
};

const BOOL_KEYS = ['filter', 'must', 'should', 'must_not', 'minimum_should_match', 'boost', 'adjust_pure_negative'];

/** What should be is needed once where nothing must be, and else only as often as is said. */
function readBool(clause: Node): Condition {
  const node = known(clause, BOOL_KEYS, 'bool');
  const read = (name: string): Condition[] => (node[name] === undefined ? [] : [node[name]].flat()).map(readClause);
  const needed = [...read('filter'), ...read('must')];
  const should = read('should');
  const isNeeded = node['should'] !== undefined && needed.length === 0;
  const atLeast = atLeastOf(node['minimum_should_match'], should.length) ?? (isNeeded && should.length > 0 ? 1 : 0);
  const some: Condition[] =
    atLeast === 0 ? [] : [atLeast === 1 ? { kind: 'or', of: should } : { kind: 'some', of: should, atLeast }];
  return { kind: 'and', of: [...needed, ...some, ...read('must_not').map((of): Condition => ({ kind: 'not', of }))] };
}

const SCORE_KEYS = [
  'query',
  'functions',
  'boost',
  'score_mode',
  'boost_mode',
  'max_boost',
  'min_score',
  'weight',
  'random_score',
];
const FUNCTION_KEYS = ['filter', 'weight', 'random_score', 'field_value_factor'];

/** Functions weigh what is found; only together with a least score above that of all others do their filters leave something out. */
function readFunctionScore(clause: Node): Condition {
  const node = known(clause, SCORE_KEYS, 'function_score');
  const filters = listOf(node['functions'] ?? []).map((one) => {
    const { filter } = known(objectOf(one, 'functions'), FUNCTION_KEYS, 'function_score.functions');
    return filter === undefined ? everything : readClause(Array.isArray(filter) ? { bool: { filter } } : filter);
  });
  const query = readClause(node['query'] ?? {});
  const { min_score: least } = node;
  if (least !== undefined && typeof least !== 'number') throw new QueryError('min_score is a number');
  const isLimited = least !== undefined && least > 1 && filters.length > 0;
  return isLimited ? { kind: 'and', of: [query, { kind: 'or', of: filters }] } : query;
}

const boundNames: Readonly<Record<string, keyof Bounds>> = {
  from: 'gte',
  to: 'lte',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
};

function readBounds(node: Node): Bounds {
  const bounds: Partial<Record<keyof Bounds, Scalar>> = {};
  for (const [key, value] of Object.entries(known(node, [...Object.keys(boundNames), 'boost'], 'range'))) {
    const name = boundNames[key];
    if (name && value !== null) bounds[name] = scalarOf(value);
  }
  return bounds;
}
