import { sql } from 'drizzle-orm';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { WireDocument } from '#server/store/collections.ts';
import { openDatabase } from '#server/store/database.ts';
import { rowsOf } from '#server/store/documents.ts';
import { totalOf } from '#server/store/list-totals.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { emptyPostgresUrl, MIGRATIONS } from '#tests/support/postgres-database.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

interface Page {
  readonly total: number;
  readonly checkpoint: string;
  readonly documents: readonly { readonly id: number; readonly _deleted: boolean }[];
}

const page = (active: boolean): WireDocument => ({
  id: 1,
  identifier: 'frakt',
  title: 'Frakt',
  content: '<p>590</p>',
  active,
});
const block = (active: boolean): WireDocument => ({ id: 2, identifier: 'usp', content: '<p>Fri retur</p>', active });

describe.each(databases)('content that is switched off on $name', ({ open }) => {
  let shop: ContractShop;
  const write = (active: boolean): Promise<unknown> =>
    writeCatalogue(
      shop.server.database,
      { documents: { cms_pages: [page(active)], cms_blocks: [block(active)] }, rejections: [] },
      storeViews,
    );
  const pull = async (collection: string, checkpoint?: string): Promise<Page> =>
    (await shop.call<Page>('replicate', { path: { collection }, query: checkpoint ? { checkpoint } : {} })).result;

  beforeAll(async () => {
    const catalogue = testCatalogue();
    const documents = { ...catalogue.documents, cms_pages: [page(true)], cms_blocks: [block(true)] };
    shop = await ContractShop.open({ database: open, catalogue: { ...catalogue, documents } });
  });
  afterAll(() => shop.close());

  test.each(['cms_pages', 'cms_blocks'])('%s are told as deleted, and come back', async (collection) => {
    await write(true);
    const before = await pull(collection);
    expect([before.total, before.documents[0]?._deleted]).toEqual([1, false]);
    await write(false);
    const after = await pull(collection, before.checkpoint);
    expect([after.total, after.documents.map(({ _deleted }) => _deleted)]).toEqual([0, [true]]);
    expect((await pull(collection)).documents).toEqual([]);
    await write(true);
    expect((await pull(collection, after.checkpoint)).documents).toMatchObject([{ _deleted: false }]);
  });
});

describe('a shop that had such content before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stua-before-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('takes it down when its schema is brought up to date', async () => {
    const url = await emptyPostgresUrl();
    const before = await openDatabase({
      url,
      dataDir: folder,
      migrations: migrationsUntil('0015_hidden_content', folder),
    });
    const insert = (collection: string, number: number, body: object) =>
      before.queries.execute(sql`insert into documents
        (store_code, collection, id, change_number, updated_at, is_gone, body, words) values
        ('bmno', ${collection}, ${String(number)}, nextval('catalogue_change'), now(), false, ${JSON.stringify(body)}, '')`);
    await insert('cms_pages', 1, page(false));
    await insert('cms_pages', 2, page(true));
    await insert('cms_blocks', 3, block(false));
    await insert('showrooms', 4, { active: false });
    await before.queries.execute(
      sql`insert into list_totals values ('bmno', 'cms_pages', 2), ('bmno', 'cms_blocks', 1)`,
    );
    await before.close();
    const now = await openDatabase({ url, dataDir: folder, migrations: MIGRATIONS });
    const rows = rowsOf(
      await now.queries.execute(sql`select id, is_gone, change_number > 4 as is_told from documents order by id`),
    );
    expect(rows).toEqual([
      { id: '1', is_gone: true, is_told: true },
      { id: '2', is_gone: false, is_told: false },
      { id: '3', is_gone: true, is_told: true },
      { id: '4', is_gone: false, is_told: false },
    ]);
    expect(await totalOf(now.queries, 'bmno', 'cms_pages')).toBe(1);
    expect(await totalOf(now.queries, 'bmno', 'cms_blocks')).toBe(0);
    await now.close();
  });
});

/** The migrations before one, in a folder of their own. */
function migrationsUntil(tag: string, folder: string): string {
  const to = join(folder, 'migrations');
  mkdirSync(join(to, 'meta'), { recursive: true });
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { readonly tag: string }[];
  };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  writeFileSync(join(to, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const name of readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql')))
    writeFileSync(join(to, name), readFileSync(join(MIGRATIONS, name)));
  return to;
}
