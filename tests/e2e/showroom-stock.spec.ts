import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

test.use({ reusesDevice: true });

/** Where an article can be looked at before it is bought (spec 2: showroom stock info, D45). */

const { sofa } = articles;

test('the showrooms of an article, with address, hours and the age of the knowledge, without a network', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  const line = page.getByTestId('showroom-stock');
  await expect(line).toHaveText(/^Utstilt i butikk: Alnabru Oslo og Lagunen Bergen$/);
  await line.click();

  const dialog = page.getByRole('dialog', { name: 'Her kan du se den' });
  const showrooms = dialog.getByTestId('showroom').filter({ visible: true });
  await expect(showrooms.getByRole('heading', { level: 3 })).toHaveText(['Alnabru Oslo', 'Lagunen Bergen']);
  await dialog.getByText('Vis 4 i andre land').click();
  await expect(showrooms).toHaveCount(6);
  const hisingen = showrooms.filter({ hasText: 'Hisingen' });
  await expect(hisingen.getByRole('heading', { level: 3 })).toHaveText('Hisingen Göteborg');
  await expect(hisingen).toContainText(/\d står fremme/);
  await expect(hisingen).toContainText('Transportgatan 33, 422 46 Göteborg');
  await expect(hisingen.getByRole('link')).toHaveAttribute('href', 'tel:+46313900610');
  const week = hisingen.getByRole('table', { name: 'Åpningstider, Hisingen Göteborg' });
  await expect(week.getByRole('row').first()).toHaveText(/Mandag–fredag\s*10–20/);
  await expect(dialog).toContainText('Sist meldt');
  await expect(dialog).toContainText('Ring først, så står den klar om 1 time.');
  await expect(dialog).toContainText('Fargen som står fremme, kan være en annen.');
  await expectNothingFound(page, { within: '[data-testid="showrooms"]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(line).toBeFocused();
});

test('all showrooms are on a page of their own, the near ones first, and each can be called', async ({ shopper }) => {
  const { page } = shopper;
  const shifts = await watchShifts(page);
  await shopper.open('/showrooms');
  const showrooms = page.getByRole('article').getByTestId('showroom').filter({ visible: true });
  await expect(showrooms.getByRole('heading', { level: 2 })).toHaveText(['Alnabru Oslo', 'Lagunen Bergen']);
  await expect(showrooms.first().getByRole('link')).toHaveText(['+47 12 00 00 50', 'oslo@stua.example']);
  await expect(showrooms.first().getByRole('link').last()).toHaveAttribute('href', 'mailto:oslo@stua.example');
  expect(await shifts()).toBeLessThan(0.005);
  await page.getByText('Vis 4 i andre land').click();
  await expect(showrooms).toHaveCount(6);
  await expectNothingFound(page, { within: 'article' });
});

test('in Sweden the Swedish ones are the near ones', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/default/showrooms');
  const showrooms = page.getByRole('article').getByTestId('showroom').filter({ visible: true });
  await expect(showrooms).toHaveCount(4);
  await expect(showrooms.first().getByRole('heading')).toHaveText('Hisingen Göteborg');
  await expect(page.getByText('Visa 2 i andra länder')).toBeVisible();
});

test('what stands nowhere has no line, and the server says so at once', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(articles.signedVase.path);
  await expect(page.getByTestId('showroom-stock')).toBeHidden();
  const [shown, hidden] = await Promise.all(
    [sofa, articles.signedVase].map(async ({ path }) => (await page.request.get(path)).text()),
  );
  expect(shown).toContain('Utstilt i butikk: Alnabru Oslo');
  expect(hidden).not.toContain('showroom-stock');
});
