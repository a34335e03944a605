import { articles } from './support/demo.ts';
import { holdCode, holdLateCode } from './support/hold-code.ts';
import { expect, test } from './support/test.ts';

/** What was pressed or chosen in a rendered page before its code could hear it (decision 019). */

// So that the page comes from the server, and its code from the network.
test.use({ serviceWorkers: 'block' });

test.beforeEach(({ expectedConsole }) => void expectedConsole.push(/Service Worker registration blocked/));

const { sofa } = articles;
const bundle = '/p/VIK-HAGEGRUPPE/vik-hagegruppe';
const lamp = '/p/KUPPEL-GULVLAMPE/kuppel-gulvlampe';

for (const [what, passed, dialogs] of [
  ['is heard when its code is here', 0, 1],
  ['is heard even half a minute later', 30_000, 1],
  ['surprises nobody after more than a minute', 61_000, 0],
] as const) {
  test(`a press on a part whose code is on its way ${what}`, async ({ shopper }) => {
    const { page } = shopper;
    const code = await holdLateCode(page, sofa.path);
    await shopper.open(sofa.path);
    await page.getByTestId('showroom-stock').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate((ms) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + ms;
    }, passed);
    code.letGo();
    await shopper.isLive(page.getByTestId('showroom-stock'));
    await expect(page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
    await expect(page.getByRole('dialog')).toHaveCount(dialogs);
  });
}

test('a press ends when the shopper is heard elsewhere', async ({ shopper }) => {
  const { page } = shopper;
  const code = await holdCode(page, 'src/features/product/parts.ts');
  await shopper.open(sofa.path);
  await expect(page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
  await page.getByTestId('showroom-stock').click();
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(1);
  code.letGo();
  await shopper.isLive(page.getByTestId('showroom-stock'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a picture that is chosen while the code of films is on its way stays', async ({ shopper }) => {
  const { page } = shopper;
  const code = await holdCode(page, 'src/features/product/layers.ts');
  await shopper.open('/p/FJELL-STOL/x');
  await expect(page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
  const gallery = page.getByTestId('gallery');
  const second = gallery.getByRole('listitem').nth(1).getByRole('button');
  const film = gallery.getByRole('button', { name: /^Film: / });
  await film.click();
  await second.click();
  code.letGo();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(gallery.locator('video')).toHaveCount(0);
  // What is pressed now plays at once.
  await film.click();
  await expect(gallery.locator('video')).toBeVisible();
});

test('what must be chosen is asked for where it is, also by who pressed before its words came', async ({ shopper }) => {
  const { page } = shopper;
  const words = await holdCode(page, 'src/app/later-texts-nb.ts');
  await shopper.open(lamp);
  await shopper.isLive(page.getByRole('combobox', { name: 'Ledning' }));
  await page.getByTestId('add-to-cart').click();
  words.letGo();
  await expect(page.getByRole('combobox', { name: 'Ledning' })).toBeFocused();
  await expect(page.locator('[data-problem="true"]')).toContainText('Velg «Ledning» først');
});

test('a press before the page was taken over is heard, and once for who pressed again', async ({ shopper }) => {
  const { page } = shopper;
  const code = await holdCode(page, 'src/pages/product-page.tsx');
  const starting = page.waitForEvent('worker');
  await page.goto(sofa.path, { waitUntil: 'commit' });
  await starting;
  await page.getByTestId('add-to-cart').click();
  await page.getByTestId('add-to-cart').click();
  code.letGo();
  await expect.poll(() => shopper.cartCount()).toBe(1);
});

test('what was chosen in a part whose code is on its way is what is bought', async ({ shopper }) => {
  const { page } = shopper;
  const code = await holdCode(page, 'src/features/product/parts.ts');
  await shopper.open(bundle);
  // So that the parts of the bundle are on the device, which sells no others.
  await expect(page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
  await page.getByRole('checkbox', { name: /Solen/ }).uncheck();
  await page.getByRole('radio', { name: /svart/ }).check();
  await page.getByRole('button', { name: /^Flere av Vik hagestol/ }).click();
  await page.getByTestId('add-to-cart').click();
  expect(await shopper.cartCount()).toBe(0);
  code.letGo();
  await expect.poll(() => shopper.cartCount()).toBe(1);
  await expect(page.getByTestId('product-page').getByTestId('price').first()).toHaveAttribute('data-amount', '2044000');
  await expect(page.getByRole('checkbox', { name: /Solen/ })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: /svart/ })).toBeChecked();
  const cart = await shopper.openCart();
  await expect(cart.getByTestId('cart-total')).toHaveAttribute('data-amount', '2044000');
});

test('what was selected and typed before its code came stays', async ({ shopper }) => {
  const { page } = shopper;
  const code = await holdLateCode(page, lamp);
  await shopper.open(lamp);
  await page.getByRole('combobox', { name: /Ledning/ }).selectOption({ index: 2 });
  await page.getByRole('checkbox', { name: /Ja takk/ }).check();
  await page.getByRole('textbox', { name: /Hilsen/ }).fill('Til mormor');
  code.letGo();
  const price = page.getByTestId('product-page').getByTestId('price').first();
  await expect(price).toHaveAttribute('data-amount', String(268_000 + 12_450));
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(1);
  const cart = await shopper.openCart();
  await expect(cart.getByTestId('cart-item')).toContainText('Tekstil, 4 m');
  await expect(cart.getByTestId('cart-item')).toContainText('Til mormor');
});

test('a press that waits for code which the network lost says so, and is heard when that is back', async ({
  shopper,
}) => {
  const { page } = shopper;
  const code = await holdCode(page, 'src/features/product/parts.ts');
  await shopper.open(bundle);
  await expect(page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
  await page.getByRole('checkbox', { name: /Solen/ }).uncheck();
  await page.getByTestId('add-to-cart').click();
  await shopper.goOffline();
  code.letGo();
  await expect(page.getByTestId('notification')).toContainText('Denne delen av siden kunne ikke lastes.');
  expect(await shopper.cartCount()).toBe(0);
  await shopper.goOnline();
  await expect.poll(() => shopper.cartCount()).toBe(1);
});
