import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { SITE_REVIEWS } from '#config/reviews.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { AddressContext } from '#src/ui/address.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useWords } from '#src/ui/use-words.ts';

// In one file with what a product's page has of it, because each further file makes the first screen heavier.
const Reviews = lazyPart(async () => (await import('./product-parts.ts')).Reviews);

/** What customers say of the shop (spec 2: /kundeanmeldelser). */
export function ReviewsPage() {
  const t = useWords();
  const { store } = useStoreView();
  const { pathname } = use(AddressContext);
  usePageTitle(`${t('reviews:titleOfShop')} – ${t('brand')}`);
  // The path of another market; the server redirects it with 301.
  if (pathname !== store.reviewsPath) return <Navigate to={store.reviewsPath} replace />;
  return <Reviews sku={SITE_REVIEWS} name={t('brand')} heading="h1" />;
}
