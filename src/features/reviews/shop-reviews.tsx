import { SITE_REVIEWS } from '#config/reviews.ts';
import { useWords } from '#src/ui/use-words.ts';
import { Reviews } from './reviews.tsx';

/** What customers say of the shop itself. */
export function ShopReviews() {
  const t = useWords();
  return <Reviews sku={SITE_REVIEWS} name={t('brand')} heading="h1" />;
}
