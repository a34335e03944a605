import type { Observable } from 'rxjs';
import { LOCAL_SEARCH_LENGTH_MIN, SUGGESTIONS_NARROW_MAX } from '#config/limits.ts';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { isIn } from '#domain/catalogue-index/bitset.ts';
import { type Answer, ready } from '#domain/answer.ts';
import { mergeProvider } from '#domain/merge-provider.ts';
import { type CatalogueSearch, find } from '#domain/search/catalogue-search.ts';
import { marksIn } from '#domain/search/marks.ts';
import type { Word } from '#domain/search/words.ts';
import { type CardView, cardView } from '#domain/views/card.ts';
import type { SuggestionGroup, SuggestionKind, SuggestionsView, SuggestionView } from '#domain/views/search.ts';
import { OTHERS_MAX, othersOf } from '#domain/views/search-others.ts';
import { namedOptions } from '#domain/views/search-results.ts';
import type { ProviderRecord } from '#domain/wire/search-provider.ts';
import type { WorkerContext } from '../context.ts';
import { providedSuggestions } from '../search-provider/provided.ts';
import { deviceRepository } from './device-repository.ts';
import { whileSearching } from './searching.ts';

/** Visibilities of products that are suggested (D34). */
const SUGGESTED: ReadonlySet<number> = new Set([3, 4]);

/** What is offered while somebody types (D46, D47, D69: every keystroke is answered from the device). */
export function suggestions(
  context: WorkerContext,
  { text: typed, limit }: { readonly text: string; readonly limit: number },
): Observable<Answer<SuggestionsView>> {
  const text = typed.trim();
  return whileSearching(
    context,
    providedSuggestions(context, text),
    async (search, provided): Promise<Answer<SuggestionsView>> => {
      if (text.length < LOCAL_SEARCH_LENGTH_MIN) return ready({ groups: [], total: 0, corrected: null });
      const { catalogue, pictures } = context;
      const repository = deviceRepository(context);
      const { views } = repository;
      const found = find(catalogue.index, search, { text, isTyping: true });
      const records = provided.found ?? [];
      if (found.order.length === 0 && records.length === 0 && !repository.has('products')) return repository.notYet;
      const { ids, facets, listed } = catalogue.index.columns;
      const idsOf = (ordinals: readonly number[]): string[] => ordinals.flatMap((ordinal) => ids[ordinal] ?? []);
      const own = idsOf([...found.order]);
      // Series stand behind all their parts; few of them are found among the first.
      const series = facets.get('product_type')?.get('collection');
      const ownSeries = series
        ? idsOf([...found.order].filter((ordinal) => isIn(series, ordinal)).slice(0, OTHERS_MAX))
        : [];
      // What the provider names has to be listed here too, as in its results.
      const further = records
        .flatMap(({ sku }) => catalogue.index.columns.ordinalOf(catalogue.index.idOfSku(sku ?? '') ?? '') ?? [])
        .filter((ordinal) => isIn(listed.set, ordinal));
      const first = mergeProvider(own.slice(0, limit + SUGGESTIONS_NARROW_MAX), idsOf(further));
      const best = [...new Set([...first, ...ownSeries])];
      const summaries = await catalogue.summaries(best);
      const filters = namedOptions(found.understood);
      const shown = best.flatMap((id) => {
        const summary = summaries.get(id);
        if (!summary || !SUGGESTED.has(summary.visibility)) return [];
        const kind: SuggestionKind = summary.type === 'collection' ? 'collection' : 'product';
        return cardSuggestion(kind, cardView(summary, views, filters), { words: found.words, search });
      });
      const products = shown.filter(({ kind }) => kind === 'product').slice(0, limit);
      pictures.want(
        products.map(({ image }) => image),
        CARD_PICTURE_WIDTH_PX,
      );
      const others = othersOf(search, { text, isTyping: true, found, views });
      const groups: SuggestionGroup[] = [
        { kind: 'product', suggestions: products },
        ...withRecords(others, records),
        { kind: 'collection', suggestions: shown.filter(({ kind }) => kind === 'collection').slice(0, OTHERS_MAX) },
      ];
      return ready({
        groups: groups.filter((group) => group.suggestions.length > 0),
        total: found.order.length,
        corrected: found.corrected,
      });
    },
  );
}

/** Categories and pages that only the provider found come behind those of the device. */
function withRecords(others: readonly SuggestionGroup[], records: readonly ProviderRecord[]): SuggestionGroup[] {
  return (['category', 'page', 'article'] as const).map((kind) => {
    const own = others.find((group) => group.kind === kind)?.suggestions ?? [];
    const known = new Set(own.map(({ path }) => path));
    const further = records.flatMap(({ kind: kindOfRecord, id, title, path }): SuggestionView[] => {
      if (kindOfRecord !== kind || path === null || known.has(path)) return [];
      return [{ kind, id, text: title, detail: null, path, image: null, price: null, isFrom: false, marks: [] }];
    });
    return { kind, suggestions: [...own, ...further].slice(0, OTHERS_MAX) };
  });
}

function cardSuggestion(
  kind: SuggestionKind,
  { id, name1, name2, path, image, price, isFrom }: CardView,
  { words, search }: { readonly words: readonly Word[]; readonly search: CatalogueSearch },
): SuggestionView {
  const marks = marksIn(name1, words, search.language);
  return { kind, id, text: name1, detail: name2, path, image, price, isFrom, marks };
}
