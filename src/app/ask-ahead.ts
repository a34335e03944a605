import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { GALLERY_PICTURE_SIZES, pictureSources } from '#config/pictures.ts';
import { isMetered } from '#src/data/window-hints.ts';
import type { Router } from './page-views.ts';
import type { LoadedPage } from './routes.tsx';

/** Who goes along links with the keyboard follows none of those on the way. */
const FOCUS_RESTS_MS = 100;

/**
 * Whoever presses a link, or reaches it with the keyboard, mostly follows it: what its page asks for is begun then, by the
 * loader of its route, and the click finds it there. A finger's touch is a press of the pointer too; one that turns out to
 * scroll takes it back.
 */
export function askAhead(router: Router): void {
  let press = new AbortController();
  const ask = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin) return;
    press.abort();
    press = new AbortController();
    // What cannot come now is asked for again by the click, which says so.
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

/** The product's first picture, as its page will ask for it; not when nobody goes there after all. */
function fetchPicture(image: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const picture = new Image();
  const { src, srcSet = '', sizes = '' } = pictureSources(image, GALLERY_PICTURE_SIZES);
  // The address last: it begins.
  Object.assign(picture, { sizes, srcset: srcSet, src });
  signal.addEventListener('abort', () => Object.assign(picture, { srcset: '', src: '' }));
}

/** Routes name their loader themselves, or have it in code that comes later. */
async function loaderOf(route: RouteObject): Promise<LoaderFunction | null> {
  const { loader } = typeof route.lazy === 'function' ? { ...route, ...(await route.lazy()) } : route;
  return typeof loader === 'function' ? loader : null;
}
