import type { SyncProgressView } from '#domain/views/sync.ts';
import type { WorkerApi } from '#worker/api.ts';
import { type DeviceOptions, TestDevice } from './device.ts';
import { Window } from './watch.ts';

interface FilledDevice {
  readonly device: TestDevice;
  readonly api: WorkerApi;
  readonly window: Window;
}

/** Opens a device with one tab and waits until the whole catalogue is on it. */
export async function filledDevice(
  fetch: DeviceOptions['fetch'],
  options: Omit<DeviceOptions, 'fetch'> = {},
  view: { readonly storeCode?: string; readonly locale?: string } = {},
): Promise<FilledDevice> {
  const device = new TestDevice({ fetch, ...options });
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open(view.storeCode, view.locale);
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  return { device, api, window };
}
