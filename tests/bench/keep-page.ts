import { setTimeout as pause } from 'node:timers/promises';
import type { Device } from './device.ts';

/** How long a page stays open until the device has kept its rendered form for the next start. */
const KEPT_MS = 30_000;
const LOOK_MS = 250;

/** Leaves a page open until it is kept. */
export async function keepPage(device: Device, path: string): Promise<void> {
  const tab = await device.openTab(path);
  const givenUpAt = performance.now() + KEPT_MS;
  // `waitForFunction` takes a promise for a yes, whatever it resolves to.
  while (!(await tab.page.evaluate(isKept, path))) {
    if (performance.now() > givenUpAt) throw new Error(`The device has not kept ${path}.`);
    await pause(LOOK_MS);
  }
  await tab.close();
}

/** Runs in the page. */
async function isKept(path: string): Promise<boolean> {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (url.includes('/__pages/') && url.endsWith(`/${encodeURIComponent(path)}`)) return true;
  return false;
}
