import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { LANGUAGE_COOKIE } from '#config/languages.ts';
import { type StoreView, storeViewOfPath } from '#config/stores.ts';
import { App } from './app/app.tsx';
import type { Shop } from './app/keep-shop.ts';
import { addFirstTexts, createI18n } from './app/i18n.ts';
import { linksThrough } from './app/links.ts';
import { measurePageViews } from './app/page-views.ts';
import { createRoutes } from './app/routes.tsx';
import { takeResetLink } from './app/take-reset-link.ts';
import { commandsOf } from './data/commands.ts';
import { readFirstVisit } from './data/first-visit.ts';
import { LiveStore } from './data/live-store.ts';
import { followSwitch } from './data/service-worker.ts';
import { startDataWorker } from './data/start-data-worker.ts';
import { passHints } from './data/window-hints.ts';
import { WorkerClient } from './data/worker-client.ts';
import { syncPanel } from './features/sync/sync-store.ts';
import { firstScreen } from './ui/first-screen.ts';
import './ui/idle-callbacks.ts';
import { forgetPress, keepPress, onPresses } from './ui/kept-presses.ts';
import { allPartsHere, partsFollow } from './ui/lazy-part.tsx';
import { loadUntilHere } from './ui/load-until-here.ts';
import { waited } from './ui/waited.ts';
import './styles/tokens.css';
import './styles/base.css';

/** The chosen language if this store view has it, else its first one. */
function localeOf({ locales }: StoreView): string {
  const chosen = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`));
  return locales.find((locale) => chosen === `${LANGUAGE_COOKIE}=${locale}`) ?? locales[0]!;
}

async function start(): Promise<void> {
  takeResetLink();
  followSwitch();
  const { store } = storeViewOfPath(location.pathname);
  const locale = localeOf(store);
  const firstVisit = readFirstVisit(locale);
  const isRendered = firstVisit.length > 0;
  if (isRendered) {
    onPresses(keepPress, true);
    // The rendered page is painted before any work begins.
    await painted();
  }
  document.documentElement.lang = locale;
  let settleWorker = (): void => undefined;
  const workerIsSettled = new Promise<void>((resolve) => (settleWorker = resolve));
  const client = new WorkerClient(
    startDataWorker,
    { storeCode: store.code, locale, stock: document.documentElement.dataset['stock'] },
    (health) => {
      syncPanel.health = health;
      if (health !== 'paused') settleWorker();
    },
    recaptchaToken,
  );
  const live = new LiveStore(client);
  for (const [ref, answer] of firstVisit) live.preload(ref, answer);
  // Each of these steps is as long as a phone may leave a finger unheard; together they would be one task.
  await nextTask();

  const words = createI18n(locale);
  // This has to be set before the pages are loaded, because their parts read it.
  if (isRendered) partsFollow(firstScreen);
  const routes = createRoutes(live, words);
  const basename = store.prefix || '/';
  const loaded = await loadUntilHere(() => Promise.all([loadMatched(routes, basename), addFirstTexts(words)]));
  await nextTask();
  nameHistoryEntry();
  // A page that is not rendered waits a moment for the code of its parts: if they came just after it was drawn, React
  // would show them much later.
  if (!isRendered) await Promise.race([allPartsHere(), waited(PARTS_PATIENCE_MS)]);
  const router = createBrowserRouter(routes, {
    basename,
    // A rendered page is taken over as it is, without running loaders, which would leave a gap.
    hydrationData: isRendered ? { loaderData: loaded![0] } : undefined,
  });
  measurePageViews(router);
  passHints(client);

  const page = (
    <StrictMode>
      <App
        live={live}
        commands={commandsOf(client)}
        words={words}
        view={{ store, locale }}
        links={linksThrough(router, store.prefix)}
      >
        <RouterProvider router={router} useTransitions={false} />
      </App>
    </StrictMode>
  );
  await nextTask();
  const root = document.querySelector('#root')!;
  if (isRendered) {
    // A transition hydrates in slices, so that presses and scrolling meanwhile do not wait for all of it.
    startTransition(() => void hydrateRoot(root, page));
    onPresses(forgetPress);
  } else {
    createRoot(root).render(page);
  }
  // This runs after the page has been drawn and the worker works, because what it loads would compete with what the page
  // needs now.
  await workerIsSettled;
  requestIdleCallback(() => void keepShop({ live, router, renewWorker: () => client.renew() }));
}

/** Loads `keepShop` after the first screen and runs it. */
async function keepShop(shop: Shop): Promise<void> {
  const loaded = await loadUntilHere(() => import('./app/keep-shop.ts'));
  loaded?.keepShop(shop);
}

/** Its code comes with the first form that the shop wants a person for. */
async function recaptchaToken(action: string): Promise<string | null> {
  const loaded = await import('./app/keep-shop.ts').catch(() => null);
  return loaded ? loaded.recaptchaToken(action) : null;
}

/**
 * Gives the first history entry of this document a key. Without one the router would store its scroll position under
 * the same key as that of every other document, and a newly opened page would begin where another one was left.
 */
function nameHistoryEntry(): void {
  const state = history.state as { readonly key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: String(performance.timeOrigin) }, '');
}

/** Lets the browser answer whoever waits, and goes on right after that. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? waited();
}

/** A window that is not painted for so long is hidden, and goes on with its work. */
const PAINT_PATIENCE_MS = 500;

/** Resolves when the next frame is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : PAINT_PATIENCE_MS);
  });
}

/** How long a page that is drawn here waits for the code of its later parts. */
const PARTS_PATIENCE_MS = 200;

/** Loads the page's own code before it is drawn, so that a rendered page is taken over without a gap. */
async function loadMatched(routes: ReturnType<typeof createRoutes>, basename: string): Promise<Record<string, null>> {
  const loaded: Record<string, null> = {};
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (route.id) loaded[route.id] = null;
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return loaded;
}

void start();
