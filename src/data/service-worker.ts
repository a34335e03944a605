import { proxy } from 'valtio';
import { SWITCH_LOOK_MS } from '#config/timings.ts';
import { ownScriptUrl } from './trusted-urls.ts';

/** A new version that waits; `apply` switches to it and loads the page anew. */
export const updateState = proxy<{ apply: (() => void) | null }>({ apply: null });

/** Whether pages open without a network: the service worker has all that they are made of, or there will be none. */
export const shellState = proxy({ isKept: false });

/** Messages to the service worker. */
export type ServiceWorkerMessage = { readonly type: 'skip-waiting' } | { readonly type: 'outbox-filled' };

/**
 * Registers the service worker once the page is there, and watches for new versions of it.
 *
 * @param renewWorker Starts the data worker anew.
 */
export async function registerServiceWorker(renewWorker: () => void): Promise<void> {
  const registration = await register();
  if (!registration) {
    shellState.isKept = true;
    return;
  }
  void navigator.serviceWorker.ready.then(() => (shellState.isKept = true));
  offer(registration, renewWorker);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer(registration, renewWorker));
  });
}

/** Where all storage is blocked, registering is too: the shop works without. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const options: RegistrationOptions = { scope: '/', updateViaCache: 'none' };
  return navigator.serviceWorker.register(ownScriptUrl('/sw.js'), options).catch(() => null);
}

/** Looks for a new version now: the server named another one than ours. */
export async function lookForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
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

/**
 * When any tab switches, all load themselves anew: files of the old version are not kept any more (P3). To be called at
 * once: another tab may switch before this one has come to anything else.
 */
export function followSwitch(): void {
  if (!('serviceWorker' in navigator)) return;
  let isInCharge = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first one ever to take charge brings nothing new.
    if (isInCharge) location.reload();
    isInCharge = true;
  });
}

/** A second tap is no reason to look twice as often. */
let looking: ReturnType<typeof setInterval> | undefined;

function offer(registration: ServiceWorkerRegistration, renewWorker: () => void): void {
  const { waiting } = registration;
  if (!waiting || !navigator.serviceWorker.controller) return;
  updateState.apply = () => {
    const message: ServiceWorkerMessage = { type: 'skip-waiting' };
    waiting.postMessage(message);
    // Chromium forgets the wish when the old version was just starting; starting a worker makes it look again (decision 027).
    looking ??= setInterval(renewWorker, SWITCH_LOOK_MS);
  };
}
