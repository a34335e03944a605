import { createHash } from 'node:crypto';
import { IDLE_SWITCH_MS } from '#config/timings.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { captivePage } from '../support/fault-proxy-verdicts.ts';
import { boxes, chair } from './faults/articles.ts';
import type { Device } from './faults/device.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, some } from './faults/oracle.ts';
import type { Tab } from './faults/tab.ts';
import { openSignIn } from './support/customer.ts';
import { kari } from './support/shopper.ts';

const writes = { method: 'POST', path: /^\/api\/(?:order|cart)/ };
const VERSION_PATH = '/api/ext/vsf-deploy-refresher/version';
const NEW_VERSION = 'the-next-one';

test('a new version waits until it is wanted; cart, typed words and a waiting order outlive it (D49, spec 4: version check)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  network.rule(writes, { kind: 'cutBeforeSend' });
  const orderId = await tab.order(chair, 2);
  await tab.putIntoCart(boxes, 1);
  await tab.page.getByTestId('product-page').getByTestId('wishlist-toggle').first().click();
  await expect(tab.page.getByTestId('wishlist-count')).toHaveText('1');
  await tab.fillCheckout();
  await tab.draftIsKept();
  await tab.open('/');
  const pictures = await cachedIn(tab, 'pictures');
  const before = await tab.storedDocuments();

  await deploy(network, shop.origin);
  await tab.lookAgain();
  const offer = tab.page.getByRole('status').filter({ hasText: 'En ny versjon av butikken er klar.' });
  await expect(offer).toBeVisible();
  expect(await versionsOf(tab), 'the old one is in charge').toEqual({ active: 'activated', waiting: 'installed' });
  await tab.page.evaluate(() => void ((globalThis as Marked).__isSamePage = true));

  await offer.getByRole('button', { name: 'Bytt nå' }).click();
  await expect.poll(() => isReloaded(tab)).toBe(true);
  await tab.shopper.ready();
  await expect.poll(() => versionsOf(tab)).toEqual({ active: 'activated', waiting: null });
  await expect(offer).toBeHidden();

  const after = await tab.storedDocuments();
  for (const collection of ['cart', 'customer', 'orders', 'tasks'])
    expect(named(after, collection), collection).toEqual(named(before, collection));
  expect(await cachedIn(tab, 'pictures')).toEqual(expect.arrayContaining(pictures));
  await tab.open('/checkout');
  await expect(tab.page.getByLabel('Poststed')).toHaveValue(kari.city);
  network.heal();
  await tab.openConfirmation(orderId);
  await expectArrival(shop, tab, orderId, some(chair, 2));
  await tab.open('/');
  await expectCartsAgree(shop, tab, some(boxes, 1));
  await expectNoFalsePlaced(shop, device);
});

test('no window switches while another one has something that a reload would lose (D49)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  const typing = await device.openTab();
  await openSignIn(typing.page);
  await typing.page.getByTestId('register').click();
  const name = typing.page.locator('form[data-testid="register"] [name="firstName"]');
  await name.fill('Kari');
  await deploy(network, shop.origin);
  await tab.lookAgain();
  const offer = tab.page.getByRole('status').filter({ hasText: 'En ny versjon av butikken er klar.' });
  const apply = offer.getByRole('button', { name: 'Bytt nå' });
  await apply.click();
  await expect(tab.page.getByTestId('notification')).toContainText('Fullfør først det du holder på med');
  await expect(name).toHaveValue('Kari');
  expect(await versionsOf(tab)).toEqual({ active: 'activated', waiting: 'installed' });

  await typing.page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  for (const { page } of [tab, typing]) await page.evaluate(() => void ((globalThis as Marked).__isSamePage = true));
  await apply.click();
  for (const each of [tab, typing]) await expect.poll(() => isReloaded(each)).toBe(true);
});

test('on a device that nobody touches it takes over by itself, and waits while somebody uses any window (D49)', async ({
  network,
  shop,
  device,
}) => {
  const [tab, other] = await twoTabs(device);
  await deploy(network, shop.origin);
  // One clock for both.
  const { clock } = tab.page;
  await clock.install();
  await tab.lookAgain();
  for (const { page } of [tab, other])
    await expect(page.getByRole('status').filter({ hasText: 'En ny versjon av butikken er klar.' })).toBeVisible();
  const part = Math.ceil(IDLE_SWITCH_MS * 0.6);
  await clock.fastForward(part);
  await other.page.keyboard.press('Tab');
  // The first window lies there for long enough now, the other one does not.
  await clock.fastForward(part);
  expect(await isReloaded(other)).toBe(false);
  expect(await versionsOf(tab)).toEqual({ active: 'activated', waiting: 'installed' });

  await clock.fastForward(part);
  for (const each of [tab, other]) await expect.poll(() => isReloaded(each)).toBe(true);
  await expect.poll(() => versionsOf(tab)).toEqual({ active: 'activated', waiting: null });
});

