import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import { listingToQuery } from '#domain/listing.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { keepUnchanged } from '#src/data/keep-unchanged.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Listing } from '#src/features/catalogue/listing.tsx';
import { ProductGridSkeleton } from '#src/features/catalogue/product-grid.tsx';
import { useListingState } from '#src/features/catalogue/use-listing-state.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { Failed, NotFound, NotOnDevice } from './message-pages.tsx';

/** A category with its products (spec 2: /c/{slug}, D80). */
export function CategoryPage({ categoryId }: { readonly categoryId: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const controls = useListingState(categoryId);
  const answer = useLive(queries.listing.category({ categoryId, ...controls.state }));
  const { state, value } = answer;
  // What was shown stays until the next answer is there: a filter neither blinks nor loses the focus.
  const asked = `${categoryId}?${listingToQuery({ ...controls.state, page: 1 })}`;
  const [last, setLast] = useState({ list: asked, listing: value });
  const shown = value ? { list: asked, listing: keepUnchanged(last.listing, value) } : last;
  if (shown.listing !== last.listing) setLast(shown);
  const { list, listing } = shown;
  usePageTitle(listing && `${listing.title} – ${t('brand')}`, state !== 'loading');
  if (answer.state === 'missing') return <NotFound why={answer.why} />;
  if (state === 'failed') return <Failed />;
  if (state === 'notOnDevice') return <NotOnDevice text={errorText('categoryNotSynchronized')} />;
  return listing ? (
    <Listing listing={listing} list={list} controls={controls} />
  ) : (
    <>
      <ProductGridSkeleton count={CATEGORY_PAGE_SIZE * controls.state.page} />
      <Waiting />
    </>
  );
}
