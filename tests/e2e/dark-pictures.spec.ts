import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Pictures in the dark and while they come (decision 092). */

/** What is lighter than this glares out of a dark page; from 0 to 255. */
const GLARING = 96;
/** The ground of all pictures, without the tint of one that is on its way: `--tile` in the dark. */
const TILE = 'rgb(90, 86, 79)';
/** Paper is lighter than this, also where a shadow ends. */
const PAPER = 236;

/** How light the corners of a picture are, as the screen shows them. */
async function cornersOf(picture: Locator): Promise<number[]> {
  const image = sharp(await picture.screenshot()).greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number =>
    data[Math.round(y * info.height) * info.width + Math.round(x * info.width)]!;
  return [at(0.06, 0.06), at(0.06, 0.94), at(0.94, 0.94)];
}

async function loaded(pictures: Locator): Promise<void> {
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)),
    )
    .toBe(true);
}

const cutOuts = (page: Page): Locator => page.locator('img[src*=".cutout.webp"]:visible');

test('pieces stand on the dark ground of the page: no picture is a light box', async ({ shopper }) => {
  const { page } = shopper;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const path of ['/stue/sofaer', articles.sofa.path]) {
    await shopper.open(path);
    const first = cutOuts(page).first();
    await loaded(first);
    for (const corner of await cornersOf(first)) expect(corner, path).toBeLessThan(GLARING);
  }
  // On light pages it is the paper of before.
  await page.emulateMedia({ colorScheme: 'light' });
  for (const corner of await cornersOf(cutOuts(page).first())) expect(corner).toBeGreaterThan(PAPER);
});

test('a picture of a room fills its frame, and its tone goes when it is there', async ({ shopper }) => {
  const { page } = shopper;
  await page.emulateMedia({ colorScheme: 'dark' });
  await shopper.open(articles.bed.path);
  const gallery = page.getByTestId('gallery');
  await gallery.locator('button:has(img[src*="-room."])').click();
  const room = gallery.getByRole('img').first();
  await expect(room).toHaveAttribute('src', /-room\./);
  await loaded(room);
  await expect(room).toHaveCSS('object-fit', 'cover');
  await expect(room).toHaveCSS('background-color', TILE);
});
