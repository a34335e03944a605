import type { Hono } from 'hono';
import type { StoreView } from '#config/stores.ts';
import { pathKey } from '#domain/paths.ts';
import { VISIBILITY_NOT_ALONE } from '#domain/product-load.ts';
import { isOwnPath } from '#domain/rewrites.ts';
import type { UrlMapRequest } from '#schemas/api/generated/types.gen.ts';
import { zLookupRewritePath, zMapUrlBody, zMapUrlQuery, zResolveUrlQuery } from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { serve } from '../http/contract-route.ts';
import { bare, refusal, success } from '../http/reply.ts';
import { QueryError } from '../search/condition.ts';
import { indexOf } from '../search/index-of.ts';
import { seriesAsCategory } from '../search/series.ts';
import { sourceFilter } from '../search/source-filter.ts';
import type { WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { findArticle } from '../store/find-article.ts';
import { findPage } from '../store/find-page.ts';
import { findRewrite } from '../store/find-rewrite.ts';
import { withNamedCategories } from '../store/named-categories.ts';
import { publicDocument } from '../store/wire-document.ts';

const typeOfCollection: Readonly<Record<string, string>> = {
  products: 'product',
  categories: 'category',
  cms_pages: 'cms_page',
  blog_posts: 'cms_blog',
  blog_categories: 'cms_blog_category',
};

/** From path to page, and from old paths to new ones (contract: url family). */
export function urlRoutes(app: Hono, { database }: RouteTools): void {
  serve(app, 'mapUrl', { body: zMapUrlBody, query: zMapUrlQuery }, async ({ store, body }) => {
    const shown = await shownAt(database, store, body);
    if (!shown) return bare(null);
    const { type, id, document } = shown;
    try {
      const filter = sourceFilter(body.includeFields?.join(','), body.excludeFields?.join(','));
      return bare({ _index: indexOf(store), _type: type, _id: id, _score: 1, _source: filter(document) });
    } catch (error) {
      if (error instanceof QueryError) return refusal(400, 'QUERY_INVALID', error.message);
      throw error;
    }
  });

  serve(app, 'lookupRewrite', { params: zLookupRewritePath }, async ({ store, params }) =>
    bare({ urlResolver: await resolver(database, store, params.path) }),
  );

  serve(app, 'resolveUrl', { query: zResolveUrlQuery }, async ({ store, query }) =>
    success({ urlResolver: await resolver(database, store, query.url) }),
  );
}

interface Shown {
  readonly type: string;
  readonly id: string;
  readonly document: WireDocument;
}

/** What a path shows, in the form that the caller can show. */
async function shownAt(queries: Queries, store: StoreView, { url, options }: UrlMapRequest): Promise<Shown | null> {
  const row = (await findPage(queries, store.code, url)) ?? (await findArticle(queries, store.code, pathKey(url)));
  if (!row) return null;
  // A product that is shown only as a part takes no address from what a rewrite leads to.
  const isPart = row.collection === 'products' && row.body['visibility'] === VISIBILITY_NOT_ALONE;
  if (isPart && (await findRewrite(queries, store.code, url))) return null;
  const type = typeOfCollection[row.collection]!;
  if (type !== 'product') return { type, id: row.id, document: publicDocument(row) };
  const isCategory = row.body['type_id'] === 'collection' && options?.knowsSeries !== true;
  const series = isCategory ? await seriesAsCategory(queries, store.code, row.id) : undefined;
  if (series) return { type: 'category', id: series.id, document: publicDocument(series) };
  const [product] = await withNamedCategories(queries, store.code, [publicDocument(row)]);
  return { type, id: row.id, document: product! };
}

async function resolver(queries: Queries, store: StoreView, path: string): Promise<object | null> {
  const rewrite = await findRewrite(queries, store.code, path);
  if (rewrite) return { relative_url: rewrite.target, redirectCode: rewrite.status };
  // The answer names the path again, so a foreign address must not find a page by its last segment.
  const row = isOwnPath(path) ? await findPage(queries, store.code, path) : undefined;
  return row ? { relative_url: path, redirectCode: 0 } : null;
}
