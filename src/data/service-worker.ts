import { proxy } from 'valtio';
import type { ServiceWorkerMessage } from '#config/service-worker-message.ts';

/** `apply` is set while a new version waits; it switches to that version and reloads the page. */
export const updateState = proxy<{ apply: (() => Promise<void>) | null }>({ apply: null });

/**
 * Whether pages open without a network: the service worker has all their files, or this browser will never have a
 * service worker.
 */
export const shellState = proxy({ isKept: false });

let look: (() => Promise<void>) | null = null;

/** Sets the function that looks for a new version. */
export function lookThrough(lookNow: () => Promise<void>): void {
  look = lookNow;
}

/**
 * Looks for a new version now, because the server named another one than this. While the page starts there is no
 * function yet, but then the registration looks anyway.
 */
export function lookForUpdate(): void {
  void look?.();
}

/** Tells the service worker that this page shows something; it replaces a version whose pages never say so. */
export function tellStarted(): void {
  const message: ServiceWorkerMessage = { type: 'started' };
  navigator.serviceWorker?.controller?.postMessage(message);
}

/**
 * Tells the service worker that something waits to be sent, so that the browser may wake it when no page is open (D83).
 */
export async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  const message: ServiceWorkerMessage = { type: 'outbox-filled' };
  registration.active?.postMessage(message);
}

/**
 * Tells the service worker that an address was looked at for a while, so that it keeps the rendered page for the next
 * start there (decision 051).
 */
export async function tellShown(address: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const message: ServiceWorkerMessage = { type: 'shown', address };
  active?.postMessage(message);
}

/**
 * Reloads this tab when any tab switches to a new version, because files of the old one are not kept any more (P3). It
 * has to be called first, because another tab may switch while this one starts.
 */
export function followSwitch(): void {
  if (!('serviceWorker' in navigator)) return;
  let isInCharge = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first service worker to take control of this page is no new version.
    if (isInCharge) location.reload();
    isInCharge = true;
  });
}
