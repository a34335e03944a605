import * as z from 'zod/mini';
import { bannersFromWire } from '#domain/wire/banners.ts';
import { articleFromWire, contentFromWire } from '#domain/wire/content.ts';
import { priceStepsFromWire } from '#domain/wire/price-history.ts';
import { rewriteFromWire } from '#domain/wire/references.ts';
import { reviewsFromWire } from '#domain/wire/reviews.ts';
import { settingsFromWire } from '#domain/wire/settings.ts';
import { showroomFromWire } from '#domain/wire/showroom.ts';
import type {
  BlogPost,
  CmsBlock,
  CmsPage,
  PriceHistoryDocument,
  ProductReviewsDocument,
  Showroom,
  StaticContentDocument,
  StoreSettings,
  UrlRewriteDocument,
} from '#schemas/api/generated/types.gen.ts';
import { zShowroom } from '#schemas/api/generated/zod.gen.ts';
import type { ContentDoc, ReferenceDoc } from '../documents/catalogue-documents.ts';
import type { CollectionWriter } from './collection-writer.ts';
import type { CatalogueWriters } from './catalogue-writers.ts';
import type { Pull } from './pull-of-collection.ts';
import {
  ARTICLES_PULL,
  type LatePull,
  plain,
  PRICE_HISTORY_PULL,
  REVIEWS_PULL,
  shared,
  type Unnumbered,
} from './pull-documents.ts';

// What is read of them; the rest may be as it likes.
const zId = z.union([z.int(), z.string()]);
const zRewrite = z.looseObject({
  id: z.string(),
  request_path: z.string(),
  relative_url: z.string(),
  redirectCode: z.union([z.literal(301), z.literal(302)]),
});
const zPage = z.looseObject({ id: zId, identifier: z.string(), title: z.string(), content: z.string() });
const zBlock = z.looseObject({ id: zId, identifier: z.string(), title: z.optional(z.string()), content: z.string() });
const zArticle = z.looseObject({
  id: zId,
  title: z.string(),
  url_key: z.string(),
  publish_date: z.string(),
  author_name: z.nullish(z.string()),
  featured_image_file: z.nullish(z.string()),
  short_content: z.nullish(z.string()),
  content: z.optional(z.string()),
});
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

/** A file says of itself which; what in it makes sense is looked for row by row. */
const zFile = z.looseObject({ id: z.string() });

const zMoney = z.number();
const zSettings = z.looseObject({
  id: z.string(),
  countries: z.array(z.looseObject({ country_id: z.string(), postcode_pattern: z.string() })),
  shipping_methods: z.array(
    z.looseObject({
      carrier_code: z.string(),
      method_code: z.string(),
      carrier_title: z.string(),
      method_title: z.string(),
      countries: z.array(z.string()),
      price_incl_tax: zMoney,
      postcode_pattern: z.string(),
      days_min: z.int(),
      days_max: z.int(),
    }),
  ),
  payment_methods: z.array(
    z.looseObject({
      code: z.string(),
      title: z.string(),
      countries: z.array(z.string()),
      cost_incl_tax: zMoney,
      usable_offline: z.boolean(),
    }),
  ),
  fees: z.optional(
    z.array(
      z.looseObject({
        fee_id: z.int(),
        name: z.string(),
        countries: z.optional(z.array(z.string())),
        shipping_methods: z.optional(z.array(z.string())),
        weight_min: z.optional(z.number()),
        category_ids: z.optional(z.array(z.int())),
        options: z
          .array(
            z.looseObject({
              id: z.int(),
              label: z.string(),
              price_incl_tax: zMoney,
              category_ids: z.optional(z.array(z.int())),
            }),
          )
          .check(z.minLength(1)),
      }),
    ),
  ),
  free_shipping_from: z.nullish(zMoney),
  not_taken: z.optional(z.array(z.string())),
});

/** The pulls whose code no first screen needs, by name. */
export const latePulls: Readonly<Record<LatePull, (writers: CatalogueWriters) => Pull>> = {
  store_settings: ({ references }) =>
    shared<StoreSettings, ReferenceDoc>('store_settings', references, zSettings, (wire) => ({
      kind: 'settings',
      value: settingsFromWire(wire),
    })),
  showrooms: ({ references }) =>
    shared<Showroom, ReferenceDoc>('showrooms', references, zShowroom, (wire) => ({
      kind: 'showroom',
      value: showroomFromWire(wire),
    })),
  static_content: ({ references }) =>
    shared<StaticContentDocument, ReferenceDoc>('static_content', references, zFile, (wire) => ({
      kind: 'banners',
      value: bannersFromWire(wire),
    })),
  url_rewrites: ({ references }) =>
    shared<UrlRewriteDocument, ReferenceDoc>('url_rewrites', references, zRewrite, (wire) => ({
      kind: 'urlRewrite',
      value: rewriteFromWire(wire),
    })),
  cms_pages: ({ content }) =>
    contentPull('cms_pages', content, zPage, (wire: CmsPage) => ({ kind: 'page', ...contentFromWire(wire) })),
  [ARTICLES_PULL]: ({ content }) =>
    contentPull(ARTICLES_PULL, content, zArticle, (wire: BlogPost) => ({ kind: 'article', ...articleFromWire(wire) })),
  cms_blocks: ({ content }) =>
    contentPull('cms_blocks', content, zBlock, (wire: CmsBlock) => ({ kind: 'block', ...contentFromWire(wire) })),
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

function contentPull<W>(
  collection: string,
  writer: CollectionWriter<ContentDoc>,
  shape: z.ZodMiniType,
  fromWire: (wire: W) => Unnumbered<ContentDoc>,
): Pull {
  return shared(collection, writer, shape, fromWire);
}
