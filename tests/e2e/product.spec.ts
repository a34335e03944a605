import type { Page } from '@playwright/test';
import { articles } from './support/demo.ts';
import type { Shopper } from './support/shopper.ts';
import { slowDown } from './support/slow-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { sofa, bed } = articles;

const option = (page: Page, code: string, value: string) =>
  page.locator(`[data-testid="variant-option"][data-code="${code}"][data-value="${value}"]`);

const colours = { green: '10033', beige: '10003', blue: '10007', cream: '10901' };

test('the first variant that can be bought is chosen, with its name, price and picture (D101)', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', sofa.green);
  await expect(page.getByTestId('product-name')).toHaveText('Nordvik');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordvik');
  await expect(page.getByText('3-seters sofa').first()).toBeVisible();
  const price = page.getByTestId('product-page').getByTestId('price');
  await expect(price).toHaveAttribute('data-amount', String(sofa.priceMinor));
  await expect(price).toContainText('11 990 kr');
  await expect(price.locator('s')).toContainText('14 990 kr');
  await expect(price.locator('s')).toContainText('Før');
  await expect(page.getByTestId('gallery').getByRole('img').first()).toHaveAttribute('src', /NORDVIK-3\/green-/);
  const picture = page.getByTestId('gallery').getByRole('img').first();
  const widths = [120, 240, 320, 480, 640, 960, 1024, 1440, 1680];
  const sources = (await picture.getAttribute('srcset'))!.split(', ');
  expect(sources.map((source) => source.split(' ')[1])).toEqual(widths.map((width) => `${width}w`));
  await expect(picture).toHaveAttribute('width', '852');
  await expect(picture).toHaveAttribute('height', '517');
  await expect(page.getByTestId('breadcrumbs')).toHaveText(/Forsiden.*Stue.*Sofaer.*Nordvik/);
  await expect(page).toHaveTitle('Nordvik 3-seters sofa – Stua');
});

test('each value of an option is an address', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await option(page, 'color', colours.blue).click();
  await expect(page).toHaveURL(`${sofa.path}/${sofa.blue}`);
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', sofa.blue);
  await expect(option(page, 'color', colours.blue)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByTestId('gallery').getByRole('img').first()).toHaveAttribute('src', /NORDVIK-3\/blue-/);
  await expect(page.getByTestId('product-page').getByTestId('stock-badge')).toHaveAttribute('data-status', 'low_stock');
  await shopper.reload();
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', sofa.blue);
});

test('going back leaves the product, not its last colour', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue/sofaer');
  await page.locator(`[data-testid="product-card"][data-sku="${sofa.sku}"]`).getByRole('link').click();
  await option(page, 'color', colours.beige).click();
  await option(page, 'color', colours.blue).click();
  await expect(page).toHaveURL(`${sofa.path}/${sofa.blue}`);
  await page.goBack();
  await expect(page).toHaveURL('/stue/sofaer');
});

test('a value that cannot be bought is visible, says so, and can be looked at', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  const cream = page.getByRole('link', { name: 'Kremhvit – ikke tilgjengelig' });
  await expect(cream).toBeVisible();
  await cream.click();
  await expect(page).toHaveURL(`${sofa.path}/${sofa.soldOut}`);
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', sofa.soldOut);
  await expect(page.getByTestId('product-page').getByTestId('stock-badge')).toHaveAttribute(
    'data-status',
    'out_of_stock',
  );
});

test('a combination that is not made is marked, and choosing it leads to the nearest one', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(`${bed.path}/RO-SENG-GRONN-180`);
  await expect(page.getByTestId('product-page').getByTestId('price')).toHaveAttribute('data-amount', '1099000');
  // Blue comes in 160 only.
  await expect(option(page, 'color', colours.blue)).toHaveAccessibleName(/ikke tilgjengelig/);
  await option(page, 'color', colours.blue).click();
  await expect(page).toHaveURL(`${bed.path}/RO-SENG-BLA-160`);
  const notice = page.getByTestId('notification').filter({ hasText: 'Denne kombinasjonen finnes ikke' });
  await expect(notice).toHaveAttribute('data-type', 'warning');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toHaveCount(0);
  await expect(option(page, 'size', '1003')).toHaveAccessibleName(/ikke tilgjengelig/);
  await expect(option(page, 'size', '1002')).toHaveAttribute('aria-current', 'true');
});

test('an address of a combination that does not exist leads to one that does, and says so once', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(`${bed.path}/RO-SENG-LILLA-140`);
  const notice = page.getByTestId('notification').filter({ hasText: 'Denne kombinasjonen finnes ikke' });
  await expect(notice).toHaveAttribute('data-type', 'warning');
  await expect(page).toHaveURL(new RegExp(`${bed.path}/RO-SENG-[A-Z]+-\\d+$`));
  await shopper.reload();
  await expect(page.getByTestId('product-page')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('where no variant can be bought that is said, and the product is still shown (spec 8)', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/p/SKUMRING-4/skumring-4-seters-linsofa');
  const product = page.getByTestId('product-page');
  await expect(product).toContainText('Ingen varianter er tilgjengelige');
  await expect(product.getByTestId('stock-badge')).toHaveAttribute('data-status', 'discontinued');
  await expect(product.getByTestId('delivery')).toHaveCount(0);
});

test('the gallery shows the picture that is pointed at, by name', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  const gallery = page.getByTestId('gallery');
  const thumbs = gallery.getByRole('button');
  await expect.poll(() => thumbs.count()).toBeGreaterThanOrEqual(5);
  // Other variants' pictures are on their options.
  await expect(gallery.getByRole('button', { name: 'Beige', exact: true })).toHaveCount(0);
  const room = gallery.getByRole('button', { name: /, i et rom$/ });
  await room.click();
  await expect(room).toHaveAttribute('aria-current', 'true');
  const shown = gallery.getByRole('img').first();
  await expect(shown).not.toHaveAttribute('src', /NORDVIK-3\/green-/);
  await expect(shown).toHaveAccessibleName(/.+/);
  // Another variant begins with its own picture, whatever was looked at before.
  await page.getByTestId('product-page').getByRole('link', { name: 'Blå', exact: true }).click();
  await expect(shown).toHaveAttribute('src', /NORDVIK-3\/blue-/);
});

