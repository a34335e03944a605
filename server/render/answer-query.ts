import { sql } from 'drizzle-orm';
import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import { SEARCH_ANSWERS } from '#config/search-provider.ts';
import { type Answer, loading, missing, missingFor, ready } from '#domain/answer.ts';
import type { Filters, ListingState } from '#domain/listing.ts';
import { addressOf, categoryPath, contentIdentifier, isReservedPath, pathKey, productPath } from '#domain/paths.ts';
import { partSkus, type ProductDetails } from '#domain/product.ts';
import { showsArticle, whyNotShown } from '#domain/product-load.ts';
import { homeBanners } from '#domain/views/banner.ts';
import { type CardView, cardView } from '#domain/views/card.ts';
import { collectionView, everyCollection } from '#domain/views/collection.ts';
import { articleViews, contentView } from '#domain/views/content.ts';
import { facetViews, listingFrame } from '#domain/views/listing.ts';
import { categoryMenu, footerLinks } from '#domain/views/menu.ts';
import { nothingAt, type PageView } from '#domain/views/page.ts';
import { productView } from '#domain/views/product.ts';
import { searchResults } from '#domain/views/search-results.ts';
import { articleFromWire, contentFromWire } from '#domain/wire/content.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import type { BlogPost, CmsBlock, CmsPage, Product } from '#schemas/api/generated/types.gen.ts';
import type { Collection } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { allDocuments } from '../store/documents.ts';
import { findPage } from '../store/find-page.ts';
import { findRewrite } from '../store/find-rewrite.ts';
import { firstOf } from '../store/first-of.ts';
import { productsBySku } from '../store/products-by-sku.ts';
import { documents } from '../store/schema.ts';
import { wireDocument } from '../store/wire-document.ts';
import type { ServerCatalogue } from './server-catalogue.ts';

/** What a render answers queries from. */
export interface RenderSource {
  readonly database: Queries;
  readonly catalogue: ServerCatalogue;
  readonly locale: string;
}

/** A window fetches the rest of a long list from what is on the device. */
const PAGES_MAX = 4;

type Question<P = Record<string, never>> = (source: RenderSource, params: P) => Promise<Answer<unknown>>;

/**
 * The named queries that a rendered page may use, over the repositories: the server's side of the data client. What
 * belongs to a shopper is not known here and stays `loading`.
 */
const answers: Readonly<Record<string, Question<never>>> = {
  'category.tree': async ({ catalogue, locale }) => ready(categoryMenu(catalogue.context(locale))),
  'banner.home': async ({ catalogue, locale }) => ready(homeBanners(catalogue.context(locale))),
  'navigation.footer': async ({ catalogue, locale }) => ready(footerLinks(catalogue.navigation, locale)),
  'listing.newest': newest,
  'listing.category': category,
  'listing.collections': collections,
  'search.results': results,
  'product.bySku': product,
  'page.byPath': page,
  'content.byIdentifier': (source, params: Named) => content(source, params, 'page'),
  'content.articles': articles,
  'content.block': (source, params: Named) => content(source, params, 'block'),
};

/** Answers a query by name. */
export function answerQuery(source: RenderSource, name: string, params: object): Promise<Answer<unknown>> {
  const question = answers[name];
  return question ? question(source, params as never) : Promise.resolve(loading);
}

async function newest(source: RenderSource, { size }: { readonly size: number }): Promise<Answer<unknown>> {
  const found = source.catalogue.index.answer({ filters: {}, sort: 'newest', categoryId: null, limit: size });
  return ready(await cardsOf(source, found.ids));
}

async function category(
  source: RenderSource,
  listing: ListingState & { readonly categoryId: string },
): Promise<Answer<unknown>> {
  const context = source.catalogue.context(source.locale);
  const frame = listingFrame(listing.categoryId, listing.filters, context);
  if (!frame) return missing;
  const limit = CATEGORY_PAGE_SIZE * Math.min(listing.page, PAGES_MAX);
  const found = source.catalogue.index.answer({ ...listing, categoryId: Number(listing.categoryId), limit });
  return ready({
    ...frame,
    total: found.total,
    cards: await cardsOf(source, found.ids, listing.filters),
    facets: facetViews(found.facets, listing.filters, context),
    isComplete: true,
  });
}

/** What the device answers by itself; where a provider has to be waited for, nothing (decision 054). */
async function results(
  source: RenderSource,
  { text, filters, sort, page: pages }: ListingState & { readonly text: string },
): Promise<Answer<unknown>> {
  const { catalogue, locale } = source;
  const search = await catalogue.search(locale);
  const view = await searchResults(
    { index: catalogue.index, search, views: catalogue.context(locale), isComplete: true },
    {
      text,
      filters,
      sort,
      limit: CATEGORY_PAGE_SIZE * Math.min(pages, PAGES_MAX),
      answers: SEARCH_ANSWERS,
      state: 'asked',
      provided: null,
      cardsOf: (ids, named) => cardsOf(source, ids, named),
    },
  );
  return view ? ready(view) : loading;
}

