import { captivePage, errorPage, type Verdict } from '../support/fault-proxy-verdicts.ts';
import { boxes, chair, lamp } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, sendUntilArrived, some } from './faults/oracle.ts';

/** A broken, half or HTML answer never changes local data (issue 2: must hold; reliability rows 26 and 29). */

const MINUTE_MS = 60_000;
const placingAnOrder = { method: 'POST', path: /^\/api\/order\?/ };
/** An answer of somebody who does not even know what time it is. */
const json = (body: string): Verdict => ({
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'application/json', date: 'unknown' },
  body,
});

const strange = 'Svaret kom ikke fra butikken';
const unexpected = 'Butikken svarte på en uventet måte';

/** Who answers instead of the shop, and what the shopper reads about an order that got such an answer. */
const strangers: readonly (readonly [name: string, verdict: Verdict, words: string])[] = [
  ['a page that wants a login', captivePage, strange],
  ['an error page', errorPage(502), strange],
  ['a page that calls itself JSON', json('<!doctype html><title>Hotel</title>'), unexpected],
  ['JSON that stops in the middle', json('{"code":200,"result":{"items":[{"sku":"GJEM-KAS'), unexpected],
  ['nothing', json(''), unexpected],
  ['an empty object', json('{}'), unexpected],
  ['an envelope around nothing', json('{"code":200,"result":null}'), unexpected],
  [
    'everything in other types',
    json('{"code":200,"result":{"items":"many"},"documents":{"id":1},"checkpoint":7,"hasMore":"no","total":-1}'),
    unexpected,
  ],
];

/** What may become of an answer; half of one is the shop's own. */
const answers: readonly (readonly [name: string, verdict: Verdict])[] = [
  ...strangers.map(([name, verdict]) => [name, verdict] as const),
  ['half of the answer', { kind: 'truncate' }],
];

/** What a device asks by itself while somebody looks around. Who does not learn what is new asks for every collection. */
const paths: readonly RegExp[] = [
  /^\/api\/product\/render-list/,
  /^\/api\/cart\/pull/,
  /^\/api\/stock\/list/,
  /^\/api\/sync\/heads/,
  ...['store_settings', 'navigation', 'categories', 'attributes', 'products', 'cms_pages', 'cms_blocks'].map(
    (collection) => new RegExp(`^/api/sync/${collection}\\?`),
  ),
];

/** Each path meets so many of the answers, which are dealt out anew at each start; every start deals out all of them. */
const STARTS = 5;

/** Goes on by two, so that a path meets answers of different kinds: the order above has similar ones side by side. */
function answerTo(path: number, start: number): (typeof answers)[number] {
  return answers[(path + 2 * start) % answers.length]!;
}

test('rows 26, 29: whatever answers instead of the shop, nothing on the device changes', async ({
  shop,
  network,
  device,
}) => {
  // Seven starts of the shop, one after the other.
  test.slow();
  const before = await device.openTab();
  await before.putIntoCart(boxes, 2);
  await before.fillCheckout();
  await before.draftIsKept();
  await expectCartsAgree(shop, await device.openTab(), some(boxes, 2));
  await before.hasHeardOfCart();
  const stored = apartFromViews(await before.storedDocuments());
  expect(Object.keys(stored).length).toBeGreaterThan(8);

  for (let start = 0; start < STARTS; start++) {
    await device.closeTabs();
    network.heal();
    // The shop can be reached, but says no time: so the device's own clock makes everything on it old.
    network.rule({ path: /^\/api\/ext\// }, json('{"code":200,"result":{"version":"of the proxy"}}'));
    await device.setClock((start + 1) * 2 * MINUTE_MS);
    const broken = paths.map((path, place) => {
      const [name, verdict] = answerTo(place, start);
      return { name: `${path.source}: ${name}`, rule: network.rule({ path }, verdict) };
    });
    const tab = await device.openTab(chair.path);
    await tab.lookAgain();
    await expect.poll(() => broken.filter(({ rule }) => rule.hits === 0).map(({ name }) => name)).toEqual([]);
    const dealt = broken.map(({ name }) => name).join('\n');
    expect(apartFromViews(await tab.storedDocuments()), dealt).toEqual(stored);
    expect(await tab.shownLines(), dealt).toEqual(some(boxes, 2));
  }
  network.heal();
  await device.setClock(0);
  await expectCartsAgree(shop, await device.openTab(), some(boxes, 2));
});

test('rows 26, 29, 32: whatever answers an order, it is not taken for placed; it waits, says why, and arrives once (H1)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(lamp, 1);
  await tab.fillCheckout();
  network.rule(placingAnOrder, strangers[0]![1]);
  const orderId = await tab.shopper.placeOrder();
  await tab.open('/');
  await tab.page.getByRole('contentinfo').getByRole('button', { name: 'Synkronisering' }).click();
  const task = tab.page.getByTestId('sync-task').filter({ hasText: 'Bestilling' });
  for (const [name, verdict, words] of strangers) {
    const attempts = await tab.attempts();
    const answering = network.rule(placingAnOrder, verdict);
    // A tap while an attempt is under way adds nothing to it.
    await expect(async () => {
      await task.getByRole('button', { name: 'Send nå' }).click();
      expect(answering.hits, `${name} comes`).toBeGreaterThan(0);
    }).toPass();
    await expect.poll(() => tab.attempts(), { message: `${name} is over` }).toBeGreaterThan(attempts);
    await expect(task, name).toContainText(words);
    await expect(task, name).toHaveAttribute('data-state', /queued|conflict/);
    expect(await shop.ordersWithId(orderId)).toEqual([]);
  }
  // An answer to one question says nothing of the network; one to everything does (H1).
  network.rule({ path: /^\/api\// }, errorPage(503));
  await tab.lookAgain();
  await expect(tab.page.getByTestId('offline-badge')).toBeVisible();
  network.heal();
  await sendUntilArrived(shop, tab, task, orderId);
  await tab.openConfirmation(orderId);
  await expectArrival(shop, tab, orderId, some(lamp, 1));
  await expect(tab.page.getByTestId('offline-badge')).toHaveCount(0);
  await expectNoFalsePlaced(shop, device);
});

/** What is stored, but for which products were looked at: that is the shopper's doing, and no answer's. */
function apartFromViews(stored: Record<string, unknown[]>): Record<string, unknown[]> {
  const isView = (document: unknown): boolean => (document as { kind?: string }).kind === 'viewed';
  return Object.fromEntries(
    Object.entries(stored).map(([collection, documents]) => [collection, documents.filter((each) => !isView(each))]),
  );
}
