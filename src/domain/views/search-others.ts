import { addressOf, categoryPath } from '../paths.ts';
import type { Asked, CatalogueSearch } from '../search/catalogue-search.ts';
import { marksIn } from '../search/marks.ts';
import type { Found } from '../search/search-index.ts';
import { inLocale } from '../translations.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { trailOf } from './listing.ts';
import type { SuggestionGroup, SuggestionView } from './search.ts';

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
    return [
      { kind: 'page', id: identifier, text: title, detail: null, path, image: null, marks: marks(title), ...plain },
    ];
  });
  return [
    { kind: 'category' as const, suggestions: categories.slice(0, OTHERS_MAX) },
    { kind: 'page' as const, suggestions: pages.slice(0, OTHERS_MAX) },
  ].filter((group) => group.suggestions.length > 0);
}
