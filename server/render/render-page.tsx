import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { languageOfLocale } from '#config/languages.ts';
import type { StoreView } from '#config/stores.ts';
import { App } from '#src/app/app.tsx';
import { addAccountTexts, addFirstTexts, createI18n } from '#src/app/i18n.ts';
import { createRoutes } from '#src/app/routes.tsx';
import { commandsOf } from '#src/data/commands.ts';
import type { FirstVisit } from '#src/data/first-visit.ts';
import { LiveStore } from '#src/data/live-store.ts';
import { keyOf, type QueryRef } from '#src/data/query-ref.ts';
import type { Answer } from '#domain/answer.ts';
import { allPartsHere } from '#src/ui/lazy-part.tsx';
import { answerQuery } from './answer-query.ts';
import type { RenderSource } from './server-repository.ts';

/** A page whose route has its data; it is not rendered yet. */
export interface LoadedPage {
  readonly answers: FirstVisit;
  render(): Promise<RenderedPage>;
}

export interface RenderedPage {
  readonly html: string;
  readonly answers: FirstVisit;
  readonly words: i18n;
  /** Sources of the page's own code and texts, for preloading. */
  readonly sources: readonly string[];
}

const ROUNDS_MAX = 3;

/**
 * React adds preloads for the first pictures. They gain nothing, because the elements themselves follow directly, and
 * they may fetch a picture again that the browser holds in a larger copy, which the element would use.
 */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Renders the page of an address with the same views as the window. Queries that a view asks for and that have no
 * answer yet are answered, and the page is rendered again, until nothing is missing.
 */
export async function loadPage(request: Request, store: StoreView, source: RenderSource): Promise<LoadedPage> {
  const { locale } = source;
  const answers = new Map<string, readonly [QueryRef<unknown>, Answer<unknown>]>();
  const answer = async (ref: QueryRef<unknown>): Promise<Answer<unknown>> => {
    const known = answers.get(keyOf(ref))?.[1] ?? (await answerQuery(source, ref.name, ref.params));
    if (known.state !== 'loading') answers.set(keyOf(ref), [ref, known]);
    return known;
  };
  // A route waits for the queries it asks for, so the page cannot be rendered when one of them fails.
  let fail: (reason: unknown) => void;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  const asked: Promise<void>[] = [];
  const live = new LiveStore({
    watch: (name, params, listener) => {
      asked.push(answer({ name, params }).then(listener).catch(fail));
      return () => undefined;
    },
    command: () => Promise.reject(new Error('the server commands nothing')),
  });
  const words = createI18n(locale);
  await Promise.all([addFirstTexts(words), addAccountTexts(words)]);
  const routes = createRoutes(live, words);
  const basename = store.prefix || '/';
  const handler = createStaticHandler(routes, { basename });
  const context = await Promise.race([handler.query(request), failed]);
  // A loader waits only as long as a screen may stay empty, but the status of an address depends on the data, so this
  // waits for all.
  await Promise.race([Promise.all(asked), failed]);
  if (context instanceof Response) throw new Error('a route answered by itself');
  if (context.errors) throw new Error('a page could not be loaded', { cause: Object.values(context.errors)[0] });
  const page = (
    <App
      live={live}
      commands={commandsOf({ watch: () => () => undefined, command: () => Promise.reject(new Error('no')) })}
      words={words}
      view={{ store, locale }}
      links={{ prefix: store.prefix, follow: () => undefined, isUnderWay: () => false }}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>
  );
  return {
    answers: [...answers.values()],
    async render() {
      await allPartsHere();
      const html = await renderUntilAnswered(live, () => renderToString(page), answer);
      const id = matchRoutes(routes, new URL(request.url).pathname, basename)?.at(-1)?.route.id ?? '';
      const sources = [...(pageSources[id] ?? home), `src/app/texts-${languageOfLocale(locale)}.ts`];
      return { html, answers: [...answers.values()], words, sources };
    },
  };
}

async function renderUntilAnswered(
  live: LiveStore,
  render: () => string,
  answer: (ref: QueryRef<unknown>) => Promise<Answer<unknown>>,
): Promise<string> {
  const asked = new Set<string>();
  for (let round = 1; ; round++) {
    const misses: QueryRef<unknown>[] = [];
    live.onMiss = (ref) => {
      if (!asked.has(keyOf(ref))) misses.push(ref);
      asked.add(keyOf(ref));
    };
    const html = render();
    if (misses.length === 0 || round === ROUNDS_MAX) return html.replaceAll(PICTURE_PRELOAD, '');
    for (const ref of misses) live.preload(ref, await answer(ref));
  }
}

const home = ['src/pages/home-page.tsx'];
const ordering = ['src/pages/checkout-layout.tsx'];
const overview = ['src/pages/overview-pages.tsx'];
const pageSources: Readonly<Record<string, readonly string[]>> = {
  '/kolleksjoner': overview,
  '/kollektioner': overview,
  magazine: overview,
  product: ['src/pages/product-page.tsx'],
  path: ['src/pages/path-page.tsx'],
  search: ['src/pages/search-page.tsx'],
  wishlist: ['src/pages/shared-page.tsx'],
  'set-cart': ['src/pages/shared-page.tsx'],
  checkout: [...ordering, 'src/pages/checkout-page.tsx'],
  confirmation: ['src/pages/confirmation-page.tsx'],
};
