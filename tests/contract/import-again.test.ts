import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#server/cli/commands.ts';
import { rowsOf } from '#server/store/documents.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';

/** A list that is imported again says who sells an article from now on, whoever sold it before (decision 077). */

const map = {
  columns: { sku: 'sku', name: 'name', price_incl_tax: 'price', stock: 'stock', categories: 'kind' },
  options: { color: 'colour' },
  family: { columns: 'model', options: ['color'] },
};
const header = 'sku,name,price,stock,kind,colour,model';

let shop: ContractShop;
let folder: string;

beforeAll(async () => {
  shop = await ContractShop.open();
  folder = mkdtempSync(join(tmpdir(), 'stua-again-'));
  writeFileSync(join(folder, 'map.json'), JSON.stringify(map));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** What an import of a list rejects. */
const imported = async (...rows: string[]): Promise<unknown> => {
  writeFileSync(join(folder, 'list.csv'), [header, ...rows, ''].join('\n'));
  const dataDir = join(folder, 'data');
  const outcome = await runCommand(shop.server.database, ['import', folder], { dataDir });
  return (outcome as unknown as { document: { rejections: unknown } }).document.rejections;
};

/** What is on sale of products whose sku begins so: their skus, with those of their variants. */
async function onSale(start: string): Promise<Record<string, string[]>> {
  const found = rowsOf<{ sku: string; children: { sku: string }[] | null }>(
    await shop.server.database.execute(sql`
      select sku, body -> 'configurable_children' as children from documents
      where collection = 'products' and store_code = 'bmno' and not is_gone and body::text like ${`%"${start}%`}`),
  );
  return Object.fromEntries(found.map(({ sku, children }) => [sku, (children ?? []).map((child) => child.sku)]));
}

const sellerOf = async (sku: string): Promise<unknown> => {
  const [row] = rowsOf<{ owner: string }>(
    await shop.server.database.execute(sql`
      select documents.sku as owner from articles join documents on documents.id = articles.product_id
      where articles.sku = ${sku} and documents.collection = 'products' and documents.store_code = 'bmno'`),
  );
  return row?.owner;
};

describe('a variant', () => {
  beforeEach(async () => {
    expect(await imported('AG-1,Vik,100,1,Stue,Grå,AG', 'AG-2,Vik,100,2,Stue,Blå,AG')).toEqual([]);
  });

  test('that belongs to its family no more is sold by itself, and again as a variant after that', async () => {
    expect(await imported('AG-1,Vik,100,1,Stue,Grå,AG', 'AG-2,Vik,100,2,Stue,,AG')).toEqual([]);
    expect(await onSale('AG')).toEqual({ AG: ['AG-1'], 'AG-2': [] });
    expect(await sellerOf('AG-2')).toBe('AG-2');
    expect(await imported('AG-1,Vik,100,1,Stue,Grå,AG', 'AG-2,Vik,100,2,Stue,Blå,AG')).toEqual([]);
    expect(await onSale('AG')).toEqual({ AG: ['AG-1', 'AG-2'] });
  });

  test('goes with all others to a family of another name, and the old one is gone', async () => {
    expect(await imported('AG-1,Vik,90,1,Stue,Grå,AGAIN', 'AG-2,Vik,90,2,Stue,Blå,AGAIN')).toEqual([]);
    expect(await onSale('AG')).toEqual({ AGAIN: ['AG-1', 'AG-2'] });
    expect(await sellerOf('AG-1')).toBe('AGAIN');
  });

  test('stays where the family of the other name lacks some of the old one', async () => {
    const rejections = await imported('AG-1,Vik,90,1,Stue,Grå,OTHER');
    expect(rejections).toMatchObject([
      { reason: expect.stringMatching(/^the sku AG-1 belongs to the product with the id/) },
    ]);
    expect(await onSale('AG')).toEqual({ AG: ['AG-1', 'AG-2'] });
  });
});

test('a category has an address of its own beside one of the same name, and those below it and the menu have it too', async () => {
  const category = { level: 2, name: 'Stue', position: 9, is_active: true, url_key: 'stue' };
  const rows = [
    { ...category, id: 7001, parent_id: 2, url_path: 'stue' },
    { ...category, id: 7002, parent_id: 7001, level: 3, url_path: 'stue/kroker' },
    { ...category, id: 7003, parent_id: 2, url_path: 'magazine' },
    { ...category, id: 7004, parent_id: 2, url_path: 'tak' },
    { ...category, id: 7005, parent_id: 2, url_path: 'tak' },
    {
      id: 'other',
      navItems: [{ id: 'a', url: '/stue', category_id: 7001, title: 'Stue', level: 1, position: 1, children: [] }],
      footerItems: [],
    },
  ];
  const file = join(folder, 'rows.ndjson');
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const command = (): Promise<unknown> =>
    runCommand(shop.server.database, ['import', file], { dataDir: join(folder, 'data') });
  expect(await command()).toMatchObject({ document: { rejections: [] } });
  const pathsOf = sql`select id, path from documents where collection = 'categories' and store_code = 'bmno' and id between '7001' and '7005' order by id`;
  expect(rowsOf(await shop.server.database.execute(pathsOf)).map((row) => (row as { path: string }).path)).toEqual([
    'stue-7001',
    'stue-7001/kroker',
    'magazine-7003',
    'tak',
    'tak-7005',
  ]);
  const menus = sql`select body -> 'navItems' -> 0 ->> 'url' as url from documents where collection = 'navigation' and store_code = 'bmno' and body::text like '%7001%'`;
  expect(rowsOf(await shop.server.database.execute(menus))).toEqual([{ url: '/stue-7001' }]);
  expect(await command()).toMatchObject({ document: { counts: [{ changed: 0 }, { changed: 0 }] } });
});

test('a product stays on sale where the family that would sell it is rejected for another sku', async () => {
  expect(await imported('LONE-1,Stol,100,1,Stue,,')).toEqual([]);
  const rejections = await imported('LONE-1,Stol,100,1,Stue,Grå,LONE', 'SOFA-GREY,Stol,100,1,Stue,Blå,LONE');
  expect(rejections).toMatchObject([{ reason: expect.stringMatching(/^the sku SOFA-GREY belongs to/) }]);
  expect(await onSale('LONE')).toEqual({ 'LONE-1': [] });
});
