import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chair } from './faults/articles.ts';
import { whatDexieSays } from './faults/damage.ts';
import { Device } from './faults/device.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectNoFalsePlaced, some } from './faults/oracle.ts';

/** Setting of Chromium for cookies and all other storage. */
const BLOCKED = 2;

test('row 8: a browser that stores nothing browses, is told so, and orders (P6, O1)', async ({ shop, network }) => {
  const profile = mkdtempSync(join(tmpdir(), 'stua-blocked-'));
  mkdirSync(join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: BLOCKED } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const device = await Device.open({ profile, proxy: network, origin: shop.origin });

  const tab = await device.openTab('/stue');
  expect(await tab.page.evaluate(canStore)).toBe(false);
  await expect(tab.page.getByTestId('product-card').first()).toBeVisible();
  await tab.page.locator('[data-testid=product-card] a').first().click();
  await expect(tab.page.getByTestId('product-page')).toBeVisible();
  await expect(tab.page.getByTestId('nothing-kept')).toBeVisible();

  // Going on inside the page: loaded anew, it would know nothing any more.
  const ordering = await device.openTab(chair.path);
  await ordering.shopper.addToCart(2);
  await ordering.openCart();
  await ordering.page.getByTestId('microcart').getByTestId('proceed-to-checkout').click();
  await ordering.shopper.fillCheckout();
  const orderId = await ordering.shopper.placeOrder();
  await expectArrival(shop, ordering, orderId, some(chair, 2));
  await expectNoFalsePlaced(shop, device);
  await device.close();
  const unexpected = device.printed.filter((line) => !whatDexieSays.test(line));
  expect(unexpected, 'unexpected console output').toEqual([]);
  expect(device.printed.length, 'given up, not tried on and on').toBeLessThan(100);
  rmSync(profile, { recursive: true, force: true });
});

function canStore(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}
