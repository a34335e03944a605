import type { Device } from './device.ts';

/** How long a page stays open until the device has kept its rendered form for the next start. */
const KEPT_MS = 30_000;

/** Leaves a page open until it is kept. */
export async function keepPage(device: Device, path: string): Promise<void> {
  const tab = await device.openTab(path);
  await tab.page.waitForFunction(
    async (address) => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          if (url.includes('/__pages/') && url.endsWith(`/${encodeURIComponent(address)}`)) return true;
      return false;
    },
    path,
    { timeout: KEPT_MS, polling: 250 },
  );
  await tab.close();
}
