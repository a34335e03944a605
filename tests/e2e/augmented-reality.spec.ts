import type { Locator, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** A piece in the shopper's own room (spec 2: QR/AR; spec 9: AR needs iOS 11 or Android 8). */

const { sofa } = articles;
const chair = { sku: 'BRYGGE-HVILESTOL', path: '/p/BRYGGE-HVILESTOL/brygge-hoyrygget-hagestol' };
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** What a camera reads. */
async function textOf(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

test('elsewhere a code leads a phone to the chosen article; the size is stated in metres; offline as well', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  await shopper.open(`${sofa.path}/${sofa.blue}`);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  const button = page.getByTestId('ar-button');
  await expect(button).toHaveText('Se hjemme hos deg');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Se hjemme hos deg' });
  expect(await textOf(dialog.getByRole('img', { name: 'QR-kode til denne siden' }))).toBe(
    `${shop.origin}${sofa.path}/${sofa.blue}`,
  );
  await expect(dialog.getByTestId('ar-link')).toHaveCount(0);
  const sides = { width: ['2.14', '2,14 m'], depth: ['0.92', '0,92 m'], height: ['0.83', '0,83 m'] } as const;
  for (const [side, [metres, text]] of Object.entries(sides)) {
    const stated = dialog.getByTestId('ar-size').locator(`[data-side="${side}"]`);
    await expect(stated).toHaveAttribute('data-metres', metres);
    await expect(stated).toHaveText(text);
  }
  await expect(dialog).toContainText('Krever iOS 11 eller Android 8, eller nyere.');
  await expect(dialog.getByRole('status').first()).toHaveText(
    'Du er uten nett her. Telefonen trenger nett for å hente modellen.',
  );
  await expectNothingFound(page, { within: '[data-testid="ar-dialog"]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the code begins with the public address of the shop, however one got here', async ({ shopper, shop }) => {
  const { page } = shopper;
  await shopper.open(`http://127.0.0.1:${shop.port}${sofa.path}`);
  await page.getByTestId('ar-button').click();
  await expect(page.getByTestId('qr-code')).toHaveAttribute('data-text', `${shop.origin}${sofa.path}/${sofa.green}`);
});

test('pressed before its code is here, it opens once that has come; the rest of the page does not wait', async ({
  shopper,
}) => {
  const { page } = shopper;
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('ar-button') && !body.includes('app-ready')) await mayCome;
    await route.fulfill({ response, body });
  });
  await shopper.open(sofa.path);
  await shopper.addToCart();
  await page.getByTestId('ar-button').click();
  await expect(page.getByTestId('ar-dialog')).toBeHidden();
  letCome();
  await expect(page.getByTestId('ar-dialog')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('where there is no model, nothing is offered', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(articles.boxes.path);
  await expect(page.getByTestId('add-to-cart')).toBeVisible();
  await expect(page.getByTestId('ar-button')).toBeHidden();
});

/** The dialog is accessible, and says without a network that the model needs one: what the phone shows it with fetches it itself. */
async function expectModelByNetworkOnly(shopper: Shopper, dialog: Locator, link: Locator): Promise<void> {
  const { page } = shopper;
  await expectNothingFound(page, { within: '[data-testid="ar-dialog"]' });

  await shopper.goOffline();
  await expect(link).toBeHidden();
  await expect(dialog.getByRole('status').first()).toHaveText(
    'Modellen er ikke lagret på enheten og trenger nett. Den er her igjen når nettet er tilbake.',
  );
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept_ = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept_.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => url.includes('/models/'))).toEqual([]);
  await shopper.goOnline();
  await expect(link).toBeVisible();
}

test.describe('on a phone with Android', () => {
  test.use({ userAgent: android, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a link opens the model in Scene Viewer; without a network it says what is missing', async ({
    shopper,
    shop,
  }) => {
    const { page } = shopper;
    await shopper.open(sofa.path);
    await shopper.everythingOnDevice();
    await page.getByTestId('ar-button').click();
    const dialog = page.getByTestId('ar-dialog');
    const link = dialog.getByRole('link', { name: 'Vis i rommet' });
    const href = (await link.getAttribute('href'))!;
    expect(href).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?/);
    const [address = '', intent = ''] = href.split('#');
    const file = `${shop.origin}/media/models/${sofa.sku}.glb`;
    const back = `${shop.origin}${sofa.path}/${sofa.green}`;
    expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
      file,
      link: back,
      title: 'Nordvik 3-seters sofa, grønn',
      mode: 'ar_preferred',
      resizable: 'false',
    });
    expect(intent).toContain(`S.browser_fallback_url=${encodeURIComponent(back)};end;`);
    const model = await page.request.get(file);
    expect(model.headers()['content-type']).toBe('model/gltf-binary');
    expect((await model.body()).subarray(0, 4).toString()).toBe('glTF');
    await expect(dialog.getByTestId('qr-code')).toHaveCount(0);
    await expectModelByNetworkOnly(shopper, dialog, link);
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: iphone, viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Makes links say what those of Safari say. */
  async function speakLikeSafari(page: Page): Promise<void> {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = (relation) => ['ar', 'modulepreload', 'preload'].includes(relation);
    });
  }

  test.beforeAll(async ({ shop }, { outputDir }) => {
    const answer = await fetch(`${shop.origin}/api/catalog/vue_storefront_catalog_bmno/product/_search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: { bool: { filter: [{ terms: { sku: [chair.sku] } }] } } }),
    });
    const known = (await answer.json()) as { hits: { hits: { _source: Product }[] } };
    const { model_usdz: _own, configurable_children: variants = [], ...rest } = known.hits.hits[0]!._source;
    const bare = variants.map(({ model_usdz: _of, ...variant }) => variant);
    mkdirSync(outputDir, { recursive: true });
    const file = join(outputDir, 'without-quick-look.ndjson');
    writeFileSync(file, JSON.stringify({ ...rest, configurable_children: bare }));
    await shop.operator('import', file);
  });

  test('Quick Look opens the model in the chosen colour', async ({ shopper, shop }) => {
    const { page } = shopper;
    await speakLikeSafari(page);
    await shopper.open(`${sofa.path}/${sofa.blue}`);
    await page.getByTestId('ar-button').click();
    const dialog = page.getByTestId('ar-dialog');
    const link = dialog.getByRole('link', { name: 'Vis i rommet' });
    await expect(link).toHaveAttribute('rel', 'ar');
    const file = `${shop.origin}/media/models/${sofa.sku}/blue.usdz`;
    const back = encodeURIComponent(`${shop.origin}${sofa.path}/${sofa.blue}`);
    await expect(link).toHaveAttribute('href', `${file}#allowsContentScaling=0&canonicalWebPageURL=${back}`);
    await expect(link.locator(':scope > img:only-child')).toHaveCount(1);
    await expect(dialog.getByTestId('qr-code')).toHaveCount(0);
    await expect(dialog).toContainText('Krever iOS 11 eller Android 8, eller nyere.');
    const model = await page.request.get(file);
    expect(model.headers()['content-type']).toBe('model/vnd.usdz+zip');
    expect((await model.body()).toString('latin1')).toMatch(/string colour = "blue" *\n/);
    await expectModelByNetworkOnly(shopper, dialog, link);
  });

  test('where there is none, it says so, and a code leads to a phone that can', async ({ shopper }) => {
    const { page } = shopper;
    await speakLikeSafari(page);
    await shopper.open(chair.path);
    await page.getByTestId('ar-button').click();
    const dialog = page.getByTestId('ar-dialog');
    await expect(dialog).toContainText('Vi har ikke en modell av denne for iPhone og iPad ennå.');
    await expect(dialog.getByTestId('qr-code')).toBeVisible();
    await expect(dialog.getByTestId('ar-link')).toHaveCount(0);
    await expectNothingFound(page, { within: '[data-testid="ar-dialog"]' });
  });

  test('a page within another app says that Safari can show it', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open(sofa.path);
    await page.getByTestId('ar-button').click();
    const dialog = page.getByTestId('ar-dialog');
    await expect(dialog).toContainText('Denne nettleseren kan ikke vise modellen. Åpne siden i Safari.');
    await expect(dialog.getByTestId('ar-link')).toHaveCount(0);
  });
});
