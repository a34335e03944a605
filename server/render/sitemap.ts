import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { storeViews } from '#config/stores.ts';
import { addressOf, categoryPath, inStore, MAGAZINE_PATH, productPath } from '#domain/paths.ts';
import { VISIBILITY_NOT_ALONE } from '#domain/product-load.ts';
import type { Limiter } from '../http/rate-limit.ts';
import { toResponse } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { documents } from '../store/document-schema.ts';
import { escapeHtml } from './escape-html.ts';
import type { ServerCatalogue } from './server-catalogue.ts';

interface SitemapTools {
  readonly database: Queries;
  readonly shopUrl: string;
  readonly limiter: Limiter;
  readonly catalogues: ReadonlyMap<string, ServerCatalogue>;
}

interface Entry {
  /** Path inside the store view. */
  readonly path: string;
  readonly changedAt?: Date;
}

/** So many products a file; the protocol allows 50,000 addresses and 50 MB. */
const PRODUCTS_A_FILE = 20_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Texts that belong to other pages. */
const PARTS_OF_PAGES: ReadonlySet<string> = new Set(['home', 'no-route']);

/** What search engines ask for first, and the addresses of all pages that they may show, by store view. */
export function sitemapRoutes(app: Hono, { database, shopUrl, limiter, catalogues }: SitemapTools): void {
  app.get('/robots.txt', () => answer(`User-agent: *\nAllow: /\nSitemap: ${shopUrl}/sitemap.xml\n`, 'text/plain'));
  app.get('/:file{sitemap(?:-[a-z]+-\\d+)?\\.xml}', async ({ req, env }) => {
    const limited = limiter.check('render', (env as { address: string }).address);
    if (limited) return toResponse(limited);
    const [, code, part] = /^sitemap-([a-z]+)-(\d+)\.xml$/.exec(req.param('file')) ?? [];
    if (code === undefined) return xml('sitemapindex', await filesOf(database, shopUrl));
    const catalogue = catalogues.get(code);
    const entries = catalogue ? await entriesOf(database, catalogue, Number(part)) : [];
    if (!catalogue || entries.length === 0) return answer('There is no such file.\n', 'text/plain', 404);
    const { store } = catalogue;
    const urls = entries.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<url><loc>${escapeHtml(`${shopUrl}${inStore(store, path)}`)}</loc>${changed}</url>`;
    });
    return xml('urlset', urls);
  });
}

/** All files: of each store view one for its other pages, and as many as its products need. */
async function filesOf(database: Queries, shopUrl: string): Promise<string[]> {
  const rows = await database
    .select({ code: documents.storeCode, products: count() })
    .from(documents)
    .where(and(isShownProduct(), inArray(documents.storeCode, codes())))
    .groupBy(documents.storeCode);
  return storeViews.flatMap(({ code }) => {
    const products = rows.find((row) => row.code === code)?.products ?? 0;
    const files = 1 + Math.ceil(products / PRODUCTS_A_FILE);
    return Array.from(
      { length: files },
      (_, file) => `<sitemap><loc>${shopUrl}/sitemap-${code}-${file}.xml</loc></sitemap>`,
    );
  });
}

async function entriesOf(database: Queries, catalogue: ServerCatalogue, file: number): Promise<Entry[]> {
  const { code } = catalogue.store;
  return file === 0 ? otherPages(database, catalogue) : productPages(database, code, file - 1);
}

async function productPages(database: Queries, code: string, before: number): Promise<Entry[]> {
  const rows = await database
    .select({ id: documents.id, sku: documents.sku, slug: documents.slug, changedAt: documents.updatedAt })
    .from(documents)
    .where(and(eq(documents.storeCode, code), isShownProduct()))
    .orderBy(asc(documents.id))
    .limit(PRODUCTS_A_FILE)
    .offset(before * PRODUCTS_A_FILE);
  return rows.map(({ id, sku, slug, changedAt }) => ({
    path: productPath({ sku: sku ?? '', slug: slug ?? id, type: 'simple' }),
    changedAt,
  }));
}

/** Products that have a page of their own; those that are no longer sold are gone. */
function isShownProduct() {
  return and(
    eq(documents.collection, 'products'),
    eq(documents.isGone, false),
    ne(documents.visibility, String(VISIBILITY_NOT_ALONE)),
  );
}

async function otherPages(database: Queries, catalogue: ServerCatalogue): Promise<Entry[]> {
  await catalogue.refreshInTime();
  const { store, categories } = catalogue;
  const texts = await database
    .select({ path: sql<string>`coalesce(${documents.path}, ${documents.slug})`, changedAt: documents.updatedAt })
    .from(documents)
    .where(
      and(
        eq(documents.storeCode, store.code),
        inArray(documents.collection, ['cms_pages', 'blog_posts']),
        eq(documents.isGone, false),
        sql`coalesce(${documents.body} ->> 'active', 'true') = 'true'`,
      ),
    )
    .orderBy(asc(documents.collection), asc(documents.id));
  const own = ['/', store.collectionsPath, MAGAZINE_PATH, store.reviewsPath].map((path) => ({ path }));
  return [
    ...own,
    ...categories.filter(({ isActive }) => isActive).map((category) => ({ path: categoryPath(category) })),
    ...texts
      .filter(({ path }) => path && !PARTS_OF_PAGES.has(path))
      .map(({ path, changedAt }) => ({ path: addressOf(path), changedAt })),
  ];
}

const codes = (): string[] => storeViews.map(({ code }) => code);

function xml(name: 'sitemapindex' | 'urlset', entries: readonly string[]): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${NAMESPACE}>\n${entries.join('\n')}\n</${name}>\n`;
  return answer(text, 'application/xml');
}

function answer(text: string, type: string, status = 200): Response {
  const caching = status === 200 ? 'public, max-age=3600' : 'no-cache';
  return new Response(text, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': caching },
  });
}
