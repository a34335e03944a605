import type { LiveStore } from './live-store.ts';
import { queries } from './query-ref.ts';
import { holdUnsaved } from './unsaved.ts';

/**
 * Where stores of this device do not open, a reload would lose a filled cart and what waits to be sent: no window switches to a new
 * version meanwhile (D49, decision 121).
 */
export function watchUnkept(live: LiveStore): void {
  const [storage, cart, tasks] = [queries.sync.storage(), queries.cart.current(), queries.task.all()];
  let letGo: (() => Promise<void>) | null = null;
  const look = (): void => {
    const problem = live.read(storage).value?.problem ?? 'catalogueUnopened';
    const isFilled = (live.read(cart).value?.lines ?? []).length > 0;
    const isWaiting = (live.read(tasks).value ?? []).some(({ state }) => state !== 'sent');
    // The catalogue is filled again.
    if (problem !== 'catalogueUnopened' && (isFilled || isWaiting)) letGo ??= holdUnsaved();
    else {
      void letGo?.();
      letGo = null;
    }
  };
  for (const ref of [storage, cart, tasks]) live.subscribe(ref, look);
  look();
}