test('a picture can be looked at closely, also without a network, and leads back to where one was', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const kept = await (await caches.open('pictures')).keys();
      return kept.some(({ url }) => url.includes('NORDVIK-3/green-hero'));
    });
  await expect.poll(isKept).toBe(true);
  await shopper.goOffline();
  await shopper.reload();
  const enlarge = page.getByRole('button', { name: 'Forstørr bildet' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const large = page.getByTestId('zoom').getByRole('img');
  await expect(large).toBeVisible();
  await expect.poll(() => large.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  expect((await large.boundingBox())!.width).toBeGreaterThanOrEqual(1200);
  // Its middle is what one sees first.
  await expect
    .poll(() =>
      page
        .getByTestId('zoom')
        .getByRole('region', { name: /Nordvik/ })
        .evaluate(({ scrollTop }) => scrollTop),
    )
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('a film plays in the gallery; without a network its picture stands there and says why', async ({
  shopper,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/);
  const { page } = shopper;
  const gallery = page.getByTestId('gallery');
  const film = gallery.locator('video');
  // Who wants no motion starts it by hand.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await shopper.open('/p/FJELL-STOL/x');
  await gallery.getByRole('button', { name: /^Film: / }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await shopper.open('/p/LYNG-LENESTOL/x');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await gallery.getByRole('button', { name: /^Film: / }).click();
  await expect(gallery.getByRole('status')).toHaveText('Filmen vises når nettet er tilbake.');
  await expect(gallery.getByRole('img').first()).toHaveAccessibleName(/Lyng/);
  await shopper.goOnline();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test('says what it is in words and centimetres', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await expect(page.getByRole('region', { name: 'Beskrivelse' })).toContainText('Den lange sitteputen');
  const measures = page.getByRole('region', { name: 'Mål' });
  await expect(measures.getByRole('row', { name: 'Bredde 214 cm' })).toBeVisible();
  await expect(measures.getByRole('row', { name: 'Vekt 61 kg' })).toBeVisible();
  await expect(page.getByTestId('delivery')).toContainText('Leveres om 3–10 dager');
  await expect(page.getByText(`Varenummer ${sofa.green}`)).toBeVisible();
});

test.describe('of some products nobody has asked the shop', () => {
  test.use({ reusesDevice: false });

  test('how old price and stock are is said in words when they are not of this moment', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open(articles.boxes.path);
    await shopper.everythingOnDevice();
    await expect(page.getByText('inkl. mva.', { exact: true })).toBeVisible();
    await expect(page.getByText('Sjekket nå nettopp')).toBeVisible();
    await shopper.goOffline();
    // Three hours later on the shopper's watch, at a product nobody asked the shop about.
    await page.addInitScript((laterMs) => {
      const now = Date.now;
      Date.now = () => now() + laterMs;
    }, 3 * 3600_000);
    await shopper.open(articles.chair.path);
    await expect(page.getByText(/^inkl\. mva\. · Pris sjekket i (?:dag|går) kl\. \d\d[.:]\d\d$/)).toBeVisible();
    await expect(page.getByText(/^Status i (?:dag|går) kl\. /)).toBeVisible();
  });
});

/** Presses a variant for which the device has not answered for a while. */
async function pressBlue(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  await slowDown(page, 'product.bySku', 5000);
  await option(page, 'color', colours.blue).click();
  await expect(page).toHaveURL(`${sofa.path}/${sofa.blue}`);
}

test('the variant that was pressed last is bought, also where the device has not answered for it yet', async ({
  shopper,
}) => {
  const { page } = shopper;
  await pressBlue(shopper);
  await page.getByTestId('add-to-cart').click();
  await expect(page.getByTestId('cart-count')).toHaveText('1');
  const line = (await shopper.openCart()).getByTestId('cart-item');
  await expect(line).toHaveAttribute('data-sku', sofa.blue);
});

test('the variant that was pressed last is wished for, also where the device has not answered for it yet', async ({
  shopper,
}) => {
  const { page } = shopper;
  await pressBlue(shopper);
  await page.getByTestId('product-page').getByTestId('wishlist-toggle').click();
  await page.getByTestId('wishlist-button').click();
  await expect(page.getByTestId('wishlist-item')).toHaveAttribute('data-sku', sofa.blue);
});

test('two choices that are made while the device has not answered for the first are both made, and bought', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(`${bed.path}/RO-SENG-GRONN-180`);
  await shopper.everythingOnDevice();
  await slowDown(page, 'product.bySku', 2000);
  await option(page, 'color', colours.beige).click();
  await expect(option(page, 'color', colours.beige)).toHaveAttribute('aria-current', 'true');
  await option(page, 'size', '1002').click();
  await page.getByTestId('add-to-cart').click();
  const line = (await shopper.openCart()).getByTestId('cart-item');
  await expect(line).toHaveAttribute('data-sku', 'RO-SENG-BEIGE-160');
  await expect(page).toHaveURL(`${bed.path}/RO-SENG-BEIGE-160`);
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', 'RO-SENG-BEIGE-160');
});
