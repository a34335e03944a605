import type { Hono } from 'hono';
import type { i18n } from 'i18next';
import { LANGUAGE_COOKIE } from '#config/languages.ts';
import type { StockBackends } from '#config/stock-backend.ts';
import { defaultStoreView, type StoreView, storeViewOfPath, storeViews } from '#config/stores.ts';
import { normalisePath } from '#domain/paths.ts';
import { searchTextOf } from '#domain/search-text.ts';
import { failureFacts, isPassing } from '../failure-facts.ts';
import type { Logger } from '../logger.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Limiter } from '../http/rate-limit.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { SHELL_PATH } from '../routes/version-manifest.ts';
import type { Queries } from '../store/database.ts';
import { alternatesOf } from './alternates.ts';
import { manifestPath } from './app-manifest.ts';
import { documentOf } from './document.ts';
import { isSearchPage, pageAddress } from './page-address.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { pageHead } from './head.ts';
import type { AssetsOf, PageAssets } from './page-assets.ts';
import { pageOutcome } from './page-outcome.ts';
import { loadPage } from './render-page.tsx';
import type { ServerCatalogue } from './server-catalogue.ts';

interface PageTools {
  readonly database: Queries;
  readonly shopUrl: string;
  readonly assetsOf: AssetsOf;
  /** The digest that names the version of the built files; `null` without a build. */
  readonly filesVersion: string | null;
  readonly logger: Logger;
  readonly limiter: Limiter;
  readonly catalogues: ReadonlyMap<string, ServerCatalogue>;
  /** Its pages are framed in the checkout. */
  readonly provider: Pick<PaymentProvider, 'origin'>;
  /** What pages tell of a stock backend. */
  readonly stock: { readonly views: StockBackends } | null;
}

interface Visit {
  readonly store: StoreView;
  /** Path inside the store view. */
  readonly path: string;
  readonly url: URL;
  /** The query as it was asked for; a redirect keeps all of it. */
  readonly search: string;
}

/** Bounds of the page cache. All pages of the demo shop in all its languages take a third of these bytes. */
const bounds = { bytes: 64_000_000, lifetimeMs: 3600_000, rendering: 4, waiting: 64 };
/**
 * There are endlessly many search texts, so search pages have a cache of their own and take no room or turns from
 * others (decision 056).
 */
const searchBounds = { ...bounds, bytes: 8_000_000, rendering: 2, waiting: 32 };
const RETRY_AFTER_S = '5';

/** Pages of the shop: status, head and the rendered view (architecture: first visit). */
export function pageRoutes(app: Hono, tools: PageTools): void {
  const { catalogues } = tools;
  const pages = new PageCache(bounds);
  const searches = new PageCache(searchBounds);
  const shellWith = shellAnswers(tools);
  app.get(SHELL_PATH, () => shellWith(200));
  app.get('*', (context) =>
    answer(context.req.raw, (context.env as { address: string }).address).catch((error: unknown) => {
      // The window can still show the page from the shell, because it asks the shop for the data itself.
      tools.logger.error(failureFacts(error), 'a page failed');
      return shellWith(isPassing(error) ? 503 : 500);
    }),
  );

  async function answer(request: Request, address: string): Promise<Response> {
    const url = new URL(request.url);
    const plain = normalisePath(url.pathname);
    if (plain !== url.pathname) return moved(301, `${plain}${url.search}`);
    const visit = { ...storeViewOfPath(plain), url: pageAddress(url), search: url.search };
    const locale = localeOf(visit.store, request.headers.get('cookie') ?? '');
    const catalogue = catalogues.get(visit.store.code)!;
    await catalogue.refreshInTime().catch((error: unknown) => {
      // While the database is unreachable, kept pages are still served for as long as they may be kept.
      if (catalogue.changeNumber === 0) throw error;
      tools.logger.warn(failureFacts(error), 'the catalogue was not looked at');
    });
    const cache = isSearchPage(visit.url.pathname) ? searches : pages;
    const key = `${catalogue.edition} ${locale} ${visit.url.pathname}${visit.url.search}`;
    const known = cache.get(key, catalogue.changeNumber);
    if (known) return toResponse(known);
    // The shell is enough here: the window asks the shop for what the page needs.
    if (tools.limiter.check('render', address)) return shellWith(429);
    const { changeNumber, pricedUntil } = catalogue;
    const page = await cache.inTurn(() => render(visit, catalogue, locale));
    if (!page) return shellWith(503);
    if (page instanceof Response) return page;
    cache.set(key, changeNumber, page, pricedUntil);
    return toResponse(page);
  }

  async function render(
    { store, path, url, search }: Visit,
    catalogue: ServerCatalogue,
    locale: string,
  ): Promise<RenderedPage | Response> {
    const loaded = await loadPage(new Request(url), store, { database: tools.database, catalogue, locale });
    const outcome = pageOutcome({ store, path, search, answers: loaded.answers });
    if (outcome.kind === 'redirect') return moved(outcome.status, outcome.location);
    const { status } = outcome;
    const page = await loaded.render();
    const alternates = await alternatesOf({ store, path }, page.answers, [...catalogues.values()]);
    const shop = shopWords(page.words, searchTextOf(url.searchParams));
    const assets = tools.assetsOf(page.sources);
    const head = pageHead({ store, path, shopUrl: tools.shopUrl, status, answers: page.answers, alternates, shop });
    const { html, answers } = page;
    const body = documentOf({ ...tools, locale, manifest: manifestPath(store), head, assets, html, answers });
    // Devices keep pages that are the same for everybody, under the version whose files the pages name (decision 051).
    const kept: Record<string, string> =
      head.isHidden || !tools.filesVersion ? {} : { 'shop-version': tools.filesVersion };
    return { status, headers: { ...headersOf(assets, tools), ...kept }, body: new Uint8Array(Buffer.from(body)) };
  }
}

