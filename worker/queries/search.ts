// THROW-AWAY: stands for the engine until it is merged.
import { distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import { type Answer, loading, notOnDevice, ready } from '#domain/answer.ts';
import type { ListingState } from '#domain/listing.ts';
import { categoryPath, productPath, searchPath } from '#domain/paths.ts';
import { inLocale } from '#domain/translations.ts';
import { cardView } from '#domain/views/card.ts';
import { facetViews } from '#domain/views/listing.ts';
import type { SearchView, SuggestionGroup, SuggestionsView } from '#domain/views/search.ts';
import type { WorkerContext } from '../context.ts';
import { catalogueContext } from './catalogue-context.ts';
import { cardsOf, listingChanges } from './listing.ts';
import { isSameAnswer } from './same-answer.ts';

const colours: Record<string, string> = { grå: '52', grønn: '10033' };

async function found(
  context: WorkerContext,
  text: string,
  filters: ListingState['filters'] = {},
  sort: ListingState['sort'] = 'relevance',
) {
  const { catalogue } = context;
  const views = catalogueContext(context);
  let words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const corrected = words.includes('hjrnesofa')
    ? words.map((w) => (w === 'hjrnesofa' ? 'hjørnesofa' : w)).join(' ')
    : null;
  if (corrected) words = corrected.split(' ');
  const understood = words
    .filter((w) => colours[w])
    .map((w) => ({
      code: 'color',
      value: colours[w]!,
      label: w[0]!.toUpperCase() + w.slice(1),
      words: w,
      without: words.filter((o) => o !== w).join(' '),
    }));
  const under = /under (\d+)/.exec(words.join(' '));
  if (under) {
    understood.push({
      code: 'price',
      value: `*-${under[1]}`,
      label: `< ${under[1]} kr`,
      words: under[0],
      without: words.join(' ').replace(under[0], '').trim(),
    });
    words = words.filter((w) => w !== 'under' && w !== under[1]);
  }
  words = words.filter((w) => !colours[w]);
  const all = catalogue.index.answer({
    filters: {
      ...filters,
      ...(under ? { price: [`*-${under[1]}`] } : {}),
    },
    sort,
    categoryId: null,
    limit: 5000,
  });
  const summaries = await catalogue.summaries(all.ids);
  const has = (word: string, id: string) => {
    const s = inLocale(summaries.get(id)!, views.locale);
    return `${s.name} ${s.sku}`.toLowerCase().includes(word);
  };
  let ids = all.ids.filter((id) => words.every((w) => has(w, id)));
  let isNearest = false;
  if (ids.length === 0 && words.length > 1) {
    ids = all.ids.filter((id) => words.some((w) => has(w, id)));
    isNearest = ids.length > 0;
  }
  return { ids, all, summaries, views, words, understood, corrected, isNearest };
}

const marksOf = (text: string, words: readonly string[]): [number, number][] =>
  words.flatMap((w) => {
    const at = text.toLowerCase().indexOf(w);
    return at < 0 ? [] : [[at, at + w.length] as [number, number]];
  });

function othersOf(views: ReturnType<typeof catalogueContext>, words: readonly string[]): SuggestionGroup[] {
  const fits = (name: string) => words.every((w) => name.toLowerCase().includes(w));
  const categories = views.categories
    .filter((c) => views.countIn(c) > 0)
    .map((c) => inLocale(c, views.locale))
    .filter(({ name }) => fits(name))
    .slice(0, 3);
  const item = (
    kind: 'category' | 'collection' | 'page' | 'article',
    id: string,
    text: string,
    detail: string | null,
    path: string,
    image: string | null = null,
  ) => ({ kind, id, text, detail, path, image, price: null, isFrom: false, marks: marksOf(text, words) });
  const groups: SuggestionGroup[] = [];
  if (categories.length > 0)
    groups.push({
      kind: 'category',
      suggestions: categories.map((c) =>
        item('category', c.id, c.name, `${views.countIn(c)} varer`, categoryPath(c), c.image),
      ),
    });
  if (fits('nordvik sofa'))
    groups.push({
      kind: 'collection',
      suggestions: [item('collection', 'x', 'Nordvik sofaserie', 'Kolleksjon', searchPath('nordvik'))],
    });
  if (fits('levering av sofa'))
    groups.push({ kind: 'page', suggestions: [item('page', 'p', 'Levering av sofa', null, '/delivery')] });
  if (fits('slik velger du sofa'))
    groups.push({
      kind: 'article',
      suggestions: [item('article', 'a', 'Slik velger du sofa', 'Magasinet', '/magazine')],
    });
  return groups;
}

export function results(
  context: WorkerContext,
  asked: ListingState & { readonly text: string },
): Observable<Answer<SearchView>> {
  return listingChanges(context).pipe(
    switchMap(async ({ isComplete, isOnline }): Promise<Answer<SearchView>> => {
      const text = asked.text.trim();
      if (text.length < 2)
        return ready({
          total: 0,
          cards: [],
          facets: [],
          isComplete,
          understood: [],
          corrected: null,
          isNearest: false,
          isTooShort: true,
          others: [],
        });
      const { ids, all, summaries, views, words, understood, corrected, isNearest } = await found(
        context,
        text,
        asked.filters,
        asked.sort,
      );
      if (ids.length === 0 && !isComplete) return isOnline ? loading : notOnDevice;
      const cards = await cardsOf(
        context,
        { ids: ids.slice(0, CATEGORY_PAGE_SIZE * asked.page) },
        views,
        asked.filters,
      );
      void summaries;
      return ready({
        total: ids.length,
        cards,
        facets: facetViews(all.facets, asked.filters, views),
        isComplete,
        understood,
        corrected,
        isNearest,
        isTooShort: false,
        others: words.length ? othersOf(views, words) : [],
      });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

export function suggestions(
  context: WorkerContext,
  { text, limit }: { readonly text: string; readonly limit: number },
): Observable<Answer<SuggestionsView>> {
  return listingChanges(context).pipe(
    switchMap(async ({ isComplete, isOnline }): Promise<Answer<SuggestionsView>> => {
      const { ids, summaries, views, words, corrected } = await found(context, text);
      if (ids.length === 0 && !isComplete) return isOnline ? loading : notOnDevice;
      const products = ids.slice(0, limit).map((id) => {
        const summary = summaries.get(id)!;
        const card = cardView(summary, views);
        void productPath;
        return {
          kind: 'product' as const,
          id,
          text: card.name1,
          detail: card.name2,
          path: card.path,
          image: card.image,
          price: card.price,
          isFrom: card.isFrom,
          marks: marksOf(card.name1, words),
        };
      });
      const groups: SuggestionGroup[] = [
        ...(products.length > 0 ? [{ kind: 'product' as const, suggestions: products }] : []),
        ...othersOf(views, words),
      ];
      return ready({ groups, total: ids.length, corrected });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
