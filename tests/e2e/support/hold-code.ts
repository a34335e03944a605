import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Code that does not arrive before it is let go. */
interface HeldCode {
  readonly letGo: () => void;
}

/** Holds the code of one part back. */
export async function holdCode(page: Page, source: string): Promise<HeldCode> {
  const held = fileOf(source);
  return hold(page, (file) => file === held);
}

/** Loses the code of one part on its way, until the way is good again; tells how often it was lost. */
export async function loseCode(page: Page, source: string) {
  let [isLosing, lost] = [true, 0];
  await page.route(`**${fileOf(source)}`, async (route) => {
    if (!isLosing) return route.continue();
    lost++;
    return route.abort();
  });
  return { lost: () => lost, heal: () => void (isLosing = false) };
}

function fileOf(source: string): string {
  const manifest = JSON.parse(readFileSync('dist-test/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  return `/${manifest[source]!.file}`;
}

/** Holds all code of the window back that the document of an address does not name. */
export async function holdLateCode(page: Page, path: string): Promise<HeldCode> {
  const html = await (await page.request.get(path)).text();
  const named = new Set(html.match(/\/assets\/[\w-]+\.js/g));
  return hold(page, (file) => !named.has(file) && !file.includes('/index-'));
}

async function hold(page: Page, isHeld: (file: string) => boolean): Promise<HeldCode> {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await isLetGo;
    await route.continue();
  });
  return { letGo };
}
