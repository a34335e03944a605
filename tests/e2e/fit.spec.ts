import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { isSignedIn, logout, newCustomer, register } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { isStored } from './support/documents.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { sofa, chair } = articles;

const answerTo = (page: Page, check: 'door' | 'way' | 'turn' | 'place'): Locator =>
  page.locator(`[data-testid="fit-answer"][data-check="${check}"]`);

/** Types measures by the names of the groups and fields they are asked for. */
async function measure(page: Page, group: string, values: Readonly<Record<string, string>>): Promise<void> {
  const fields = page.getByTestId('fit').getByRole('group', { name: group });
  // A field is named after what is measured, and where.
  for (const [name, value] of Object.entries(values))
    await fields.getByRole('textbox', { name: `${name} ${group}` }).fill(value);
}

/** A device that has everything and no network any more. */
async function openOffline(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
}

test('what somebody measured at home is shown to nobody once they have signed out in another window', async ({
  shopper,
}) => {
  const { page } = shopper;
  const customer = newCustomer();
  await shopper.open(sofa.path);
  await register(page, customer);
  await page.getByTestId('fit-button').click();
  await measure(page, 'Døren', { Bredde: '95', Høyde: '205' });
  await expect(answerTo(page, 'door')).toContainText('får plass');
  const other = await page.context().newPage();
  await other.goto('/my-account');
  await isSignedIn(other, customer);
  await logout(other);
  await expect(page.getByTestId('fit-sum')).toHaveText('Svaret kommer mens du skriver.');
  await expect(page.getByTestId('fit').getByRole('textbox', { name: 'Bredde Døren' })).toHaveValue('');
  await other.close();
});

test('without a network: whether a sofa comes through the door, round the turn and into its place', async ({
  shopper,
}) => {
  const { page } = shopper;
  await openOffline(shopper, sofa.path);
  await page.getByTestId('fit-button').click();
  const dialog = page.getByRole('dialog', { name: 'Får det plass?' });
  await expect(dialog).toContainText('B 214 × D 92 × H 83 cm');
  await expect(page.getByTestId('fit-sum')).toHaveText('Svaret kommer mens du skriver.');

  await measure(page, 'Døren', { Bredde: '95', Høyde: '205' });
  await expect(answerTo(page, 'door')).toContainText('får plass');
  await expect(answerTo(page, 'door')).toContainText('3 cm til overs');
  await expect(answerTo(page, 'door')).toContainText('I esken: får plass når du snur den, 7 cm til overs');
  await expect(page.getByTestId('fit-sum')).toHaveText('Nordvik får plass');

  await measure(page, 'Gang eller trapp', { Bredde: '100', 'Etter svingen': '100', Takhøyde: '240' });
  await expect(answerTo(page, 'way')).toContainText('Gjennom gangen');
  await expect(answerTo(page, 'turn')).toContainText('får plass når du snur den');
  await page.getByLabel('Det er en trapp').check();
  await expect(answerTo(page, 'way')).toContainText('Opp trappen');

  await measure(page, 'Plassen i rommet', { Bredde: '100', Dybde: '220,5' });
  await expect(answerTo(page, 'place')).toContainText('får plass på tvers');
  await expect(answerTo(page, 'place')).toContainText('6 cm til overs');

  await measure(page, 'Døren', { Bredde: '85' });
  await expect(page.getByTestId('fit-sum')).toHaveText('Nordvik får plass uten eske');
  await measure(page, 'Døren', { Bredde: '80' });
  await expect(answerTo(page, 'door')).toContainText('får ikke plass');
  await expect(answerTo(page, 'door')).toContainText('mangler 3 cm i bredden');
  await expect(page.getByTestId('fit-sum')).toHaveText('Nordvik får ikke plass');
  await expect(dialog).toContainText('ikke et løfte');
});

