import { onTestFinished } from 'vitest';
import type { SyncProgressView } from '#domain/views/sync.ts';
import type { WorkerApi } from '#worker/api.ts';
import { type DeviceOptions, TestDevice } from './device.ts';
import { gate } from './gate.ts';
import { Window } from './watch.ts';

interface MeteredDevice {
  readonly device: TestDevice;
  readonly api: WorkerApi;
  readonly window: Window;
  /** The paths of the shop that it asked for. */
  readonly asked: readonly string[];
}

/**
 * Opens a device on mobile data with one tab, and waits until all that it fetches by itself is on it; what is watched
 * `whileEmpty` is watched before.
 */
export async function meteredDevice(
  fetch: DeviceOptions['fetch'],
  whileEmpty: (window: Window) => void = () => undefined,
): Promise<MeteredDevice> {
  const asked: string[] = [];
  const isMetered = gate();
  const device = new TestDevice({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/sync/')) await isMetered.opened;
      asked.push(pathname);
      return fetch(request);
    },
  });
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  await api.hint('metered');
  whileEmpty(window);
  isMetered.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ pausedBy }) => pausedBy === 'metered');
  return { device, api, window, asked };
}
