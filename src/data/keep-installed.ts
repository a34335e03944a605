import { INSTALL_PAUSE_FIRST_MS, INSTALL_PAUSE_MAX_MS } from '#config/timings.ts';
import { lookThrough, shellState } from './service-worker.ts';
import { ownScriptUrl } from './trusted-urls.ts';

/**
 * Installs the version that the server has. The browser discards an installation that lacks a file, but the files that
 * arrived stay in the cache; the installation is tried again after growing pauses.
 *
 * @param offer Offers a version that waits; called once for each.
 */
export function keepInstalled(offer: (waiting: ServiceWorker) => void): void {
  if (!('serviceWorker' in navigator)) {
    shellState.isKept = true;
    return;
  }
  const seen = new WeakSet<EventTarget>();
  const offered = new WeakSet<ServiceWorker>();
  let pauseMs = INSTALL_PAUSE_FIRST_MS;
  let isPausing = false;

  void navigator.serviceWorker.ready.then(() => (shellState.isKept = true));
  lookThrough(look);
  void attempt();

  function again(): void {
    if (isPausing) return;
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      void look();
    }, pauseMs);
    pauseMs = Math.min(2 * pauseMs, INSTALL_PAUSE_MAX_MS);
  }

  async function look(): Promise<void> {
    const registration = await attempt();
    // `register` does not look for a new version when one is installed, so `update` does.
    await registration?.update().catch(again);
  }

  /** Registering fails where the browser blocks all storage; the shop works without a service worker. */
  async function attempt(): Promise<ServiceWorkerRegistration | null> {
    const options: RegistrationOptions = { scope: '/', updateViaCache: 'none' };
    try {
      const registration = await navigator.serviceWorker.register(ownScriptUrl('/sw.js'), options);
      watch(registration);
      return registration;
    } catch {
      shellState.isKept = true;
      again();
      return null;
    }
  }

  function watch(registration: ServiceWorkerRegistration): void {
    offerWaiting(registration);
    watchInstallation(registration);
    if (seen.has(registration)) return;
    seen.add(registration);
    registration.addEventListener('updatefound', () => watchInstallation(registration));
  }

  function offerWaiting({ waiting }: ServiceWorkerRegistration): void {
    if (!waiting || !navigator.serviceWorker.controller || offered.has(waiting)) return;
    offered.add(waiting);
    offer(waiting);
  }

  function watchInstallation(registration: ServiceWorkerRegistration): void {
    const { installing } = registration;
    if (!installing || seen.has(installing)) return;
    seen.add(installing);
    installing.addEventListener('statechange', () => {
      offerWaiting(registration);
      if (installing.state === 'redundant') again();
      else pauseMs = INSTALL_PAUSE_FIRST_MS;
    });
  }
}
