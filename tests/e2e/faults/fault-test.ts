import { expect, test as base } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepShown } from '../support/keep-shown.ts';
import { FaultProxy } from '../../support/fault-proxy.ts';
import { articles, ENOUGH_IN_STOCK } from './articles.ts';
import { Device } from './device.ts';
import { DeviceShelf } from './device-shelf.ts';
import { FaultShop } from './fault-shop.ts';

interface Fixtures {
  /** The proxy between the device and the shop. */
  readonly network: FaultProxy;
  readonly hasBackgroundSync: boolean;
  /** Whether the test accepts a used device: its cart is empty and nothing waits to be sent, but it has orders. */
  readonly reusesDevice: boolean;
  /** A device that has been to the shop before, with the catalogue and the shell on it. */
  readonly device: Device;
  readonly shelf: DeviceShelf;
  /** A device that has never been to the shop. */
  readonly newcomer: Device;
}

interface WorkerFixtures {
  readonly faultShop: FaultShop;
  readonly template: string;
  readonly shelves: { readonly syncing: DeviceShelf; readonly notSyncing: DeviceShelf };
}

/** Tests of faults, with a shop and a device that may be killed and a proxy between them. */
export const test = base.extend<Fixtures & { readonly shop: FaultShop }, WorkerFixtures>({
  faultShop: [
    async ({ browserName: _any }, use) => {
      const shop = await FaultShop.open();
      for (const { sku } of articles) await shop.setStock(sku, ENOUGH_IN_STOCK);
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker' },
  ],
  template: [
    async ({ faultShop }, use) => {
      const folder = newFolder();
      await visitOnce(folder, faultShop);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // Starting a browser takes as long as most tests, so a device that is as good as new is used again.
  shelves: [
    async ({ browserName: _any }, use) => {
      const shelves = { syncing: new DeviceShelf(), notSyncing: new DeviceShelf() };
      await use(shelves);
      for (const shelf of Object.values(shelves)) await shelf.clear();
    },
    { scope: 'worker' },
  ],
  shelf: async ({ shelves, hasBackgroundSync }, use) => use(hasBackgroundSync ? shelves.syncing : shelves.notSyncing),
  shop: async ({ faultShop }, use) => {
    await use(faultShop);
    await faultShop.recover();
  },
  reusesDevice: [false, { option: true }],
  network: async ({ shelf, reusesDevice }, use) => {
    const proxy = (reusesDevice ? shelf.proxy : null) ?? (await FaultProxy.open());
    await use(proxy);
    if (shelf.proxy !== proxy) await proxy.close();
  },
  hasBackgroundSync: [true, { option: true }],
  device: async ({ shop, network, template, shelf, reusesDevice, hasBackgroundSync }, use, info) => {
    const options = { proxy: network, origin: shop.origin, hasBackgroundSync };
    const device = shelf.take(network) ?? (await Device.open({ ...options, profile: copyOf(template) }));
    const { changes } = shop;
    await use(device);
    await keepShown(info, device.pages);
    await shop.recover();
    const canReuse = reusesDevice && shop.changes === changes;
    if (!canReuse || !(await shelf.put(device, network))) await device.remove();
    expect(device.printed, 'unexpected console output').toEqual([]);
  },
  newcomer: async ({ shop, network }, use, info) => {
    const device = await Device.open({ profile: newFolder(), proxy: network, origin: shop.origin });
    await use(device);
    await keepShown(info, device.pages);
    await device.remove();
    expect(device.printed, 'unexpected console output').toEqual([]);
  },
});

/** A profile that has everything on it: the catalogue, the shell, and a service worker in charge. */
async function visitOnce(profile: string, shop: FaultShop): Promise<void> {
  const proxy = await FaultProxy.open();
  const device = await Device.open({ profile, proxy, origin: shop.origin });
  const { shopper, page } = await device.openTab();
  await shopper.everythingOnDevice();
  await expect
    .poll(async () => {
      await shopper.reload();
      return page.evaluate(() => navigator.serviceWorker.controller?.state);
    })
    .toBe('activated');
  await device.close();
  await proxy.close();
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'stua-profile-'));
}

function copyOf(template: string): string {
  const folder = newFolder();
  cpSync(template, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

export { expect };
