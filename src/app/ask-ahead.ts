import type { ComponentType } from 'react';
import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { GALLERY_PICTURE_SIZES, pictureSources } from '#config/pictures.ts';
import { isMetered } from '#src/data/window-hints.ts';
import { drawAhead, dropAhead, type ProductRoute } from './page-ahead.ts';
import type { Router } from './page-views.ts';
import type { LoadedPage } from './routes.tsx';

/** The focus has to rest on a link for so long: somebody who tabs past links does not follow them. */
const FOCUS_RESTS_MS = 100;

/** The click comes right after the release; who moved away from the link meanwhile does not follow it. */
const CLICK_PATIENCE_MS = 1000;

/**
 * Most shoppers who press a link, or focus it with the keyboard, follow it. So the loader of its route starts at the
 * press, and the click finds the data on the device. While a link to a product is held down, its page is drawn out of
 * sight (decision 093). A touch is a press too; when it becomes a scroll, `pointercancel` ends both.
 */
export function askAhead(router: Router): void {
  let press = new AbortController();
  /** The press that was not released yet. */
  let held: AbortSignal | null = null;
  const ask = async ({ target }: Event): Promise<void> => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin) return;
    press.abort();
    press = new AbortController();
    const { signal } = press;
    // The click runs the same loader again and reports what fails.
    const Product = await load(router, link.href, signal).catch(() => null);
    // After the release the click draws the page itself.
    if (Product && held === signal && !signal.aborted) drawAhead(Product, inStore(link, router.basename), link.search);
  };
  addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    dropAhead();
    void ask(event);
    held = press.signal;
  });
  addEventListener('pointerup', () => {
    held = null;
    const { signal } = press;
    setTimeout(() => signal === press.signal && dropAhead(), CLICK_PATIENCE_MS);
  });
  addEventListener('pointercancel', () => {
    held = null;
    press.abort();
    dropAhead();
  });
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener('focusin', (event) => {
    clearTimeout(resting);
    const isReached = event.target instanceof Element && event.target.matches(':focus-visible');
    if (isReached) resting = setTimeout(() => void ask(event), FOCUS_RESTS_MS);
  });
}

/** The path of a link inside its store view. */
function inStore({ pathname }: HTMLAnchorElement, basename = '/'): string {
  return basename === '/' ? pathname : pathname.slice(basename.length);
}

/** Runs the loaders of an address; resolves with the page that shows it if that is another product's. */
async function load(router: Router, href: string, signal: AbortSignal): Promise<ComponentType | null> {
  let product: ComponentType | null = null;
  for (const { route, params } of matchRoutes(router.routes, new URL(href), router.basename) ?? []) {
    const { loader, handle } = await whole(route);
    const request = new Request(href, { signal });
    const args = { request, params } as Parameters<LoaderFunction>[0];
    const loaded = typeof loader === 'function' ? ((await loader(args, undefined)) as LoadedPage | null) : null;
    if (loaded?.picture && !isMetered()) fetchPicture(loaded.picture, signal);
    // Another variant of the product that is shown is shown by the same page.
    const isShown = params['parentSku'] === router.state.matches.at(-1)?.params['parentSku'];
    product = isShown ? null : ((handle as ProductRoute | undefined)?.Product ?? null);
  }
  return product;
}

/** Fetches the product's first picture with the sources that its page will use, until the signal aborts. */
function fetchPicture(image: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const picture = new Image();
  const { src, srcSet = '', sizes = '' } = pictureSources(image, GALLERY_PICTURE_SIZES);
  // `src` is set last, because the browser starts to fetch when it is set.
  Object.assign(picture, { sizes, srcset: srcSet, src });
  signal.addEventListener('abort', () => Object.assign(picture, { srcset: '', src: '' }));
}

/** A route with what the code has that a lazy one loads. */
async function whole(route: RouteObject): Promise<Pick<RouteObject, 'loader' | 'handle'>> {
  return typeof route.lazy === 'function' ? { ...route, ...(await route.lazy()) } : route;
}
