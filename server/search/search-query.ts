import { rangeBuckets } from '#config/facets.ts';
import { MINIMUM_SCORE } from '#config/limits.ts';
import type { SearchQuery } from '#schemas/api/generated/types.gen.ts';
import {
  type Bucketing,
  type Condition,
  fieldName,
  QueryError,
  type Scalar,
  type SortKey,
  sortKeys,
} from './condition.ts';
import { bucketCount } from './elastic-query.ts';

const TEXT_MIN_LENGTH = 3;

type Operators = Readonly<Record<string, unknown>>;

/** Reads the engine-neutral query (contract: SearchQuery). Amounts of `price` are the store view's major units. */
export function readSearchQuery(
  query: SearchQuery,
  currency: string,
): { condition: Condition; buckets: Bucketing[]; sort: SortKey[]; minScore: number } {
  const text = query._searchText.trim();
  const hasText = text.length >= TEXT_MIN_LENGTH;
  const filters = query._appliedFilters.map((filter) =>
    readFilter(heldIn(fieldName(filter.attribute)), filter.value, isCatalogueScope(filter.scope)),
  );
  if (hasText) filters.push({ kind: 'words', field: null, text, all: false });
  return {
    condition: { kind: 'and', of: filters },
    buckets: query._availableFilters.flatMap((filter) => bucketsFor(fieldName(filter.field), currency)),
    sort: query._appliedSort.flatMap(({ field, options }) => sortKeys({ [field]: options ?? 'asc' })),
    minScore: hasText ? MINIMUM_SCORE : 0,
  };
}

function isCatalogueScope(scope: unknown): boolean {
  return [scope].flat().includes('catalog');
}

function bucketsFor(field: string, currency: string): Bucketing[] {
  if (field === 'price') {
    return [{ name: 'agg_range_price', field: heldIn(field), by: { ranges: [...rangeBuckets('price', currency)] } }];
  }
  return [field, `${field}_options`].map((name) => ({
    name: `agg_terms_${name}`,
    field: name,
    by: { size: bucketCount(name) },
  }));
}

/** In queries `price` means what shoppers pay. */
function heldIn(field: string): string {
  return field === 'price' ? 'final_price_incl_tax' : field;
}

function readFilter(field: string, value: unknown, isCatalogue: boolean): Condition {
  const own = readValue(field, value);
  // In catalogue scope a configurable product also matches by the options of its variants.
  return isCatalogue ? { kind: 'or', of: [own, readValue(`${field}_options`, value)] } : own;
}

function readValue(field: string, value: unknown): Condition {
  if (value === null) return { kind: 'not', of: { kind: 'exists', field } };
  if (typeof value !== 'object' || Array.isArray(value)) return { kind: 'values', field, values: scalars(value) };
  const operators = value as Operators;
  if (Object.keys(operators).length === 0) throw new QueryError('a filter names what it compares with');
  const conditions = Object.entries(operators).map(([operator, operand]) => readOperator(field, operator, operand));
  const isAny = 'or' in operators || 'nor' in operators;
  return conditions.length === 1 ? conditions[0]! : { kind: isAny ? 'or' : 'and', of: conditions };
}

const bounds: Readonly<Record<string, 'gt' | 'gte' | 'lt' | 'lte'>> = {
  gt: 'gt',
  gte: 'gte',
  moreq: 'gte',
  from: 'gte',
  lt: 'lt',
  lte: 'lte',
  // Ranges are half-open everywhere (D36).
  to: 'lt',
};

function readOperator(field: string, operator: string, operand: unknown): Condition {
  const bound = bounds[operator];
  if (bound) return { kind: 'range', field, bounds: { [bound]: scalars(operand)[0]! } };
  if (operator === 'like') return { kind: 'keywords', field, values: scalars(operand).map(String) };
  const isAbsent = operand === null;
  const condition: Condition = isAbsent
    ? { kind: 'not', of: { kind: 'exists', field } }
    : { kind: 'values', field, values: scalars(operand) };
  const isNegative = operator === 'neq' || operator === 'nin' || operator === 'nor';
  return isNegative ? { kind: 'not', of: condition } : condition;
}

function scalars(value: unknown): Scalar[] {
  const list = [value].flat();
  if (list.length === 0 || !list.every((item) => ['string', 'number', 'boolean'].includes(typeof item))) {
    throw new QueryError('a filter has texts, numbers or truth values');
  }
  return list as Scalar[];
}
