import type { CardView } from './card.ts';
import type { FacetView } from './listing.ts';
import type { PriceView } from './price-view.ts';

/** What a search finds, in the order in which it is shown. */
export const suggestionKinds = ['product', 'category', 'collection', 'page', 'article'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Where a text is like what was asked for: from the first place to before the second. */
export type Mark = readonly [start: number, end: number];

/** A thing that may be meant, with its address. */
export interface SuggestionView {
  readonly kind: SuggestionKind;
  readonly id: string;
  readonly text: string;
  /** What stands below it: the kind of furniture, or where a category is. */
  readonly detail: string | null;
  readonly path: string;
  readonly image: string | null;
  readonly price: PriceView | null;
  /** Other variants cost more. */
  readonly isFrom: boolean;
  readonly marks: readonly Mark[];
}

export interface SuggestionGroup {
  readonly kind: SuggestionKind;
  readonly suggestions: readonly SuggestionView[];
}

/** What is offered while somebody types (spec 9: suggestions). */
export interface SuggestionsView {
  readonly groups: readonly SuggestionGroup[];
  /** How many products the results page has. */
  readonly total: number;
  /** What was searched for instead, because nothing is called what was typed. */
  readonly corrected: string | null;
}

/** Words that were taken for a filter: a colour, a material, a size or a price. */
export interface UnderstoodWords {
  /** Of the facet. */
  readonly code: string;
  readonly value: string;
  /** `null`: the text is the interface's. */
  readonly label: string | null;
  /** As they were typed. */
  readonly words: string;
  /** The search text without them. */
  readonly without: string;
}

/** The results of a search (spec 2: /search). */
export interface SearchView {
  readonly total: number;
  /** So many of them have what was asked for; those behind them are like them. */
  readonly exact: number;
  readonly cards: readonly CardView[];
  readonly facets: readonly FacetView[];
  /** False while products may still be on their way to the device. */
  readonly isComplete: boolean;
  readonly understood: readonly UnderstoodWords[];
  /** What was searched for instead, because nothing is called what was typed. */
  readonly corrected: string | null;
  /** Nothing has all that was asked for; these come nearest. */
  readonly isNearest: boolean;
  /** The text is shorter than what is searched for (D47). */
  readonly isTooShort: boolean;
  /** What else is called so: categories, series, pages, articles. */
  readonly others: readonly SuggestionGroup[];
  /** The page that the text leads to instead of results (spec 7: keyword redirect map). */
  readonly redirect: string | null;
}
