import { proxy } from 'valtio';
import { ownScriptUrl } from './trusted-urls.ts';

/** A new version that waits; `apply` switches to it and loads the page anew. */
export const updateState = proxy<{ apply: (() => void) | null }>({ apply: null });

/** Messages to the service worker. */
export type ServiceWorkerMessage = { readonly type: 'skip-waiting' } | { readonly type: 'outbox-filled' };

/** Registers the service worker once the page is there, and watches for new versions of it. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(ownScriptUrl('/sw.js'), {
    scope: '/',
    updateViaCache: 'none',
  });
  offer(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer(registration));
  });
}

/** Looks for a new version now: the server named another one than ours. */
export async function lookForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Without a network there is nothing to find; the next probe asks again.
  await registration?.update().catch(() => undefined);
}

/** Something waits to be sent: the browser may wake the service worker for it when no page is open (D83). */
export async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  const message: ServiceWorkerMessage = { type: 'outbox-filled' };
  registration.active?.postMessage(message);
}

function offer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting || !navigator.serviceWorker.controller) return;
  updateState.apply = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    const message: ServiceWorkerMessage = { type: 'skip-waiting' };
    waiting.postMessage(message);
  };
}
