import type { TFunction } from 'i18next';
import { use, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { SEARCH_PAGE_SIZE } from '#config/limits.ts';
import { type ListingState, listingToQuery } from '#domain/listing.ts';
import { searchPath } from '#domain/paths.ts';
import { searchTextOf } from '#domain/search-text.ts';
import type { SearchView, SuggestionKind, SuggestionView } from '#domain/views/search.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import type { AppliedFilter } from '#src/features/catalogue/applied-filters.tsx';
import { useFacetTexts } from '#src/features/catalogue/facet-texts.ts';
import { ListingHead, type Tile } from '#src/features/catalogue/listing-head.tsx';
import { Listing } from '#src/features/catalogue/listing.tsx';
import { ProductGridSkeleton } from '#src/features/catalogue/product-grid.tsx';
import { useCounted } from '#src/features/catalogue/use-counted.ts';
import { useListingState } from '#src/features/catalogue/use-listing-state.ts';
import { useShownList } from '#src/features/catalogue/use-shown-list.ts';
import { SearchNote } from '#src/features/search/search-note.tsx';
import { AddressContext } from '#src/ui/address.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LinksContext } from '#src/ui/link.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { Failed, NotOnDevice } from './message-pages.tsx';
import { useWords } from '#src/ui/use-words.ts';

export { prefetchSearch } from './prefetch-search.ts';

/** Most searches find something. */
const SearchHelp = lazyPart(async () => (await import('#src/features/search/search-help.tsx')).SearchHelp);

/** The results for a search text (spec 2: /search). */
export default function SearchPage() {
  const { search } = use(AddressContext);
  const text = searchTextOf(new URLSearchParams(search));
  return text === '' ? <Start /> : <Results key={text} text={text} />;
}

function Start() {
  const t = useWords();
  usePageTitle(`${t('search:title')} – ${t('brand')}`);
  return (
    <>
      <ListingHead title={t('search:title')} current={t('search:title')} />
      <SearchHelp what="start" />
    </>
  );
}

function Results({ text }: { readonly text: string }) {
  'use memo';
  const t = useWords();
  const ask = (state: ListingState) => queries.search.results({ text, ...state });
  const controls = useListingState(ask, searchPath(text).split('?')[1]);
  const { state, value } = useLive(ask(controls.state));
  const { list, value: found } = useShownList(text, controls.state, value);
  const understood = useUnderstood(found, controls.state);
  const title = t('search:titleOf', { text });
  usePageTitle(`${title} – ${t('brand')}`, state !== 'loading');
  useRemembered(text, found);
  const { filters } = controls.state;
  const tell = useCounted(
    list,
    found && !found.isTooShort ? { kind: 'search', text, total: found.total, filters } : null,
  );
  if (found?.redirect) return <Navigate to={found.redirect} replace />;
  if (state === 'failed') return <Failed />;
  if (state === 'notOnDevice') return <NotOnDevice text={t('search:notOnDevice')} />;
  const count = found && !found.isTooShort ? t('search:hits', { count: found.exact }) : null;
  const head = (
    <ListingHead
      title={title}
      current={t('search:title')}
      count={count}
      isComplete={found?.isComplete}
      note={found && <SearchNote text={text} found={found} />}
      tiles={found?.others.flatMap(({ suggestions }) => suggestions).map(tileOf(t))}
    />
  );
  const isNarrowed = Object.keys(filters).length > 0;
  if (!found || (found.total === 0 && !isNarrowed)) {
    return (
      <>
        {head}
        {found ? (
          <SearchHelp what={found.isTooShort ? 'tooShort' : 'nothing'} text={text} />
        ) : (
          <ProductGridSkeleton count={SEARCH_PAGE_SIZE * controls.state.page} />
        )}
        {!found && <Waiting />}
      </>
    );
  }
  return (
    <Listing
      title={title}
      products={found}
      filters={understood}
      list={list}
      controls={controls}
      head={head}
      onOpen={(sku) => void tell({ kind: 'searchClick', text, sku, filters })}
      data-testid="search-results"
    />
  );
}

/** A tile for another page with a matching name, beside the products. */
const tileOf =
  (t: TFunction) =>
  ({ kind, id, text, path, image, detail }: SuggestionView): Tile => ({
    id: `${kind} ${id}`,
    name: text,
    path,
    image,
    about: detail ?? t(`search:one.${kind as Exclude<SuggestionKind, 'product'>}`),
  });

/** The filters that words of the text were understood as, each with a button that removes the words. */
function useUnderstood(found: SearchView | null, state: ListingState): readonly AppliedFilter[] {
  const t = useWords();
  const { follow } = use(LinksContext);
  const { facetText, optionText } = useFacetTexts();
  return (found?.understood ?? []).map((words) => ({
    id: `understood ${words.code} ${words.value}`,
    label: t('product.chosenValue', {
      label: facetText({ code: words.code, label: null, isMeasure: false }),
      value: optionText(words, words),
    }),
    onRemove: () =>
      follow(searchPath(words.without, listingToQuery({ ...state, page: 1 })), { preventScrollReset: true }),
  }));
}

/** Remembers a search that found something (D46), in its corrected spelling. */
function useRemembered(text: string, found: SearchView | null): void {
  const commands = useCommands();
  const isFound = found !== null && found.total + found.others.length > 0;
  const right = found?.corrected ?? text;
  useEffect(() => {
    if (!isFound) return;
    const remember = async (): Promise<void> => {
      const kept = await commands.search.remember({ text: right });
      // Remembering fails while its code has not loaded; the shopper did not ask for it, so that is not reported.
      if (!kept.ok && kept.error.code !== 'notAvailableOffline') notify(kept.error);
    };
    void remember();
  }, [commands, right, isFound]);
}
