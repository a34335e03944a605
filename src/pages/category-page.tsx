import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Listing } from '#src/features/catalogue/listing.tsx';
import { ProductGridSkeleton } from '#src/features/catalogue/product-grid.tsx';
import { useListingState } from '#src/features/catalogue/use-listing-state.ts';
import { NotFound, NotOnDevice } from './message-pages.tsx';

const SKELETON_COUNT = 12;

/** A category with its products (spec 2: /c/{slug}, D80). */
export function CategoryPage({ categoryId }: { readonly categoryId: string }) {
  const { t } = useTranslation();
  const controls = useListingState();
  const { state, value } = useLive(queries.listing.category({ categoryId, ...controls.state }));
  usePageTitle(value && `${value.title} – ${t('brand')}`, state !== 'loading');
  if (state === 'missing') return <NotFound />;
  if (state === 'notOnDevice') return <NotOnDevice text={t('errors:categoryNotSynchronized')} />;
  return value ? <Listing listing={value} controls={controls} /> : <ProductGridSkeleton count={SKELETON_COUNT} />;
}
