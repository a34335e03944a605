import { proxy } from 'valtio';

/** A new version that waits; `apply` switches to it and loads the page anew. */
export const updateState = proxy<{ apply: (() => void) | null }>({ apply: null });

/** Whether pages open without a network: the service worker has all that they are made of, or there will be none. */
export const shellState = proxy({ isKept: false });

/** Messages to the service worker. */
export type ServiceWorkerMessage =
  | { readonly type: 'skip-waiting' | 'outbox-filled' | 'started' }
  /** A whole address. */
  | { readonly type: 'shown'; readonly address: string };

let look: (() => Promise<void>) | null = null;

/** From now on a new version is looked for in this way. */
export function lookThrough(lookNow: () => Promise<void>): void {
  look = lookNow;
}

/** Looks for a new version now: the server named another one than ours. A page that is just starting looks anyway. */
export function lookForUpdate(): void {
  void look?.();
}

/** The page shows something: a version that never says so is replaced. */
export function tellStarted(): void {
  const message: ServiceWorkerMessage = { type: 'started' };
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Something waits to be sent: the browser may wake the service worker for it when no page is open (D83). */
export async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  const message: ServiceWorkerMessage = { type: 'outbox-filled' };
  registration.active?.postMessage(message);
}

/** An address was looked at for a while: its rendered page is kept for the next start there (decision 051). */
export async function tellShown(address: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const message: ServiceWorkerMessage = { type: 'shown', address };
  active?.postMessage(message);
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
