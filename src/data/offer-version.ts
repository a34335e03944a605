import { SWITCH_LOOK_MS } from '#config/timings.ts';
import type { ServiceWorkerMessage } from '#config/service-worker-message.ts';
import type { LiveStore } from './live-store.ts';
import { notify } from './notices.ts';
import { updateState } from './service-worker.ts';
import { switchWhenIdle } from './switch-when-idle.ts';
import { isSomethingUnsaved } from './unsaved.ts';
import { watchUnkept } from './watch-unkept.ts';

/** One timer for all taps on the offer, so that a second tap does not start another one. */
let looking: ReturnType<typeof setInterval> | undefined;
let isWatched = false;

/** Offers the version that waits, and switches to it by itself once nobody uses the shop (D49). */
export function offerVersion(waiting: ServiceWorker, live: LiveStore, renewWorker: () => void): void {
  const apply = (): void => {
    const message: ServiceWorkerMessage = { type: 'skip-waiting' };
    waiting.postMessage(message);
    // Chromium loses the message when the old version was just starting; starting a worker makes it look again
    // (decision 027).
    looking ??= setInterval(renewWorker, SWITCH_LOOK_MS);
  };
  updateState.apply = async () => ((await isSomethingUnsaved()) ? notify({ code: 'finishFirst' }) : apply());
  if (!isWatched) watchUnkept(live);
  isWatched = true;
  switchWhenIdle(apply);
}
