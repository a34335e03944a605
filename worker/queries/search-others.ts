import { addressOf, categoryPath } from '#domain/paths.ts';
import { marksIn } from '#domain/search/marks.ts';
import type { Found } from '#domain/search/search-index.ts';
import { inLocale } from '#domain/translations.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import { trailOf } from '#domain/views/listing.ts';
import type { SuggestionGroup, SuggestionView } from '#domain/views/search.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import type { Asked } from './searching.ts';

/** So many categories, and so many pages, are enough beside products. */
export const OTHERS_MAX = 4;

/** Categories and pages that are called so. */
export function othersOf(
  search: CatalogueSearch,
  { text, isTyping, found, views }: Asked & { readonly found: Found; readonly views: CatalogueContext },
): SuggestionGroup[] {
  const plain = { price: null, isFrom: false } as const;
  const marks = (name: string): SuggestionView['marks'] => marksIn(name, found.words, search.language);
  const categories = search.categories.search(text, isTyping).flatMap((id): SuggestionView[] => {
    const category = views.categories.find((candidate) => candidate.id === id);
    if (!category || views.countIn(category) === 0) return [];
    const { name, image } = inLocale(category, views.locale);
    const above = trailOf(id, views).slice(0, -1);
    const detail = above.length > 0 ? above.map((step) => step.name).join(' › ') : null;
    return [
      { kind: 'category', id, text: name, detail, path: categoryPath(category), image, marks: marks(name), ...plain },
    ];
  });
  const pages = search.pages.search(text, isTyping).flatMap((id): SuggestionView[] => {
    const page = search.contents.get(id);
    if (!page) return [];
    const { title, identifier } = inLocale(page, views.locale);
    const path = addressOf(identifier);
    return [{ kind: 'page', id, text: title, detail: null, path, image: null, marks: marks(title), ...plain }];
  });
  return [
    { kind: 'category' as const, suggestions: categories.slice(0, OTHERS_MAX) },
    { kind: 'page' as const, suggestions: pages.slice(0, OTHERS_MAX) },
  ].filter((group) => group.suggestions.length > 0);
}
