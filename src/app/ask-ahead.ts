import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { GALLERY_PICTURE_SIZES, pictureSources } from '#config/pictures.ts';
import { isMetered } from '#src/data/window-hints.ts';
import type { Router } from './page-views.ts';
import type { LoadedPage } from './routes.tsx';

/** The focus has to rest on a link for so long: somebody who tabs past links does not follow them. */
const FOCUS_RESTS_MS = 100;

/**
 * Most shoppers who press a link, or focus it with the keyboard, follow it. So the loader of its route starts at the
 * press, and the click finds the data on the device. A touch is a press too; when it becomes a scroll, `pointercancel`
 * aborts the loading.
 */
export function askAhead(router: Router): void {
  let press = new AbortController();
  const ask = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin) return;
    press.abort();
    press = new AbortController();
    // The click runs the same loader again and reports what fails.
    load(router, link.href, press.signal).catch(() => undefined);
  };
  addEventListener('pointerdown', (event) => event.button === 0 && ask(event));
  addEventListener('pointercancel', () => press.abort());
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener('focusin', (event) => {
    clearTimeout(resting);
    const isReached = event.target instanceof Element && event.target.matches(':focus-visible');
    if (isReached) resting = setTimeout(() => ask(event), FOCUS_RESTS_MS);
  });
}

async function load(router: Router, href: string, signal: AbortSignal): Promise<void> {
  for (const { route, params } of matchRoutes(router.routes, new URL(href), router.basename) ?? []) {
    const loader = await loaderOf(route);
    const request = new Request(href, { signal });
    const loaded = (await loader?.(
      { request, params } as Parameters<LoaderFunction>[0],
      undefined,
    )) as LoadedPage | null;
    if (loaded?.picture && !isMetered()) fetchPicture(loaded.picture, signal);
  }
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

/** The loader of a route: its own, or the one in the code that a lazy route loads. */
async function loaderOf(route: RouteObject): Promise<LoaderFunction | null> {
  const { loader } = typeof route.lazy === 'function' ? { ...route, ...(await route.lazy()) } : route;
  return typeof loader === 'function' ? loader : null;
}
