import type { TestDevice } from './device.ts';
import type { Window } from './watch.ts';

/** A device with one tab open, and what that tab watches. */
interface OpenDevice {
  readonly device: TestDevice;
  readonly api: ReturnType<TestDevice['openTab']>['api'];
  readonly window: Window;
}

/** Cuts the network of a device, or gives it back, and waits until its tab has noticed. */
export async function setOffline({ device, api, window }: OpenDevice, isOffline: boolean): Promise<void> {
  device.isOffline = isOffline;
  await api.hint(isOffline ? 'offline' : 'online');
  await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => isOnline === !isOffline);
}
