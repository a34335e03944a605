import type { ReactNode } from 'react';
import { isUseful } from '#domain/most-useful-facets.ts';
import type { ListingView } from '#domain/views/listing.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { AS_IT_COMES_ID } from '#src/ui/page-ids.ts';
import { HeldPictures } from '#src/ui/picture.tsx';
import { useAfterPaint } from '#src/ui/use-after-paint.ts';
import { useMedia, WIDE_SCREEN } from '#src/ui/use-media.ts';
import { useWords } from '#src/ui/use-words.ts';
import type { AppliedFilter } from './applied-filters.tsx';
import { FacetBar } from './facet-bar.tsx';
import { FacetSheet } from './facet-sheet.tsx';
import styles from './listing.module.css';
import { ProductGrid } from './product-grid.tsx';
import { SortSelect } from './sort-select.tsx';
import type { ListingControls } from './use-listing-state.ts';
import { usePills } from './use-pills.ts';

/** A list begins without them; one whose address has filters comes rendered, or waits for this code. */
const AppliedFilters = lazyPart(async () => (await import('./later-parts.ts')).AppliedFilters);

/** It ends the list, so nothing of it is pushed away. */
const LoadMore = lazyPart(async () => (await import('./later-parts.ts')).LoadMore);

const EmptyListing = lazyPart(async () => (await import('./later-parts.ts')).EmptyListing);

interface ListingProps {
  /** What is listed. */
  readonly title: string;
  readonly products: Pick<ListingView, 'total' | 'cards' | 'facets' | 'isComplete'> &
    Partial<Pick<ListingView, 'banners'>>;
  /** What narrows it down besides its facets. */
  readonly filters?: readonly AppliedFilter[];
  /** Names what it was narrowed down to and its order. */
  readonly list: string;
  readonly controls: ListingControls;
  readonly head: ReactNode;
  /** A product of the list is opened, in its place from 0. */
  readonly onOpen?: (sku: string, place: number) => void;
  readonly 'data-testid'?: string;
}

/** A list of products, and everything to narrow it down. */
export function Listing(props: ListingProps) {
  'use memo';
  const {
    title,
    products,
    filters = noFilters,
    list,
    controls,
    head,
    onOpen,
    'data-testid': testId = 'listing',
  } = props;
  const t = useWords();
  const isWide = useMedia(WIDE_SCREEN);
  const { total, cards, facets, banners, isComplete } = products;
  const { state, toggle, prepare, clear, sortBy, showMore } = controls;
  const useful = facets.filter((facet) => isUseful(facet, total));
  const pills = usePills(title, { facets: useful, total, isComplete });
  const isPainted = useAfterPaint(true);
  return (
    <>
      <HeldPictures value={!isPainted}>{head}</HeldPictures>
      <section data-testid={testId} data-total={total} aria-label={title}>
        <div className={styles.reach}>
          <div className={styles.tools}>
            <div className={styles.filters} onPointerDown={({ target }) => prepareChoice(target, prepare)}>
              {isWide && <FacetBar facets={pills} onToggle={toggle} />}
              <FacetSheet facets={useful} total={total} onToggle={toggle} />
            </div>
            {/* The head of the page announces the same number to screen readers. */}
            <span className={styles.count} aria-hidden="true">
              {t('listing.products', { count: total })}
            </span>
            <SortSelect sort={state.sort} onSort={sortBy} />
          </div>
          <AppliedFilters facets={facets} others={filters} onToggle={toggle} onClear={clear} />
        </div>
        {total === 0 ? (
          <EmptyListing controls={controls} isComplete={isComplete} />
        ) : (
          <>
            <ProductGrid id={AS_IT_COMES_ID} cards={cards} banners={banners} list={list} heading="h2" onOpen={onOpen} />
            <LoadMore shown={cards.length} total={total} onMore={showMore} />
          </>
        )}
      </section>
    </>
  );
}

/** Whoever presses a value of a facet mostly chooses it: its answer is asked for meanwhile, in one place for all of them. */
function prepareChoice(target: EventTarget, prepare: ListingControls['prepare']): void {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-value]') : null;
  const facet = option?.closest<HTMLElement>('[data-code]');
  if (option && facet) prepare(facet.dataset['code']!, option.dataset['value']!);
}

const noFilters: readonly AppliedFilter[] = [];
