import { usePageTitle } from '#src/app/use-page-title.ts';
import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import type { ListingState } from '#domain/listing.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { ListingHead } from '#src/features/catalogue/listing-head.tsx';
import { Listing } from '#src/features/catalogue/listing.tsx';
import { ProductGridSkeleton } from '#src/features/catalogue/product-grid.tsx';
import { useCounted } from '#src/features/catalogue/use-counted.ts';
import { useListingState } from '#src/features/catalogue/use-listing-state.ts';
import { useShownList } from '#src/features/catalogue/use-shown-list.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { Failed, NotFound, NotOnDevice } from './message-pages.tsx';
import { useWords } from '#src/ui/use-words.ts';

/** A category with its products (spec 2: /c/{slug}, D80). */
export function CategoryPage({ categoryId }: { readonly categoryId: string }) {
  'use memo';
  const t = useWords();
  const errorText = useErrorText();
  const ask = (state: ListingState) => queries.listing.category({ categoryId, ...state });
  const controls = useListingState(ask);
  const answer = useLive(ask(controls.state));
  const { state } = answer;
  const { list, value: listing } = useShownList(categoryId, controls.state, answer.value);
  const { filters, page } = controls.state;
  const offset = CATEGORY_PAGE_SIZE * (page - 1);
  const skus = listing?.cards.slice(offset).map(({ sku }) => sku) ?? [];
  const tell = useCounted(
    `${list} ${page}`,
    skus.length > 0 ? { kind: 'categoryView', categoryId, skus, offset, filters } : null,
  );
  usePageTitle(listing && `${listing.title} – ${t('brand')}`, state !== 'loading');
  if (answer.state === 'missing') return <NotFound why={answer.why} />;
  if (state === 'failed') return <Failed />;
  if (state === 'notOnDevice') return <NotOnDevice text={errorText('categoryNotSynchronized')} />;
  return listing ? (
    <Listing
      title={listing.title}
      products={listing}
      list={list}
      controls={controls}
      onOpen={(sku, position) => void tell({ kind: 'categoryClick', categoryId, sku, position })}
      head={
        <ListingHead
          {...listing}
          count={t('listing.products', { count: listing.total })}
          tiles={listing.children.map((child) => ({
            ...child,
            about: t('listing.products', { count: child.productCount }),
          }))}
        />
      }
    />
  ) : (
    <>
      <ProductGridSkeleton count={CATEGORY_PAGE_SIZE * controls.state.page} />
      <Waiting />
    </>
  );
}