test('every tab switches with the one that asked; what was kept of pages goes, and the shop opens offline with the new version', async ({
  shop,
  network,
  device,
}) => {
  const [tab, other] = await twoTabs(device);
  await expect.poll(() => keptPages(tab)).not.toEqual([]);
  await deploy(network, shop.origin);
  await tab.lookAgain();
  await tab.page.getByRole('button', { name: 'Bytt nå' }).click();
  for (const each of [tab, other]) await expect.poll(() => isReloaded(each)).toBe(true);
  await expect.poll(() => versionsOf(tab)).toEqual({ active: 'activated', waiting: null });
  await expect.poll(() => keptPages(tab)).toEqual([]);
  await device.setOffline(true);
  await tab.open('/stue');
  await expect(tab.page.getByTestId('product-card').first()).toBeVisible();
});

for (const [what, verdict] of [
  ['cut short', { kind: 'truncate' }],
  ['as the page of another network', captivePage],
] as const) {
  test(`a shell that comes ${what}: the old version goes on whole, and the new one is installed when it comes whole (P2)`, async ({
    shop,
    network,
    device,
  }) => {
    const tab = await device.openTab();
    await deploy(network, shop.origin);
    const fault = network.rule({ path: /^\/shell/ }, verdict);
    await tab.lookAgain();
    await expect.poll(() => fault.hits).toBeGreaterThan(0);
    await expect.poll(() => versionsOf(tab)).toEqual({ active: 'activated', waiting: null });
    await device.setOffline(true);
    await tab.open('/stue');
    await expect(tab.page.getByTestId('product-card').first()).toBeVisible();

    await device.setOffline(false);
    const lists = network.requests({ path: /^\/files\.json/ }).length;
    fault.remove();
    await expect.poll(() => versionsOf(tab)).toEqual({ active: 'activated', waiting: 'installed' });
    expect(network.requests({ path: /^\/files\.json/ }), 'what came whole is not fetched again').toHaveLength(lists);
  });
}

interface Marked {
  __isSamePage?: boolean;
}

async function twoTabs(device: Device): Promise<[Tab, Tab]> {
  const tabs: [Tab, Tab] = [await device.openTab(), await device.openTab('/stue')];
  for (const { page } of tabs) await page.evaluate(() => void ((globalThis as Marked).__isSamePage = true));
  return tabs;
}

/** From now on the shop is another version: it says so, and its service worker, its list of files and its shell are other bytes. */
async function deploy(network: FaultProxy, origin: string): Promise<void> {
  const textOf = async (path: string): Promise<string> => (await fetch(`${origin}${path}`)).text();
  const [list, shell, script] = await Promise.all([textOf('/files.json'), textOf('/shell'), textOf('/sw.js')]);
  const newShell = `${shell}<!-- the next one -->`;
  const newList = list.replace(digestOf(shell), digestOf(newShell));
  const newScript = script.replace(digestOf(list), digestOf(newList));
  expect(newScript, 'the service worker names its version').not.toBe(script);
  serveInstead(network, '/files.json', 'application/json', newList);
  serveInstead(network, '/shell', 'text/html; charset=utf-8', newShell);
  serveInstead(network, '/sw.js', 'text/javascript; charset=utf-8', newScript);
  const answer = JSON.stringify({ code: 200, result: { version: NEW_VERSION } });
  network.rule(
    { path: new RegExp(`^${VERSION_PATH}`) },
    { kind: 'answer', status: 200, headers: { 'content-type': 'application/json' }, body: answer },
  );
}

function serveInstead(network: FaultProxy, path: string, type: string, body: string): void {
  const headers = { 'content-type': type, 'cache-control': 'no-cache' };
  network.rule({ path: new RegExp(`^${path}$`) }, { kind: 'answer', status: 200, headers, body });
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function versionsOf(tab: Tab): Promise<{ active: string | null; waiting: string | null }> {
  return tab.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: registration?.active?.state ?? null, waiting: registration?.waiting?.state ?? null };
  });
}

/** Whether the page that was marked has made way for another; while it does, nobody answers. */
async function isReloaded(tab: Tab): Promise<boolean> {
  return tab.page.evaluate(() => (globalThis as Marked).__isSamePage !== true).catch(() => false);
}

/** Addresses of the rendered pages that any version kept (decision 051). */
function keptPages(tab: Tab): Promise<string[]> {
  return tab.page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().flatMap(({ url }) => (url.includes('/__pages/') ? [url] : []));
  });
}

function cachedIn(tab: Tab, cache: string): Promise<string[]> {
  return tab.page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), cache);
}

function named(stored: Record<string, unknown[]>, collection: string): unknown[] {
  const found = Object.entries(stored).find(([name]) => new RegExp(`shopper--\\d+--${collection}$`).test(name));
  if (!found) throw new Error(`no collection ${collection} in ${Object.keys(stored).join(', ')}`);
  return found[1];
}
