import { sql } from 'drizzle-orm';
import { loading } from '#domain/answer.ts';
import type { Content } from '#domain/content.ts';
import type { ProductDetails, ProductSummary } from '#domain/product.ts';
import type { ContentKind, Repository } from '#domain/queries/repository.ts';
import { articleFromWire, contentFromWire } from '#domain/wire/content.ts';
import { reviewsFromWire } from '#domain/wire/reviews.ts';
import type { BlogPost, CmsBlock, CmsPage, ProductReviewsDocument } from '#schemas/api/generated/types.gen.ts';
import type { Collection } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { allDocuments, type DocumentRow, documentsById } from '../store/documents.ts';
import { rewriteAt } from '../store/find-rewrite.ts';
import { firstOf } from '../store/first-of.ts';
import { documents } from '../store/document-schema.ts';
import { wireDocument } from '../store/wire-document.ts';
import type { ServerCatalogue } from './server-catalogue.ts';

/** The sources from which a render answers queries. */
export interface RenderSource {
  readonly database: Queries;
  readonly catalogue: ServerCatalogue;
  readonly locale: string;
}

/** A repository over the shop's own database, which has all data. */
export function serverRepository({ database, catalogue, locale }: RenderSource): Repository {
  const { store, index } = catalogue;
  const products = productReader(catalogue);
  return {
    index,
    views: catalogue.context(locale),
    navigation: () => catalogue.navigation,
    settings: () => catalogue.settings,
    has: () => true,
    notYet: loading,
    summaries: async (ids) => new Map((await products(ids)).map(({ summary }) => [summary.id, summary])),
    details: async (ids) => (await products(ids)).map(({ details }) => details),
    priceHistories: (skus) => catalogue.priceHistories(skus),
    reviews: async (sku) => {
      const [row] = await documentsById(database, store.code, 'reviews', [sku]);
      return row && reviewsFromWire(row.body as unknown as ProductReviewsDocument);
    },
    content: async (kinds, identifier) => {
      for (const kind of kinds) {
        const { collection, name } = contents[kind];
        const named = sql`${documents.body}->>${name} = ${identifier}`;
        const row = await firstOf(database, store.code, [collection], named);
        if (row) return { kind, ...contentOf(kind, row) };
      }
      return null;
    },
    articles: async () =>
      (await allDocuments(database, store.code, contents.article.collection)).map((row) => contentOf('article', row)),
    rewrite: rewriteAt(database, store.code),
  };
}

/** The collection of each kind of content, and the field with its name. */
const contents: Readonly<Record<ContentKind, { readonly collection: Collection; readonly name: string }>> = {
  page: { collection: 'cms_pages', name: 'identifier' },
  block: { collection: 'cms_blocks', name: 'identifier' },
  article: { collection: 'blog_posts', name: 'url_key' },
};

function contentOf(kind: ContentKind, row: DocumentRow): Content {
  const wire = wireDocument(row) as unknown;
  return kind === 'article' ? articleFromWire(wire as BlogPost) : contentFromWire(wire as CmsPage | CmsBlock);
}

interface ServerProduct {
  readonly summary: ProductSummary;
  readonly details: ProductDetails;
}

/** Reads products, each only once, because a row has both the list fields and the details. */
function productReader(catalogue: ServerCatalogue): (ids: readonly string[]) => Promise<ServerProduct[]> {
  const known = new Map<string, ServerProduct>();
  return async (ids) => {
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) for (const [id, product] of await catalogue.products(missing)) known.set(id, product);
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}
