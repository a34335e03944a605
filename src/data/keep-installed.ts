import { INSTALL_PAUSE_FIRST_MS, INSTALL_PAUSE_MAX_MS, SWITCH_LOOK_MS } from '#config/timings.ts';
import { lookThrough, type ServiceWorkerMessage, shellState, updateState } from './service-worker.ts';
import { ownScriptUrl } from './trusted-urls.ts';

/**
 * Sees to it that the version of the server is installed. An installation to which not every file came whole is thrown away
 * by the browser, all but the files that did; it is tried again with a growing pause.
 *
 * @param renewWorker Starts the data worker anew.
 */
export function keepInstalled(renewWorker: () => void): void {
  if (!('serviceWorker' in navigator)) {
    shellState.isKept = true;
    return;
  }
  const seen = new WeakSet<EventTarget>();
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
    // Where one is installed already, registering does not look for another. Whoever is offline has nothing to find.
    await registration?.update().catch(again);
  }

  /** Where all storage is blocked, registering is too: the shop works without. */
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
    offer(registration, renewWorker);
    watchInstallation(registration);
    if (seen.has(registration)) return;
    seen.add(registration);
    registration.addEventListener('updatefound', () => watchInstallation(registration));
  }

  function watchInstallation(registration: ServiceWorkerRegistration): void {
    const { installing } = registration;
    if (!installing || seen.has(installing)) return;
    seen.add(installing);
    installing.addEventListener('statechange', () => {
      offer(registration, renewWorker);
      if (installing.state === 'redundant') again();
      else pauseMs = INSTALL_PAUSE_FIRST_MS;
    });
  }
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
