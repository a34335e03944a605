import type { Hono } from 'hono';
import { LANGUAGE_COOKIE } from '#config/languages.ts';
import { type StoreView, storeViewOfPath, storeViews } from '#config/stores.ts';
import { normalisePath } from '#domain/paths.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { SHELL_PATH } from '../routes/version-manifest.ts';
import type { Queries } from '../store/database.ts';
import { alternatesOf } from './alternates.ts';
import { documentOf } from './document.ts';
import { pageHead } from './head.ts';
import type { AssetsOf, PageAssets } from './page-assets.ts';
import { pageOutcome } from './page-outcome.ts';
import { loadPage } from './render-page.tsx';
import { ServerCatalogue } from './server-catalogue.ts';

interface PageTools {
  readonly database: Queries;
  readonly shopUrl: string;
  readonly assetsOf: AssetsOf;
}

interface CachedPage {
  readonly changeNumber: number;
  readonly expiresAt: number;
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: string };
}

const OUTPUT_TTL_MS = 3600_000;
const OUTPUT_MAX = 2000;

/** Pages of the shop: status, head and the rendered view (architecture: first visit). */
export function pageRoutes(app: Hono, tools: PageTools): void {
  const catalogues = new Map(storeViews.map((store) => [store.code, new ServerCatalogue(tools.database, store)]));
  const cache = new Map<string, CachedPage>();
  const shell = shellOf(tools);
  const shellHeaders = headersOf(tools.assetsOf([]));

  // Every device knows its digest: nobody on the way may change it.
  app.get(
    SHELL_PATH,
    () => new Response(shell, { headers: { ...shellHeaders, 'cache-control': 'no-cache, no-transform' } }),
  );
  app.get('*', (context) =>
    answer(context.req.raw).catch((error: Error) => {
      // The window can still show it: it asks the shop itself.
      process.emitWarning(error);
      return new Response(shell, { status: 500, headers: shellHeaders });
    }),
  );

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const plain = normalisePath(url.pathname);
    if (plain !== url.pathname) return moved(301, `${plain}${url.search}`);
    const { store, path } = storeViewOfPath(plain);
    const locale = localeOf(store, request.headers.get('cookie') ?? '');
    const catalogue = catalogues.get(store.code)!;
    await catalogue.refreshInTime();
    const key = `${locale} ${url.pathname}${url.search}`;
    const known = cache.get(key);
    if (known && known.changeNumber === catalogue.changeNumber && known.expiresAt > Date.now())
      return toResponse(known);

    const loaded = await loadPage(readable(request), store, { database: tools.database, catalogue, locale });
    const outcome = pageOutcome({ store, path, search: url.search, answers: loaded.answers });
    if (outcome.kind === 'redirect') return moved(outcome.status, outcome.location);
    const { status } = outcome;
    const page = await loaded.render();
    const alternates = await alternatesOf(path, page.answers, [...catalogues.values()]);
    const shop = {
      name: page.words.t('brand'),
      lead: page.words.t('home.lead'),
      notFound: page.words.t('notFound.title'),
      collections: page.words.t('collections:title'),
      checkout: page.words.t('checkout:title'),
      confirmation: page.words.t('checkout:summary'),
    };
    const assets = tools.assetsOf(page.sources);
    const body = documentOf({
      locale,
      head: pageHead({ store, path, shopUrl: tools.shopUrl, status, answers: page.answers, alternates, shop }),
      assets,
      html: page.html,
      answers: page.answers,
      shopUrl: tools.shopUrl,
    });
    const rendered: CachedPage = {
      changeNumber: catalogue.changeNumber,
      expiresAt: Date.now() + OUTPUT_TTL_MS,
      response: { status, headers: headersOf(assets), body },
    };
    if (cache.size >= OUTPUT_MAX) cache.delete(cache.keys().next().value!);
    cache.set(key, rendered);
    return toResponse(rendered);
  }
}

function headersOf({ styles }: PageAssets): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'cookie',
    'content-security-policy': contentSecurityPolicy(styles?.source),
  };
}

/** A request whose address can be decoded: one that cannot is taken by its letter, and nothing is there. */
function readable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
    return new Request(url, request);
  }
}

function moved(status: 301 | 302, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } });
}

function toResponse({ response }: CachedPage): Response {
  return new Response(response.body, { status: response.status, headers: response.headers });
}

/** A page with nothing in it, the same for everybody: the window fills it from what the device knows. */
export function shellOf({ assetsOf, shopUrl }: Pick<PageTools, 'assetsOf' | 'shopUrl'>): string {
  const canonical = `${shopUrl}/`;
  const head = { title: 'Stua', description: '', canonical, alternates: [], jsonLd: null, isHidden: true };
  const locale = storeViews[0]!.locales[0]!;
  return documentOf({ locale, head, assets: assetsOf([]), html: '', answers: [], shopUrl });
}

function localeOf({ locales }: StoreView, cookies: string): string {
  const chosen = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=([\w-]{2,10})`).exec(cookies)?.[1];
  return locales.find((locale) => locale === chosen) ?? locales[0]!;
}
