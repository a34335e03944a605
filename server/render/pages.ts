import type { Hono } from 'hono';
import { LANGUAGE_COOKIE } from '#config/languages.ts';
import { type StoreView, storeViewOfPath, storeViews } from '#config/stores.ts';
import type { Queries } from '../store/database.ts';
import { documentOf } from './document.ts';
import { pageHead } from './head.ts';
import type { AssetsOf } from './page-assets.ts';
import { pageOutcome } from './page-outcome.ts';
import { renderPage } from './render-page.tsx';
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

/** Address of the empty page that the service worker keeps for every route. */
export const SHELL_PATH = '/shell';

/** Pages of the shop: status, head and the rendered view (architecture: first visit). */
export function pageRoutes(app: Hono, tools: PageTools): void {
  const catalogues = new Map(storeViews.map((store) => [store.code, new ServerCatalogue(tools.database, store)]));
  const cache = new Map<string, CachedPage>();

  app.get(SHELL_PATH, () => shell(tools));
  app.get('*', async (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    const { store, path } = storeViewOfPath(url.pathname);
    const locale = localeOf(store, request.headers.get('cookie') ?? '');
    const catalogue = catalogues.get(store.code)!;
    await catalogue.refresh();
    const key = `${locale} ${url.pathname}${url.search}`;
    const known = cache.get(key);
    if (known && known.changeNumber === catalogue.changeNumber && known.expiresAt > Date.now())
      return toResponse(known);

    const page = await renderPage(request, store, { database: tools.database, catalogue, locale });
    const outcome = pageOutcome({ store, path, search: url.search, answers: page.answers });
    if (outcome.kind === 'redirect') {
      return new Response(null, {
        status: outcome.status,
        headers: { location: outcome.location, 'cache-control': 'no-cache' },
      });
    }
    const shop = { name: page.words.t('brand'), lead: page.words.t('home.lead') };
    const body = documentOf({
      locale,
      head: pageHead({ store, path, shopUrl: tools.shopUrl, answers: page.answers, shop }),
      assets: tools.assetsOf(page.sources),
      html: page.html,
      answers: page.answers,
    });
    const rendered: CachedPage = {
      changeNumber: catalogue.changeNumber,
      expiresAt: Date.now() + OUTPUT_TTL_MS,
      response: { status: outcome.status, headers: pageHeaders, body },
    };
    if (cache.size >= OUTPUT_MAX) cache.delete(cache.keys().next().value!);
    cache.set(key, rendered);
    return toResponse(rendered);
  });
}

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'cookie' };

function toResponse({ response }: CachedPage): Response {
  return new Response(response.body, { status: response.status, headers: response.headers });
}

/** A page with nothing in it: the window fills it from what the device knows. */
function shell({ assetsOf, shopUrl }: PageTools): Response {
  const head = { title: 'Stua', description: '', canonical: `${shopUrl}/`, alternates: [], jsonLd: null };
  const body = documentOf({ locale: storeViews[0]!.locales[0]!, head, assets: assetsOf([]), html: '', answers: [] });
  return new Response(body, { headers: pageHeaders });
}

function localeOf({ locales }: StoreView, cookies: string): string {
  const chosen = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=([\w-]{2,10})`).exec(cookies)?.[1];
  return locales.find((locale) => locale === chosen) ?? locales[0]!;
}
