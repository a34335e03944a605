import type { ReviewData, ReviewEntry } from '#schemas/api/generated/types.gen.ts';
import { shareOf, wholeOf } from '../../import/repeatable.ts';
import type { WireDocument } from '../../store/collections.ts';
import type { DemoProduct } from '../demo-product.ts';
import { daysAfter } from '../price-history/days.ts';
import { productDocument } from '../product-document.ts';
import { type Family, familyLines, familyOf } from './families.ts';
import { writeReview } from './review.ts';
import { traitsOf } from './traits.ts';

/** The youngest reviews were written then: a fixed day like all of the demo, so that nothing changes by itself. */
const LAST_DAY_MS = Date.UTC(2026, 10, 18);

const DAY_MS = 86_400_000;

const REVIEWED_SHARE = 0.92;
const REVIEWS_MAX = 14;
const DAYS_FOR_A_REVIEW = 30;
const DAYS_TO_KNOW_IT = 14;
const DRAWS_MAX = 12;

/** June to October: nobody writes about garden furniture in the snow. */
const gardenMonths = new Set([5, 6, 7, 8, 9]);

/**
 * The reviews of what is sold, newest first (contract: ProductReviewsDocument). Those of everything that was designed are
 * written in one go and in one order, so that no text occurs twice in the shop and a new picture changes nobody's words.
 */
export function reviewDocuments(designed: readonly DemoProduct[], sold: readonly DemoProduct[]): WireDocument[] {
  const texts = new Set<string>();
  const written = new Map(designed.map((product) => [product.sku, reviewsOf(product, texts)]));
  return sold.flatMap((product) => {
    const reviews = written.get(product.sku) ?? [];
    return reviews.length > 0 ? { id: product.sku, sku: product.sku, ...reviewData(product, reviews) } : [];
  });
}

function reviewsOf(product: DemoProduct, texts: Set<string>): ReviewEntry[] {
  const family = familyOf(product);
  if (!family || !isReviewed(product, family)) return [];
  const firstDay = daysAfter(product.createdAt, (product.leadTimeDays ?? 0) + DAYS_TO_KNOW_IT);
  const days = daysToWriteOn(family, firstDay);
  const most = Math.min(REVIEWS_MAX, 1 + Math.floor(days.length / DAYS_FOR_A_REVIEW));
  const wanted = 1 + Math.floor(most * shareOf(product.sku, 'number of reviews') ** 1.3);
  const traits = traitsOf(product);
  const said = new Set<string>();
  const names = new Set<string>();
  const entries: ReviewEntry[] = [];
  for (let index = 1; index <= Math.min(wanted, most) && days.length > 0; index++) {
    const written = days[wholeOf(`${product.sku} review ${index}`, 'day', 0, days.length - 1)]!;
    const day = new Date(written).toISOString().slice(0, 10);
    for (let draw = 0; draw < DRAWS_MAX; draw++) {
      const review = writeReview(product, familyLines[family], { index, draw, day, firstDay, traits, said });
      if (!review || texts.has(review.entry.content) || names.has(review.entry.user.display_name)) continue;
      entries.push(review.entry);
      texts.add(review.entry.content);
      names.add(review.entry.user.display_name);
      for (const line of review.said) said.add(line);
      break;
    }
  }
  return entries.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
}

/** What has never been delivered has not been reviewed, and what is for the terrace is not spoken of like a carpet. */
function isReviewed({ sku, variants, stock, facets }: DemoProduct, family: Family): boolean {
  const stocks = variants?.map((variant) => variant.stock) ?? [stock];
  if (stocks.every((one) => one?.status === 'upcoming')) return false;
  if (family === 'textile' && facets.function === 'outdoor') return false;
  return shareOf(sku, 'reviewed') < REVIEWED_SHARE;
}

/** Days as epoch milliseconds; there are hundreds of them a product, and few are chosen. */
function daysToWriteOn(family: Family, firstDay: string): number[] {
  const days: number[] = [];
  for (let day = Date.parse(firstDay); day <= LAST_DAY_MS; day += DAY_MS) {
    if (family !== 'garden' || gardenMonths.has(new Date(day).getUTCMonth())) days.push(day);
  }
  return days;
}

function reviewData(product: DemoProduct, reviews: ReviewEntry[]): ReviewData {
  const total = reviews.length;
  const mean = reviews.reduce((sum, { score }) => sum + score, 0) / total;
  const average = Math.round(mean * 10) / 10;
  const stars = [1, 2, 3, 4, 5].map((star) => [star, reviews.filter(({ score }) => score === star).length] as const);
  const { name, image, translations } = productDocument(product);
  const names = Object.entries(translations as Readonly<Record<string, { readonly name: string }>>);
  const spoken = Object.fromEntries(names.map(([locale, texts]) => [locale, { name: texts.name }]));
  return {
    reviews,
    bottomline: {
      total_review: total,
      average_score: average,
      total_organic_reviews: total,
      organic_average_score: average,
      star_distribution: Object.fromEntries(stars),
      custom_fields_bottomline: null,
    },
    pagination: { page: 1, per_page: total, total },
    grouping_data: null,
    products: [
      { id: product.id, domain_key: product.sku, name: String(name), image_url: String(image), translations: spoken },
    ],
  };
}
