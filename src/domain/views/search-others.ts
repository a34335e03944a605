import { addressOf, categoryPath } from '../paths.ts';
import type { Asked, CatalogueSearch } from '../search/catalogue-search.ts';
import { marksIn } from '../search/marks.ts';
import type { Found } from '../search/search-index.ts';
import { inLocale } from '../translations.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { trailOf } from './listing.ts';
import type { SuggestionGroup, SuggestionView } from './search.ts';

/** The most results of each kind that are shown beside products. */
export const OTHERS_MAX = 4;

/**
 * Categories, pages and articles whose name matches. For a complete text, articles that contain the words are added,
 * and pages too if no product is a sure match.
 */
export function othersOf(
  search: CatalogueSearch,
  { text, isTyping, found, views }: Asked & { readonly found: Found; readonly views: CatalogueContext },
): SuggestionGroup[] {
  const plain = { price: null, isFrom: false } as const;
  const marks = (name: string): SuggestionView['marks'] => marksIn(name, found.words, search.language);
  const categories = search.categories.search(text, { isTyping }).flatMap((id): SuggestionView[] => {
    const category = views.categories.find((candidate) => candidate.id === id);
    if (!category || views.countIn(category) === 0) return [];
    const { name, image } = inLocale(category, views.locale);
    const above = trailOf(id, views).slice(0, -1);
    const detail = above.length > 0 ? above.map((step) => step.name).join(' › ') : null;
    return [
      { kind: 'category', id, text: name, detail, path: categoryPath(category), image, marks: marks(name), ...plain },
    ];
  });
  const contentsOf = (kind: 'page' | 'article', ids: readonly string[]): SuggestionView[] =>
    ids.flatMap((id): SuggestionView[] => {
      const content = search.contents.get(id);
      if (!content) return [];
      const { title, identifier, article } = inLocale(content, views.locale);
      const path = addressOf(identifier);
      const image = article?.image ?? null;
      return [{ kind, id: identifier, text: title, detail: null, path, image, marks: marks(title), ...plain }];
    });
  const isSure = found.order.length > 0 && !found.isNearest;
  const pages = contentsOf('page', search.pages.search(text, { isTyping, inText: !isTyping && !isSure }));
  const articles = contentsOf('article', search.articles.search(text, { isTyping, inText: !isTyping }));
  return [
    { kind: 'category' as const, suggestions: categories.slice(0, OTHERS_MAX) },
    { kind: 'page' as const, suggestions: pages.slice(0, OTHERS_MAX) },
    { kind: 'article' as const, suggestions: articles.slice(0, OTHERS_MAX) },
  ].filter((group) => group.suggestions.length > 0);
}
