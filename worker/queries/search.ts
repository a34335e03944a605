import { combineLatest, distinctUntilChanged, type Observable, startWith, switchMap } from 'rxjs';
import { facetConfigs } from '#config/facets.ts';
import { CATEGORY_PAGE_SIZE, LOCAL_SEARCH_LENGTH_MIN, SUGGESTIONS_NARROW_MAX } from '#config/limits.ts';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { isOutOfStockFound } from '#config/settings.ts';
import { type Answer, loading, notOnDevice, ready } from '#domain/answer.ts';
import { type Filters, type ListingState, parseRange } from '#domain/listing.ts';
import { addressOf, categoryPath } from '#domain/paths.ts';
import { marksIn } from '#domain/search/marks.ts';
import { textWithout } from '#domain/search/question.ts';
import type { Found, Understood } from '#domain/search/search-index.ts';
import { inLocale } from '#domain/translations.ts';
import { type CardView, cardView } from '#domain/views/card.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import { facetViews, trailOf, valueLabel } from '#domain/views/listing.ts';
import type {
  SearchView,
  SuggestionGroup,
  SuggestionKind,
  SuggestionsView,
  SuggestionView,
  UnderstoodWords,
} from '#domain/views/search.ts';
import type { WorkerContext } from '../context.ts';
import { type CatalogueSearch, searchOf } from '../search/catalogue-search.ts';
import { catalogueContext } from './catalogue-context.ts';
import { cardsOf, listingChanges } from './listing.ts';
import { isSameAnswer } from './same-answer.ts';

/** So many categories, and so many pages, are enough beside products. */
const OTHERS_MAX = 4;
/** Visibilities of products that are suggested (D34). */
const SUGGESTED: ReadonlySet<number> = new Set([3, 4]);
/** Facets that words are taken for, and whose cards show the variant that has it. */
const OPTION_CODES = new Set(facetConfigs.filter(({ kind }) => kind === 'options').map(({ code }) => code));

/** The results of a search (spec 2: /search). */
export function results(
  context: WorkerContext,
  asked: ListingState & { readonly text: string },
): Observable<Answer<SearchView>> {
  const text = asked.text.trim();
  return whileSearching<SearchView>(context, async (search, isComplete) => {
    if (text.length < LOCAL_SEARCH_LENGTH_MIN) return ready({ ...nothing, isComplete, isTooShort: true });
    const views = catalogueContext(context);
    const found = find(context, search, { text, isTyping: false });
    const { catalogue } = context;
    const limit = CATEGORY_PAGE_SIZE * asked.page;
    const answer = catalogue.index.answer(
      { ...asked, categoryId: null, limit, among: found.set },
      asked.sort === 'relevance' ? found.order : undefined,
    );
    if (answer.total === 0 && !isComplete && Object.keys(asked.filters).length === 0) return null;
    const cards = await cardsOf(context, answer, views, { ...namedOptions(found.understood), ...asked.filters });
    return ready({
      total: answer.total,
      cards,
      facets: facetViews(answer.facets, asked.filters, views),
      isComplete,
      understood: found.understood.map((words) => understoodWords(text, words, views)),
      corrected: found.corrected,
      isNearest: found.isNearest,
      isTooShort: false,
      others: othersOf(search, { text, isTyping: false, found, views }),
    });
  });
}

/** What is offered while somebody types (D46, D47, D69: every keystroke is answered from the device). */
export function suggestions(
  context: WorkerContext,
  { text: typed, limit }: { readonly text: string; readonly limit: number },
): Observable<Answer<SuggestionsView>> {
  const text = typed.trim();
  return whileSearching<SuggestionsView>(context, async (search, isComplete) => {
    if (text.length < LOCAL_SEARCH_LENGTH_MIN) return ready({ groups: [], total: 0, corrected: null });
    const { catalogue, pictures } = context;
    const views = catalogueContext(context);
    const found = find(context, search, { text, isTyping: true });
    if (found.order.length === 0 && !isComplete) return null;
    const ids = [...found.order].flatMap((ordinal) => catalogue.index.columns.ids[ordinal] ?? []);
    const best = ids.slice(0, limit + SUGGESTIONS_NARROW_MAX);
    const summaries = await catalogue.summaries(best);
    const filters = namedOptions(found.understood);
    const shown = best.flatMap((id) => {
      const summary = summaries.get(id);
      if (!summary || !SUGGESTED.has(summary.visibility)) return [];
      const kind: SuggestionKind = summary.type === 'collection' ? 'collection' : 'product';
      return cardSuggestion(kind, cardView(summary, views, filters), { found, search });
    });
    const products = shown.filter(({ kind }) => kind === 'product').slice(0, limit);
    pictures.want(
      products.map(({ image }) => image),
      CARD_PICTURE_WIDTH_PX,
    );
    const groups = [
      { kind: 'product' as const, suggestions: products },
      ...othersOf(search, { text, isTyping: true, found, views }),
      {
        kind: 'collection' as const,
        suggestions: shown.filter(({ kind }) => kind === 'collection').slice(0, OTHERS_MAX),
      },
    ];
    return ready({
      groups: groups.filter((group) => group.suggestions.length > 0),
      total: found.order.length,
      corrected: found.corrected,
    });
  });
}

const nothing = {
  total: 0,
  cards: [],
  facets: [],
  understood: [],
  corrected: null,
  isNearest: false,
  others: [],
} as const;

/** Answers now and after every change; `null` is nothing yet, which may still come. */
function whileSearching<T>(
  context: WorkerContext,
  answer: (search: CatalogueSearch, isComplete: boolean) => Promise<Answer<T> | null>,
): Observable<Answer<T>> {
  return combineLatest([listingChanges(context), searchOf(context).pipe(startWith<CatalogueSearch | null>(null))]).pipe(
    switchMap(async ([{ isComplete, isOnline }, search]): Promise<Answer<T>> => {
      if (!search) return loading;
      return (await answer(search, isComplete)) ?? (isOnline ? loading : notOnDevice);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

interface Asked {
  readonly text: string;
  readonly isTyping: boolean;
}

function find({ catalogue }: WorkerContext, { products, options }: CatalogueSearch, asked: Asked): Found {
  const { columns } = catalogue.index;
  const relevance = catalogue.index.orderOf('relevance');
  return products.search({ ...asked, hidesOutOfStock: !isOutOfStockFound }, options, { columns, relevance });
}

/** Options that words were taken for, so that a card pictures what was asked for. */
function namedOptions(understood: readonly Understood[]): Filters {
  const named = understood.filter(({ code }) => OPTION_CODES.has(code));
  return Object.fromEntries(named.map(({ code, value }) => [code, [value]]));
}

function understoodWords(text: string, words: Understood, views: CatalogueContext): UnderstoodWords {
  const { code, value, start, end } = words;
  const facet = facetConfigs.find((candidate) => candidate.code === code);
  const label = facet && (facet.kind !== 'range' || parseRange(value)) ? valueLabel(facet, value, views) : null;
  return {
    code,
    value,
    label: label ?? `${value.replace('x', ' × ')}\u00a0cm`,
    words: text.slice(start, end),
    without: textWithout(text, { start, end }),
  };
}

function cardSuggestion(
  kind: SuggestionKind,
  { id, name1, name2, path, image, price, isFrom }: CardView,
  { found, search }: { readonly found: Found; readonly search: CatalogueSearch },
): SuggestionView {
  const marks = marksIn(name1, found.words, search.language);
  return { kind, id, text: name1, detail: name2, path, image, price, isFrom, marks };
}

/** Categories and pages that are called so. */
function othersOf(
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
