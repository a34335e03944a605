/// <reference lib="webworker" />
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { platformPictures } from '#worker/pictures/picture-store.ts';
import { answerPicture } from './pictures.ts';
import { answerFile, answerNavigation, mayBeKept } from './precache.ts';
import { sleep } from './sleep.ts';

/** Addresses that are not pages of the shop. */
const notPages = [/^\/(?:api|media|assets)\/|\.(?:js|css|json|svg|png|webp|ico|txt|xml|webmanifest)$/];

/**
 * Registers what is answered from caches: pages by the shell, the files of this version, pictures for a week.
 * Everything else goes to the network, and no answer of the API is ever kept here: personal replies never enter Cache
 * Storage (D51).
 */
export function serveFromCaches(): void {
  const ports = { pictures: platformPictures(), fetch: (asked: Request) => fetch(asked), sleep };
  // The package's own function that registers knows kinds of routes which nobody here uses.
  const router = new Router();
  router.registerRoute(new NavigationRoute(answerNavigation, { denylist: notPages }));
  const pictures = new Route(
    // Only pictures that pages ask for. The data worker keeps those that it fetches itself; and a new version cannot
    // take over while a request is still being answered here.
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
    ({ request, event }) => answerPicture(ports, request, (work) => event.waitUntil(work)),
  );
  router.registerRoute(pictures);
  router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && mayBeKept(url), answerFile));
  router.addFetchListener();
}