/** The shop's words for the head of a page. */
function shopWords({ t }: i18n, text: string) {
  return {
    name: t('brand'),
    lead: t('home.lead'),
    notFound: t('notFound.title'),
    collections: t('collections:title'),
    magazine: t('nav.magazine'),
    reviews: t('reviews:titleOfShop'),
    booking: t('booking:title'),
    checkout: t('checkout:title'),
    confirmation: t('checkout:summary'),
    account: t('account:title.account'),
    newPassword: t('account:create.title'),
    wishlist: t('wishlist:shared.title'),
    cart: t('cart:link.title'),
    search: text === '' ? t('search:title') : t('search:titleOf', { text }),
  };
}

function headersOf({ styles }: PageAssets, { provider }: Pick<PageTools, 'provider'>): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'cookie',
    'content-security-policy': contentSecurityPolicy(styles?.source, `'self' ${provider.origin}`),
  };
}

function moved(status: 301 | 302, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } });
}

function toResponse({ status, headers, body }: RenderedPage): Response {
  return new Response(body, { status, headers });
}

/** The shell as an answer of its own, or instead of a page that cannot be rendered now. */
function shellAnswers(tools: PageTools): (status: 200 | 429 | 500 | 503) => Response {
  const shell = shellOf(tools);
  const headers = headersOf(tools.assetsOf([]), tools);
  return (status) => {
    // Devices check the shell by its digest, so no proxy may change it.
    if (status === 200)
      return new Response(shell, { headers: { ...headers, 'cache-control': 'no-cache, no-transform' } });
    const retry: Record<string, string> = status === 500 ? {} : { 'retry-after': RETRY_AFTER_S };
    return new Response(shell, { status, headers: { ...headers, ...retry } });
  };
}

/** A page without content, the same for everybody; the window fills it from what the device knows. */
export function shellOf({ assetsOf, shopUrl, stock }: Pick<PageTools, 'assetsOf' | 'shopUrl' | 'stock'>): string {
  const canonical = `${shopUrl}/`;
  const head = { title: 'Stua', description: '', canonical, alternates: [], jsonLd: null, isHidden: true };
  const locale = storeViews[0]!.locales[0]!;
  const manifest = manifestPath(defaultStoreView);
  return documentOf({ locale, manifest, head, assets: assetsOf([]), html: '', answers: [], shopUrl, stock });
}

function localeOf({ locales }: StoreView, cookies: string): string {
  const chosen = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=([\w-]{2,10})`).exec(cookies)?.[1];
  return locales.find((locale) => locale === chosen) ?? locales[0]!;
}
