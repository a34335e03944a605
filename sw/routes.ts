import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { PICTURE_CACHE_ENTRIES, PICTURE_CACHE_MAX_AGE_S } from '#config/caches.ts';
import { answerWithShell } from './precache.ts';

/** Addresses that are not pages of the shop. */
const notPages = [
  /^\/api\//,
  /^\/media\//,
  /^\/assets\//,
  /^\/csp-report$/,
  /\.(?:js|css|json|svg|png|webp|ico|txt|webmanifest)$/,
];

/**
 * What is answered from caches: pages by the shell, pictures for a week. Everything else goes to the network, and no
 * answer of the API is ever kept here: personal replies never enter Cache Storage (D51).
 */
export function serveFromCaches(): void {
  registerRoute(new NavigationRoute(answerWithShell(), { denylist: notPages }));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
    new CacheFirst({
      cacheName: 'pictures',
      plugins: [
        new ExpirationPlugin({
          maxEntries: PICTURE_CACHE_ENTRIES,
          maxAgeSeconds: PICTURE_CACHE_MAX_AGE_S,
          // Pictures give way before anything else does.
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}
