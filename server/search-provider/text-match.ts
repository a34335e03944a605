import { sql } from 'drizzle-orm';
import { MINIMUM_SCORE, PROVIDER_TEXT_MIN_LENGTH, SEARCH_SIZE_MAX } from '#config/limits.ts';
import type { Condition } from '../search/condition.ts';
import { conditionSql, scoreSql } from '../search/condition-sql.ts';
import { searchCost } from '../search/search-cost.ts';
import type { Collection } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { dictionaryOf, rowsOf } from '../store/documents.ts';

/** Documents that match a text. */
export interface TextMatch {
  /** Best first. */
  readonly ids: readonly string[];
  /** Whether they hold all words, or, since no document holds all, any of them; in the provider's terms. */
  readonly typeOfSearch: 'WILDCARD_AND' | 'WILDCARD_OR';
}

export interface TextQuestion {
  readonly storeCode: string;
  readonly collection: Extract<Collection, 'products' | 'cms_pages'>;
  readonly text: string;
  /** Suggestions leave out products that only stand in lists (D34). */
  readonly isSuggesting?: boolean;
}

/** Visibilities of products that may be suggested; which products are results, the index decides (D34). */
const SUGGESTED_VISIBILITIES = [3, 4];

const nothing: TextMatch = { ids: [], typeOfSearch: 'WILDCARD_AND' };

/**
 * Finds the documents that match a text; every word search of the provider's stand-in comes through here. A text that
 * is too short matches nothing (D47).
 */
export async function matchText(
  database: Queries,
  { storeCode, collection, text, isSuggesting = false }: TextQuestion,
): Promise<TextMatch> {
  if (text.trim().length < PROVIDER_TEXT_MIN_LENGTH) return nothing;
  const dictionary = dictionaryOf(storeCode);
  for (const all of [true, false]) {
    const condition = wordsOf(text, all, isSuggesting);
    const score = scoreSql(condition, dictionary);
    const found = await database.execute(sql`
      select id from documents where store_code = ${storeCode} and collection = ${collection} and not is_gone
        and ${conditionSql(condition, dictionary)} and ${score} >= ${all ? 0 : MINIMUM_SCORE}
      order by ${score} desc, length(id), id limit ${SEARCH_SIZE_MAX}`);
    const ids = rowsOf<{ id: string }>(found).map((row) => row.id);
    if (ids.length > 0) return { ids, typeOfSearch: all ? 'WILDCARD_AND' : 'WILDCARD_OR' };
  }
  return nothing;
}

/** The cost of looking for a text, in the units of `searchCost`. */
export function costOfText(text: string): number {
  const search = { condition: wordsOf(text, true, true), buckets: [], sort: [], from: 0, size: 0, minScore: 0 };
  return searchCost(search);
}

function wordsOf(text: string, all: boolean, isSuggesting: boolean): Condition {
  const words = { kind: 'words', field: null, text, all } as const;
  if (!isSuggesting) return words;
  return { kind: 'and', of: [words, { kind: 'values', field: 'visibility', values: SUGGESTED_VISIBILITIES }] };
}
