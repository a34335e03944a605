import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const slugOf = (slug: string): string => `[data-testid="category-link"][data-slug^="${slug}"]`;

test.describe('with a mouse', () => {
  test('pointing opens what lies below, leaving closes it after a moment, a click goes there', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Kategorier' });
    await menu.getByRole('link', { name: 'Stue', exact: true }).hover();
    const deep = menu.getByRole('link', { name: 'Hjørnesofaer' });
    await expect(deep).toBeVisible();
    // Passing over a category without children closes it, coming back opens it again.
    await menu.getByRole('link', { name: 'Hage' }).hover();
    await expect(deep).toBeHidden();
    await menu.getByRole('link', { name: 'Stue', exact: true }).hover();
    await page.mouse.move(700, 850);
    await expect(deep).toBeHidden();
    await menu.getByRole('link', { name: 'Stue', exact: true }).hover();
    await deep.click();
    await expect(page).toHaveURL('/stue/sofaer/hjornesofaer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjørnesofaer');
    await expect(deep).toBeHidden();
  });
});

test('what lies below closes 300 ms after the pointer has left it (spec 9: sub-menu close delay)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.clock.install();
  await shopper.open('/');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Kategorier' });
  await menu.getByRole('link', { name: 'Stue', exact: true }).hover();
  const deep = menu.getByRole('link', { name: 'Hjørnesofaer' });
  await expect(deep).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3600_000);
  await page.mouse.move(700, 850);
  await page.clock.runFor(299);
  await expect(deep).toBeVisible();
  await page.clock.runFor(1);
  await expect(deep).toBeHidden();
});

test.describe('with the keyboard', () => {
  test('opens, closes on Escape with the focus back on its button, and closes when the focus leaves', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await shopper.open('/');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Kategorier' });
    await menu.getByRole('link', { name: 'Stue', exact: true }).focus();
    await page.keyboard.press('Tab');
    const toggle = menu.getByRole('button', { name: 'Vis underkategorier av Stue' });
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    // What lies below is code of its own, which a busy machine may still be fetching.
    const all = menu.getByRole('link', { name: 'Alt i Stue' });
    await expect(all).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(all).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await page.getByTestId('cart-button').focus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.focus();
    await page.keyboard.press('Enter');
    await menu.locator(slugOf('lenestoler-og-puffer')).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/stue/lenestoler-og-puffer');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a drawer with every level; Escape gives the focus back', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/');
    const opener = page.getByRole('button', { name: 'Meny' });
    await opener.tap();
    const drawer = page.getByRole('dialog', { name: 'Kategorier' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await drawer.getByRole('button', { name: 'Vis underkategorier av Stue' }).tap();
    await drawer.getByRole('button', { name: 'Vis underkategorier av Sofaer' }).tap();
    await drawer.locator(slugOf('hjornesofaer')).tap();
    await expect(page).toHaveURL('/stue/sofaer/hjornesofaer');
    await expect(drawer).toBeHidden();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 834, height: 1112 }, hasTouch: true });

  test('a tap goes to the category, where its own categories are one tap away', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/');
    await page.getByRole('banner').getByRole('link', { name: 'Stue', exact: true }).tap();
    await expect(page).toHaveURL('/stue');
    await page.getByRole('main').locator(slugOf('sofaer')).tap();
    await expect(page).toHaveURL('/stue/sofaer');
    await expect(page.getByTestId('breadcrumbs')).toHaveText(/Forsiden.*Stue.*Sofaer/);
  });
});
