import * as z from 'zod/mini';
import { priceStepsFromWire } from '#domain/wire/price-history.ts';
import { reviewsFromWire } from '#domain/wire/reviews.ts';
import type { PriceHistoryDocument, ProductReviewsDocument } from '#schemas/api/generated/types.gen.ts';
import type { CatalogueWriters } from './catalogue-writers.ts';
import type { Pull } from './pull-of-collection.ts';
import { type LatePull, plain, PRICE_HISTORY_PULL, REVIEWS_PULL } from './pulls.ts';

/*
 * What is read of them. Stated here, because the contract's own shapes stand in one file with those that the first screen needs.
 */
const zPriceHistory = z.looseObject({
  id: z.string(),
  entries: z.array(z.looseObject({ valid_from: z.string(), price_incl_tax: z.number() })).check(z.minLength(1)),
});

/** Of reviews that were replicated, or that the provider listed. */
export const zReviews = z.looseObject({
  id: z.string(),
  bottomline: z.looseObject({ average_score: z.number() }),
  reviews: z.array(
    z.looseObject({
      id: z.int(),
      score: z.number(),
      title: z.string(),
      content: z.string(),
      created_at: z.string(),
      votes_up: z.int(),
      votes_down: z.int(),
      user: z.looseObject({ display_name: z.string() }),
    }),
  ),
});

/** The pulls whose code no first screen needs, by name. */
export const latePulls: Readonly<Record<LatePull, (writers: CatalogueWriters) => Pull>> = {
  [PRICE_HISTORY_PULL]: ({ priceHistories }) =>
    plain(PRICE_HISTORY_PULL, priceHistories, zPriceHistory, (wire: PriceHistoryDocument) => ({
      id: wire.id,
      steps: priceStepsFromWire(wire),
    })),
  [REVIEWS_PULL]: ({ reviews }) =>
    plain(REVIEWS_PULL, reviews, zReviews, (wire: ProductReviewsDocument) => ({
      id: wire.id,
      ...reviewsFromWire(wire),
    })),
};
