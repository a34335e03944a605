import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { captivePage } from '../support/fault-proxy-verdicts.ts';
import { chair } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectNoFalsePlaced, some } from './faults/oracle.ts';

const api = { path: /^\/api\// };
const shell = { path: /^\/shell$/ };
test('row 16: a network that answers for the shop while it is installed: nothing of that is kept, and the order goes out', async ({
  shop,
  network,
  newcomer,
}) => {
  // Code that only the installation asks for while the first page is open.
  const bad = [
    network.rule(shell, captivePage),
    network.rule({ path: addressOf('src/pages/checkout-page.tsx') }, captivePage),
    network.rule({ path: addressOf('src/pages/confirmation-page.tsx') }, { kind: 'truncate' }),
  ];
  const tab = await newcomer.openTab();
  for (const rule of bad) await expect.poll(() => rule.hits).toBeGreaterThan(0);
  expect(await tab.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  network.heal();
  await tab.shopper.everythingOnDevice();
  network.rule(api, { kind: 'cutBeforeSend' });
  const orderId = await tab.order(chair, 1);
  await tab.page.close();
  await newcomer.setOffline(true);
  const later = await newcomer.openTab(`/confirmation?order=${orderId}`);
  await later.expectOrderState('queued');
  await later.open('/checkout');

  network.heal();
  await newcomer.setOffline(false);
  await later.openConfirmation(orderId);
  await expectArrival(shop, later, orderId, some(chair, 1));
  await expectNoFalsePlaced(shop, newcomer);
});

test('row 17: kept files that are damaged: the shop opens again by itself, offline too, and the order goes out', async ({
  shop,
  network,
  device,
}) => {
  let tab = await device.openTab();
  network.rule(api, { kind: 'cutBeforeSend' });
  const orderId = await tab.order(chair, 1);
  const entry = await tab.page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);
  await spoilKept(tab.page, '/shell', '<!doctype html><title>Hotel</title><form>Log in</form>');
  await spoilKept(tab.page, new URL(entry).pathname, '');

  // What windows have in memory goes with the browser; what is on the device stays.
  await device.close();
  await device.launch();
  tab = await device.blankTab();
  // Of an address where nobody stayed no rendered page is kept, however slow the machine: the shell answers.
  for (const start of ['first', 'second']) {
    await tab.page.goto('/hage', { waitUntil: 'load' });
    await expect(tab.page, 'the shell is looked through before it is shown').not.toHaveTitle('Hotel');
    await expect(tab.page.locator('#root'), `half a script shows nothing at the ${start} start`).toBeEmpty();
  }
  await tab.open('/hage');

  await device.setOffline(true);
  await tab.openConfirmation(orderId);
  await tab.expectOrderState('queued');
  network.heal();
  await device.setOffline(false);
  await expectArrival(shop, tab, orderId, some(chair, 1));
  await expectNoFalsePlaced(shop, device);
});

/** Writes something else over a file that a version kept. */
async function spoilKept(page: Page, path: string, text: string): Promise<void> {
  const spoilt = await page.evaluate(
    async ([at, body]) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const kept = await cache.match(at!, { ignoreSearch: true });
        if (!kept) continue;
        for (const request of await cache.keys(at, { ignoreSearch: true }))
          await cache.put(
            request,
            new Response(body, { headers: { 'content-type': kept.headers.get('content-type')! } }),
          );
        count++;
      }
      return count;
    },
    [path, text],
  );
  expect(spoilt, `${path} is kept once`).toBe(1);
}

/** Where the built code of a source lies. */
function addressOf(source: string): RegExp {
  const manifest = JSON.parse(readFileSync('dist-test/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  return new RegExp(`^/${manifest[source]!.file.replaceAll('.', String.raw`\.`)}$`);
}
