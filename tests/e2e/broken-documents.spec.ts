import type { Page } from '@playwright/test';
import { asJson, odd, unreadable, unreadableCount } from '../support/broken-documents.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { expect, test } from './faults/fault-test.ts';
import type { Tab } from './faults/tab.ts';
import { syncedDocuments } from './support/server-page.ts';

/** What a real back office exports, and no import of ours lets through: it comes with the answers of replication. */

const PHONE = { width: 390, height: 844 };
const SYNC_PATH = /^\/api\/sync\/(\w+)\?/;

interface Category {
  readonly id: number;
  readonly url_path: string;
}

/** Puts documents beside those of the shop, into the first page of every pull. */
async function spoil(network: FaultProxy, origin: string, roomId: number): Promise<void> {
  const added = new Map<string, unknown[]>(
    Object.entries(unreadable).map(([name, rows]) => [name, rows.map(([, document]) => document)]),
  );
  for (const [name, documents] of Object.entries(odd))
    added.get(name)!.push(...documents.map((one) => inRoom(one, roomId)));
  const answers = new Map<string, string>();
  for (const path of [...added.keys()].flatMap((name) => [name, `${name} list`, `${name} all`])) {
    const [name, fields] = path.split(' ');
    const asked = `/api/sync/${name}?storeCode=bmno&limit=500${fields ? `&fields=${fields}` : ''}`;
    const page = (await (await fetch(`${origin}${asked}`)).json()) as { documents: unknown[]; total: number };
    const documents = [...added.get(name!)!, ...page.documents];
    answers.set(path, asJson({ ...page, documents, total: documents.length }));
  }
  network.judge(({ path }) => {
    const { searchParams } = new URL(path, origin);
    const name = SYNC_PATH.exec(path)?.[1];
    if (!name || searchParams.has('checkpoint')) return null;
    const fields = searchParams.get('fields');
    const body = answers.get(fields ? `${name} ${fields}` : name);
    return body === undefined
      ? null
      : { kind: 'answer', status: 200, headers: { 'content-type': 'application/json' }, body };
  });
}

/** The odd ones are in a room of this shop, and the latest in it. */
function inRoom(document: Readonly<Record<string, unknown>>, roomId: number): unknown {
  const ids = document['category_ids'];
  if (!Array.isArray(ids)) return document;
  const categoryIds = ids.map((id: unknown) => (id === 3 ? roomId : id));
  return { ...document, category_ids: categoryIds, updated_at: '2099-01-01 00:00:00' };
}

test('broken documents: every page is there with no network, and the sync centre counts what cannot be read', async ({
  shop,
  network,
  newcomer,
}) => {
  const categories = await syncedDocuments<Category>(shop.origin, 'categories');
  const room = categories.find(({ url_path: path }) => path === 'stue')!;
  await spoil(network, shop.origin, room.id);
  const first = await newcomer.openTab();
  await expect(first.page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
  network.rule({}, { kind: 'cutBeforeSend' });
  await newcomer.setOffline(true);
  await newcomer.close();
  await newcomer.launch();
  await newcomer.setOffline(true);
  const tab = await newcomer.openTab();
  await tab.page.setViewportSize(PHONE);

  await expect(tab.page.getByTestId('product-card').first()).toBeVisible();
  await expectTidy(tab.page);
  await walkCategories(tab);
  await walkProducts(tab);
  await openMenu(tab);

  await tab.follow('/');
  await tab.page.getByTestId('offline-badge').click();
  const centre = tab.page.getByTestId('sync-centre');
  await expect(centre).toContainText(`${unreadableCount()} oppslag i katalogen kan ikke leses og vises ikke.`);
  await expectTidy(tab.page);
});

async function walkCategories(tab: Tab): Promise<void> {
  await tab.follow('/stue?sort=latest');
  await expect(tab.page.locator('[data-testid="product-card"][data-sku="ODD-9051"]')).toBeVisible();
  await expectTidy(tab.page);
  for (const { id, name } of odd['categories']!) {
    await tab.follow(`/rom-${String(id)}`);
    const heading = tab.page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(String(name).slice(0, 100));
    await expectTidy(tab.page);
  }
}

async function walkProducts(tab: Tab): Promise<void> {
  const priceless = new Set(['ODD-9053', 'ODD-9054', 'ODD-9060', 'ODD-9061']);
  for (const product of odd['products']!) {
    const sku = String(product['sku']);
    await tab.follow(`/p/${sku}/krakk`);
    const page = tab.page.getByTestId('product-page');
    await expect(page).toHaveAttribute('data-sku', new RegExp(`^${sku}`));
    await expect(tab.page.getByTestId('product-name')).not.toBeEmpty();
    if (priceless.has(sku)) {
      await expect(page.getByTestId('add-to-cart')).toHaveText('Kan ikke kjøpes på nett');
      await page.getByTestId('add-to-cart').click();
      await expect(tab.page.getByTestId('notification').last()).toBeVisible();
    }
    await expectTidy(tab.page);
  }
  expect(await tab.shopper.cartCount()).toBe(0);
}

async function openMenu({ page }: Tab): Promise<void> {
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('Rom 9150').first()).toBeVisible();
  await expectTidy(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** Nothing is wider than the screen, nothing is on its way, and nothing foreign ran. */
async function expectTidy(page: Page): Promise<void> {
  await expect(page.locator('main [class*="skeleton"], main [aria-busy="true"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await page.evaluate(() => '__ran' in globalThis)).toBe(false);
}
