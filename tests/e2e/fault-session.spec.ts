import { refusal } from '../support/fault-proxy-verdicts.ts';
import { chair } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectCartsAgree, some } from './faults/oracle.ts';
import { accountButton, isSignedIn, logout, newCustomer, openSignIn, register, typeLogin } from './support/customer.ts';

/** A session in the tabs of a real browser; in every order of events: `tests/worker/session-model.test.ts`. */

const TABS = 10;
/** The long run does it twenty times. */
const ROUNDS = Number(process.env['SESSION_ROUNDS'] ?? 1);

/**
 * The named steps of a sign-in. The one with half of the work done is killed for every change, each of them in the long run; what
 * becomes of all three without a browser: `tests/worker/session-cut-off.test.ts`.
 */
const steps =
  process.env['CRASH_STEPS'] === 'all'
    ? ['after-sign-in', 'after-merge-additions', 'after-merge-removal']
    : ['after-merge-additions'];

const refresh = { method: 'POST', path: /^\/api\/user\/refresh/ };

test('ten tabs with a token that is too old exchange it once, each time, and nobody is signed out (D50)', async ({
  device,
  network,
}) => {
  const kari = newCustomer();
  const first = await device.openTab();
  await register(first.page, kari);
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => device.openTab('/')));
  const tabs = [first, ...others];
  for (const { page } of tabs) await isSignedIn(page, kari);
  await Promise.all(tabs.map((tab) => tab.follow('/my-account')));
  for (const { page } of tabs) await expect(page.getByText('Ingen bestillinger ennå.')).toBeVisible();
  const tooOld = new Set<string>();
  let refused = 0;
  network.judge(({ authorization }) => {
    if (!authorization || !tooOld.has(authorization)) return null;
    refused++;
    return refusal(401, 'invalidToken');
  });
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { authorization } of network.log) if (authorization) tooOld.add(authorization);
    refused = 0;
    // The one who exchanges it waits for the answer until all the others have come with the old token as well.
    const held = network.rule(refresh, { kind: 'holdReply' });
    await device.setOffline(true);
    for (const { page } of tabs) await expect(page.getByTestId('offline-badge')).toBeVisible();
    await device.setOffline(false);
    // On a busy machine the answer that is held comes too late, and the same token is sent again.
    await expect.poll(() => refused >= TABS && held.hits > 0).toBe(true);
    held.remove();
    network.release(refresh);
    const isRenewed = ({ authorization }: { authorization: string | null }): boolean =>
      authorization !== null && !tooOld.has(authorization);
    await expect.poll(() => network.log.some(isRenewed)).toBe(true);
    for (const { page } of tabs) await isSignedIn(page, kari);
  }
  // Not once for each tab. A worker that was too busy is replaced by one that has no token: it asks the others for 300 ms, and
  // who hears nothing in that time exchanges the new one.
  const exchanged = new Set(network.requests(refresh).map(({ body }) => body)).size;
  expect(exchanged).toBeGreaterThanOrEqual(ROUNDS);
  expect(exchanged).toBeLessThanOrEqual(2 * ROUNDS);
});

test('who is signed in in the only tab is asked to log in again as soon as the shop takes their token no more (D50)', async ({
  device,
  network,
}) => {
  const kari = newCustomer();
  const tab = await device.openTab();
  const { page } = tab;
  await register(page, kari);
  await isSignedIn(page, kari);
  network.judge(({ authorization }) => (authorization ? refusal(401, 'invalidToken') : null));
  network.rule(refresh, refusal(401, 'invalidToken'));
  await tab.follow('/my-account');
  await expect(page.getByTestId('sign-in')).toBeVisible();
});

test('whoever does not want to log in again signs out, in the dialog or on the page of the account, and nothing of theirs is left', async ({
  device,
  network,
}) => {
  const tab = await device.openTab();
  const { page } = tab;
  let isEnded = false;
  network.judge(({ authorization }) => (authorization && isEnded ? refusal(401, 'invalidToken') : null));
  const dialog = page.getByTestId('sign-in');
  const isGuest = async (): Promise<void> => {
    await expect(page.getByTestId('sign-in-first')).toContainText('Logg inn for å se bestillingene dine');
    await expect(page.getByTestId('cart-count')).toHaveText('0');
    await expect(dialog).toBeHidden();
  };
  const expire = async (): Promise<{ remove: () => void }> => {
    await register(page, newCustomer());
    await tab.putIntoCart(chair, 1);
    isEnded = true;
    const rule = network.rule(refresh, refusal(401, 'invalidToken'));
    await tab.follow('/my-account');
    await expect(dialog).toBeVisible();
    return rule;
  };

  const rule = await expire();
  await dialog.getByRole('button', { name: 'Logg ut' }).click();
  // What the shop did not take before is asked about.
  const question = page.getByRole('dialog', { name: 'Logg ut' });
  await expect(question.or(page.getByText('Logg inn for å se bestillingene dine'))).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Logg ut' }).click();
  await isGuest();

  isEnded = false;
  rule.remove();
  await expire();
  await page.keyboard.press('Escape');
  await page.getByTestId('sign-in-first').getByRole('button', { name: 'Slett mine data på enheten' }).click();
  await page.getByTestId('forget-me').getByRole('button', { name: 'Ja, slett alt' }).click();
  await isGuest();
});

test('who is typing when that turns out types on, and is asked once that is done', async ({ device, network }) => {
  const kari = newCustomer();
  const { page } = await device.openTab();
  await register(page, kari);
  await isSignedIn(page, kari);
  network.judge(({ authorization }) => (authorization ? refusal(401, 'invalidToken') : null));
  network.rule(refresh, refusal(401, 'invalidToken'));
  const search = page.getByTestId('search-input').first();
  await search.focus();
  // As another part of the page would do, which does not take the focus.
  await page
    .getByTestId('wishlist-toggle')
    .first()
    .evaluate((heart: HTMLElement) => heart.click());
  await expect(accountButton(page)).toHaveAccessibleName('Logg inn');
  await page.keyboard.type('sofa');
  await expect(search).toHaveValue('sofa');
  await expect(page.getByTestId('sign-in')).toBeHidden();
  await search.press('Escape');
  await search.blur();
  await expect(page.getByTestId('sign-in')).toBeVisible();
  // Whoever does not want to now is left alone.
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('sign-in')).toBeHidden();
  await search.focus();
  await search.blur();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.getByTestId('sign-in')).toBeHidden();
});

for (const label of steps) {
  test(`the browser is killed at ${label}: the next one is signed in, with each piece once (D20)`, async ({
    shop,
    device,
  }) => {
    const kari = newCustomer();
    const tab = await device.openTab();
    await register(tab.page, kari);
    await logout(tab.page);
    await tab.putIntoCart(chair, 2);
    await openSignIn(tab.page);
    await tab.crashAt(label);
    await typeLogin(tab.page, kari);
    await tab.crashed(label);
    await device.kill();
    await device.launch();

    const after = await device.openTab();
    await isSignedIn(after.page, kari);
    await expectCartsAgree(shop, after, some(chair, 2));
    await after.open('/my-account');
    await expect(after.page.getByTestId('my-account')).toContainText(kari.email);
    await logout(after.page);
    await expect(after.page.getByTestId('cart-count')).toHaveText('0');
  });
}
