import { sql } from 'drizzle-orm';
import { MINIMUM_SCORE, PROVIDER_TEXT_MIN_LENGTH, SEARCH_SIZE_MAX } from '#config/limits.ts';
import type { Condition } from '../search/condition.ts';
import { conditionSql, scoreSql } from '../search/condition-sql.ts';
import { searchCost } from '../search/search-cost.ts';
import type { Collection } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { dictionaryOf, rowsOf } from '../store/documents.ts';

/** Documents that a text is about. */
export interface TextMatch {
  /** Best first. */
  readonly ids: readonly string[];
  /** All of the words, or where nothing has all of them any: as the provider calls it. */
  readonly typeOfSearch: 'WILDCARD_AND' | 'WILDCARD_OR';
}

export interface TextQuestion {
  readonly storeCode: string;
  readonly collection: Extract<Collection, 'products' | 'cms_pages'>;
  readonly text: string;
  /** Suggestions leave out what stands in lists only (D34). */
  readonly isSuggesting?: boolean;
}

/** Products that are suggested; which of the others count the index knows (D34). */
const SUGGESTED_VISIBILITIES = [3, 4];

const nothing: TextMatch = { ids: [], typeOfSearch: 'WILDCARD_AND' };

/**
 * What a text is about, the one place where the stand-in of the provider looks for words. A text that is too short is about
 * nothing (D47).
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

/** What looking for a text costs, as searches count it. */
export function costOfText(text: string): number {
  const search = { condition: wordsOf(text, true, true), buckets: [], sort: [], from: 0, size: 0, minScore: 0 };
  return searchCost(search);
}

function wordsOf(text: string, all: boolean, isSuggesting: boolean): Condition {
  const words = { kind: 'words', field: null, text, all } as const;
  if (!isSuggesting) return words;
  return { kind: 'and', of: [words, { kind: 'values', field: 'visibility', values: SUGGESTED_VISIBILITIES }] };
}