async function collections({ catalogue, locale }: RenderSource): Promise<Answer<unknown>> {
  const { ids } = catalogue.index.answer(everyCollection);
  const found = await catalogue.products(ids);
  const partsOf = ({ details }: { readonly details: ProductDetails }): string[] =>
    details.parts.flatMap(({ sku }) => catalogue.index.idOfSku(sku) ?? []);
  const parts = await catalogue.products([...found.values()].flatMap(partsOf));
  return ready(
    ids.flatMap((id) => {
      const known = found.get(id);
      if (!known) return [];
      const own = partsOf(known).flatMap((part) => parts.get(part)?.summary ?? []);
      return [collectionView(known.summary, own, locale)];
    }),
  );
}

async function product(
  { database, catalogue, locale }: RenderSource,
  { parentSku, childSku }: { readonly parentSku: string; readonly childSku: string | null },
): Promise<Answer<unknown>> {
  const own = catalogue.index.idOfSku(parentSku);
  let found = own === null ? undefined : (await catalogue.products([own])).get(own);
  if (!found || whyNotShown(found.summary)) {
    // The sku of a variant: its product is shown instead, with the variant chosen (spec 2: direct access, D80).
    const holders = await productsBySku(database, catalogue.store.code, [parentSku]);
    const others = [...(await catalogue.products(holders.map(({ id }) => id))).values()];
    found = others.find(({ summary }) => showsArticle(summary, parentSku)) ?? found;
  }
  if (!found) return missing;
  const why = whyNotShown(found.summary);
  if (why) return missingFor(why);
  const child = found.summary.sku === parentSku ? childSku : parentSku;
  const partIds = partSkus(found.details).flatMap((sku) => catalogue.index.idOfSku(sku) ?? []);
  const [parts, ofArticles] = await Promise.all([
    catalogue.products(partIds),
    catalogue.priceHistories([found.summary.sku, ...found.summary.variants.map(({ sku }) => sku)]),
  ]);
  const ofParts = new Map([...parts.values()].map(({ summary }) => [summary.sku, summary]));
  const view = productView(
    found.summary,
    { details: found.details, ofParts, ofArticles },
    child,
    catalogue.context(locale),
  );
  return ready(view, view.chosen.price.asOf);
}

async function page(
  { database, catalogue }: RenderSource,
  { path }: { readonly path: string },
): Promise<Answer<unknown>> {
  const plain = pathKey(path);
  if (isReservedPath(plain)) return missing;
  // Content pages answer to `/i/` and `/cp/` as well (spec 2: routes).
  const named = contentIdentifier(plain);
  const row = await findPage(database, catalogue.store.code, named ?? plain);
  if (named !== null && row?.collection !== 'cms_pages') return missing;
  const shown = row && pageOf(row.collection, wireDocument(row), plain);
  if (shown) return ready(shown);
  const rewrite = await findRewrite(database, catalogue.store.code, plain);
  if (!rewrite) return nothingAt(plain);
  const target: PageView = {
    kind: 'redirect',
    path: addressOf(rewrite.target),
    isPermanent: rewrite.status === 301,
  };
  return ready(target);
}

function pageOf(collection: string, document: Record<string, unknown>, plain: string): PageView | null {
  if (collection === 'products') {
    const path = productPath(summaryFromWire(document as unknown as Product));
    return { kind: 'redirect', path, isPermanent: true };
  }
  if (collection === 'cms_pages') return { kind: 'content', identifier: String(document['identifier']) };
  if (collection === 'blog_posts') return { kind: 'content', identifier: String(document['url_key']) };
  if (document['is_active'] === false) return null;
  const path = categoryPath({ urlPath: String(document['url_path']), slug: String(document['slug']) });
  if (pathKey(path) !== plain) return { kind: 'redirect', path, isPermanent: true };
  return { kind: 'category', categoryId: String(document['id']) };
}

interface Named {
  readonly identifier: string;
}

async function content(
  { database, catalogue, locale }: RenderSource,
  { identifier }: Named,
  kind: 'page' | 'block',
): Promise<Answer<unknown>> {
  const find = (collection: Collection, name: string) =>
    firstOf(database, catalogue.store.code, [collection], sql`${documents.body}->>${name} = ${identifier}`);
  const row = await find(`cms_${kind}s`, 'identifier');
  if (row) return ready(contentView(contentFromWire(wireDocument(row) as unknown as CmsPage | CmsBlock), locale, kind));
  const article = kind === 'page' ? await find('blog_posts', 'url_key') : undefined;
  if (!article) return missing;
  return ready(contentView(articleFromWire(wireDocument(article) as unknown as BlogPost), locale, kind));
}

async function articles({ database, catalogue, locale }: RenderSource): Promise<Answer<unknown>> {
  const rows = await allDocuments(database, catalogue.store.code, 'blog_posts');
  const contents = rows.map((row) => articleFromWire(wireDocument(row) as unknown as BlogPost));
  return ready(articleViews(contents, locale));
}

async function cardsOf(
  { catalogue, locale }: RenderSource,
  ids: readonly string[],
  filters: Filters = {},
): Promise<CardView[]> {
  const products = await catalogue.products(ids);
  const context = catalogue.context(locale);
  return ids.flatMap((id) => {
    const known = products.get(id);
    return known ? [cardView(known.summary, context, filters)] : [];
  });
}