test('with the keyboard alone; the next piece is asked about the same home', async ({ shopper }) => {
  const { page } = shopper;
  const { keyboard } = page;
  await openOffline(shopper, sofa.path);
  const button = page.getByTestId('fit-button');
  await button.focus();
  await keyboard.press('Enter');
  const dialog = page.getByTestId('fit');
  await expect(dialog.getByRole('button', { name: 'Lukk' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('80');
  await keyboard.press('Tab');
  await keyboard.type('høy');
  await expect(dialog.getByRole('textbox', { name: 'Høyde Døren' })).toHaveAccessibleDescription('Skriv et tall');
  // What cannot be read is not passed over.
  await expect(page.getByTestId('fit-answer')).toHaveCount(0);
  await expect(page.getByTestId('fit-sum')).toHaveText('Rett opp målet som ikke kan leses, så kommer svaret.');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('200');
  await expect(answerTo(page, 'door')).toContainText('mangler 3 cm i bredden');
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await isStored(page, 'home', ({ typed }) => typed.doorWidth === '80' && typed.doorHeight === '200');
  await expect(button).toHaveText('Får ikke plass hjemme hos deg');

  await shopper.open(chair.path);
  await expect(button).toHaveText('Passer hjem til deg');
  await button.click();
  await expect(dialog.getByRole('group', { name: 'Døren' }).getByLabel('Bredde')).toHaveValue('80');
  await expect(answerTo(page, 'door')).toContainText('får plass');
  await expect(page.getByTestId('fit-sum')).toHaveText('Vik får plass');
});

test('what was measured anew in another window counts in the one that asked first', async ({ shopper }) => {
  const { page } = shopper;
  const width = (window: Page): Locator => window.getByTestId('fit').getByRole('textbox', { name: 'Bredde Døren' });
  const open = (window: Page): Promise<void> => window.getByTestId('fit-button').click();
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  await open(page);
  await measure(page, 'Døren', { Bredde: '95', Høyde: '205' });
  await isStored(page, 'home', ({ typed }) => typed.doorWidth === '95' && typed.doorHeight === '205');
  await page.keyboard.press('Escape');
  const other = await page.context().newPage();
  await other.goto(sofa.path);
  await open(other);
  await expect(width(other)).toHaveValue('95');
  await width(other).fill('80');
  await isStored(other, 'home', ({ typed }) => typed.doorWidth === '80');
  await other.close();
  await open(page);
  await expect(width(page)).toHaveValue('80');
  await expect(page.getByTestId('fit-sum')).toHaveText('Nordvik får ikke plass');
});

test('lists say what fits the home that was measured on this device', async ({ shopper }) => {
  const { page } = shopper;
  await openOffline(shopper, sofa.path);
  await page.getByTestId('fit-button').click();
  await measure(page, 'Plassen i rommet', { Bredde: '220', Dybde: '100' });
  await expect(page.getByTestId('fit-sum')).toHaveText('Nordvik får plass');
  await isStored(page, 'home', ({ typed }) => typed.placeWidth === '220' && typed.placeDepth === '100');
  await shopper.open('/stue/sofaer');
  const card = (sku: string): Locator => page.locator(`[data-testid="product-card"][data-sku="${sku}"]`);
  await expect(card(sofa.sku).getByTestId('card-fit')).toHaveText('Passer hjem til deg');
  await expect(card('SUND-HJORNE')).toBeVisible();
  await expect(card('SUND-HJORNE').getByTestId('card-fit')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, light or dark`, async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize({ width, height: 900 });
    await shopper.open(sofa.path);
    await page.getByTestId('fit-button').click();
    await measure(page, 'Døren', { Bredde: '80', Høyde: 'høy' });
    await measure(page, 'Gang eller trapp', { Bredde: '86', 'Etter svingen': '120' });
    await measure(page, 'Plassen i rommet', { Bredde: '230', Dybde: '100' });
    await expect(page.getByTestId('fit-answer')).toHaveCount(3);
    for (const colours of ['light', 'dark'] as const)
      await expectNothingFound(page, { within: 'dialog[open]', colours });
    // The layer ends where the screen does.
    const layer = await page.getByRole('dialog').evaluate((element) => element.getBoundingClientRect().right);
    expect(layer).toBe(width);
    // Nothing is wider than the layer it is in.
    const body = page.getByTestId('fit').locator('fieldset').first();
    expect(await body.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  });
}
