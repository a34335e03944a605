import type { Locator, Page } from '@playwright/test';
import { mirror } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';

const HEADS = /\/api\/sync\/heads/;
const PROBE = /\/api\/ext\/vsf-deploy-refresher\/version/;

/** Addresses that a window and its worker have asked for, also in vain. */
function requestsOf(page: Page): (address: RegExp) => number {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  return (address) => asked.filter((url) => address.test(url)).length;
}

function cardOf(page: Page, sku: string): Locator {
  return page.locator(`[data-testid="product-card"][data-sku="${sku}"]`).getByTestId('price').first();
}

/** The window is looked at, or another one covers it. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('a price that the shop changes is soon on an open product page and in an open list, by what changed alone', async ({
  shop,
  network,
  device,
}) => {
  const list = await device.openTab('/interior/speil');
  const product = await device.openTab(mirror.path);
  const onPage = product.page.getByTestId('product-page').getByTestId('price').first();
  await expect(onPage).toHaveAttribute('data-amount', String(mirror.price * 100));
  await expect(cardOf(list.page, mirror.sku)).toBeVisible();
  // While a device still fills, what it asks for is no answer to a change.
  await product.shopper.everythingOnDevice();

  // A round, which pulls the lists of all categories, comes once a minute: no three changes are shown by one each.
  const pulled: number[] = [];
  for (const price of [mirror.price + 100, mirror.price - 200, mirror.price]) {
    const lists = network.requests({ path: /^\/api\/sync\/navigation/ }).length;
    await shop.setPrice(mirror.sku, price);
    await expect(onPage).toHaveAttribute('data-amount', String(price * 100));
    await expect(cardOf(list.page, mirror.sku)).toHaveAttribute('data-amount', String(price * 100));
    pulled.push(network.requests({ path: /^\/api\/sync\/navigation/ }).length - lists);
  }
  expect(pulled).toContain(0);
  // Where the shop said for a minute nothing of what is here, as on a busy machine, a page asks for its prices itself.
  const asked = network.requests({ path: /^\/api\/(?:sync\/products\?.*fields=list|product\/render-list)/ });
  expect(asked.length).toBeGreaterThanOrEqual(3);
});

test('a window that nobody looks at asks nothing every few seconds; one that is looked at does, and again after it was covered', async ({
  device,
}) => {
  const covered = await device.openTab();
  const askedByCovered = requestsOf(covered.page);
  await expect.poll(() => askedByCovered(HEADS)).toBeGreaterThan(1);
  await setHidden(covered.page, true);
  const shown = await device.openTab(mirror.path);
  const askedByShown = requestsOf(shown.page);
  const before = askedByCovered(HEADS);
  await expect.poll(() => askedByShown(HEADS)).toBeGreaterThan(4);
  // A look that was due at that moment, and the round of every minute.
  expect(askedByCovered(HEADS) - before).toBeLessThanOrEqual(2);
  await setHidden(covered.page, false);
  const again = askedByCovered(HEADS);
  await expect.poll(() => askedByCovered(HEADS)).toBeGreaterThan(again + 2);
});

test('without a network nothing is asked; what changed meanwhile is soon there afterwards, and so is what changes then', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab(mirror.path);
  const asked = requestsOf(tab.page);
  const price = tab.page.getByTestId('product-page').getByTestId('price').first();
  await expect.poll(() => asked(HEADS)).toBeGreaterThan(1);
  await tab.shopper.goOffline();
  // Whoever presses something looks whether the shop is back, every two seconds at most.
  const probed = async (times: number): Promise<void> => {
    const before = asked(PROBE);
    const press = async (): Promise<number> => {
      await tab.page.keyboard.press('Shift');
      return asked(PROBE) - before;
    };
    await expect.poll(press).toBeGreaterThanOrEqual(times);
  };
  // The test may hear late of what was asked before.
  await probed(1);
  const before = asked(HEADS);
  await probed(3);
  expect(asked(HEADS)).toBe(before);

  await shop.setPrice(mirror.sku, mirror.price + 300);
  await device.setOffline(false);
  await expect(price).toHaveAttribute('data-amount', String((mirror.price + 300) * 100));
  await shop.setPrice(mirror.sku, mirror.price);
  await expect(price).toHaveAttribute('data-amount', String(mirror.price * 100));
});
