import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { SITE_REVIEWS } from '#config/reviews.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { Reviews } from '#src/features/reviews/reviews.tsx';
import { AddressContext } from '#src/ui/address.ts';
import { useWords } from '#src/ui/use-words.ts';

/** What customers say of the shop (spec 2: /kundeanmeldelser). */
export default function ReviewsPage() {
  const t = useWords();
  const { store } = useStoreView();
  const { pathname } = use(AddressContext);
  usePageTitle(`${t('reviews:titleOfShop')} – ${t('brand')}`);
  // The path of another market; the server redirects it with 301.
  if (pathname !== store.reviewsPath) return <Navigate to={store.reviewsPath} replace />;
  return <Reviews sku={SITE_REVIEWS} name={t('brand')} heading="h1" />;
}
