import type { CardView } from './card.ts';
import type { FacetView } from './listing.ts';
import type { ListedPrice } from './price-view.ts';

/** The kinds of results of a search, in the order in which they are shown. */
export const suggestionKinds = ['product', 'category', 'collection', 'page', 'article'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A matching part of a text: from the first place to before the second. */
export type Mark = readonly [start: number, end: number];

/** A suggested product or page with its address. */
export interface SuggestionView {
  readonly kind: SuggestionKind;
  readonly id: string;
  readonly text: string;
  /** The line below it: the kind of furniture, or where a category is. */
  readonly detail: string | null;
  readonly path: string;
  readonly image: string | null;
  readonly price: ListedPrice | null;
  /** Whether other variants cost more. */
  readonly isFrom: boolean;
  readonly marks: readonly Mark[];
}

export interface SuggestionGroup {
  readonly kind: SuggestionKind;
  readonly suggestions: readonly SuggestionView[];
}

/** The suggestions while the shopper types (spec 9: suggestions). */
export interface SuggestionsView {
  readonly groups: readonly SuggestionGroup[];
  /** How many products the results page has. */
  readonly total: number;
  /** The corrected text that was searched for instead of the typed one, or `null`. */
  readonly corrected: string | null;
}

/** Words of the search that are applied as a filter: a colour, a material, a size or a price. */
export interface UnderstoodWords {
  /** Code of the facet. */
  readonly code: string;
  readonly value: string;
  /** `null`: the interface has the text. */
  readonly label: string | null;
  /** As they were typed. */
  readonly words: string;
  /** The search text without them. */
  readonly without: string;
}

/** The results of a search (spec 2: /search). */
export interface SearchView {
  readonly total: number;
  /** How many of them match the search; those behind them are only similar. */
  readonly exact: number;
  readonly cards: readonly CardView[];
  readonly facets: readonly FacetView[];
  /** False while products may still be on their way to the device. */
  readonly isComplete: boolean;
  readonly understood: readonly UnderstoodWords[];
  /** The corrected text that was searched for instead of the typed one, or `null`. */
  readonly corrected: string | null;
  /** Whether no product matches the whole search; the results are then the nearest. */
  readonly isNearest: boolean;
  /** Whether the text is too short to be searched for (D47). */
  readonly isTooShort: boolean;
  /** Other results with a matching name: categories, series, pages, articles. */
  readonly others: readonly SuggestionGroup[];
  /** The page that the text leads to instead of results (spec 7: keyword redirect map). */
  readonly redirect: string | null;
}
