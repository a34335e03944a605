import type { StoreView } from '#config/stores.ts';
import type { Queries } from '../store/database.ts';
import { allDocuments } from '../store/documents.ts';
import { withNamedCategories } from '../store/named-categories.ts';
import { publicDocument } from '../store/wire-document.ts';
import type { Search } from './condition.ts';
import type { SearchOutcome } from './run-search.ts';

export interface AnswerQuestion {
  readonly store: StoreView;
  readonly index: string;
  readonly type: string;
  readonly search: Search;
  readonly outcome: SearchOutcome;
  /** Keeps those fields of a document that were asked for. */
  readonly source: (document: Readonly<Record<string, unknown>>) => object;
  readonly query: {
    readonly response_format?: 'compact' | 'standard' | undefined;
  };
}

/** The outcome of a search as the contract shows it: compact, or in the engine's format. */
export async function searchAnswer(queries: Queries, question: AnswerQuestion): Promise<object> {
  const { outcome, source, query, index, type } = question;
  const found = outcome.hits.map(({ row }) => publicDocument(row));
  const isNamed = type === 'product' && 'category' in source({ category: [{ category_id: 0, name: '' }] });
  const documents = isNamed ? await withNamedCategories(queries, question.store.code, found) : found;
  const sources = documents.map(source);
  const aggregations = Object.fromEntries(
    Object.entries(outcome.aggregations).map(([name, buckets]) => [name, { buckets }]),
  );
  const extras = { aggregations, ...(await attributeMetadata(queries, question)) };
  if (query.response_format === 'compact') return { hits: sources, total: outcome.total, ...extras };
  return {
    took: 1,
    timed_out: false,
    hits: {
      total: outcome.total,
      max_score: outcome.hits.length > 0 ? Math.max(...outcome.hits.map((hit) => hit.score)) : null,
      hits: outcome.hits.map((hit, position) => ({
        _index: index,
        _type: type,
        _id: hit.row.id,
        _score: hit.score,
        _source: sources[position],
      })),
    },
    ...extras,
  };
}

/** The aggregated attributes, with those options that were found (contract: AttributeMetadata). */
async function attributeMetadata(
  queries: Queries,
  { store, type, outcome, search }: AnswerQuestion,
): Promise<{ attribute_metadata?: object[] }> {
  if (type !== 'product' || search.buckets.length === 0) return {};
  const found = new Map<string, Set<string>>();
  for (const { name, field } of search.buckets) {
    const code = field.replace(/_options$/, '');
    const values = found.get(code) ?? new Set<string>();
    for (const bucket of outcome.aggregations[name] ?? []) values.add(String(bucket.key));
    found.set(code, values);
  }
  const attributes = (await allDocuments(queries, store.code, 'attributes')).map((row) => row.body);
  return {
    attribute_metadata: attributes
      .filter((attribute) => found.has(String(attribute['attribute_code'])))
      .map((attribute) => {
        const values = found.get(String(attribute['attribute_code']))!;
        const options = (attribute['options'] ?? []) as { value: unknown }[];
        return { ...attribute, options: options.filter((option) => values.has(String(option.value))) };
      }),
  };
}
