import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { writeCheckpoint } from '#server/store/checkpoint.ts';
import { collections, type WireDocument } from '#server/store/collections.ts';
import { writeDocuments } from '#server/store/document-writer.ts';
import { documentsAfter, lastChangeNumber } from '#server/store/documents.ts';
import { databaseId, setMeta } from '#server/store/meta.ts';
import { inTransaction, lockCatalogue } from '#server/store/transaction.ts';
import type { Answer, Refusal } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

interface Page {
  readonly collection: string;
  readonly total: number;
  readonly documents: readonly (WireDocument & { readonly _deleted: boolean })[];
  readonly checkpoint: string;
  readonly hasMore: boolean;
}

const asked = (day: string, price_incl_tax: number): object => ({ valid_from: `${day} 00:00:00`, price_incl_tax });

const content: readonly [string, readonly WireDocument[]][] = [
  ['cms_blocks', [{ id: 1, identifier: 'usp', title: 'USP', content: '<p>Fri retur</p>', active: true }]],
  ['cms_pages', [{ id: 1, identifier: 'frakt', title: 'Frakt', content: '<p>590 kr</p>', active: true }]],
  ['blog_posts', [{ id: 1, title: 'Olje', url_key: 'olje', status: 1, publish_date: '2026-04-23 08:00:00' }]],
  ['blog_categories', [{ id: 1, name: 'Ute', url_key: 'ute', status: 1 }]],
  ['static_content', [{ id: 'banners.json', mainBanners: [{ title: 'Høst', link: '/stue' }] }]],
  [
    'price_history',
    [{ id: 'LAMP', sku: 'LAMP', product_id: 20, entries: [asked('2026-09-01', 1490), asked('2026-11-09', 1290)] }],
  ],
  [
    'reviews',
    [
      {
        id: 'LAMP',
        sku: 'LAMP',
        reviews: [],
        bottomline: { total_review: 0, average_score: 0 },
        pagination: { page: 1, per_page: 0, total: 0 },
      },
    ],
  ],
];

const WRITERS = 4;
const ROUNDS = 10;

describe.each(databases)('replication on $name', ({ open }) => {
  let shop: ContractShop;

  beforeAll(async () => {
    const catalogue = testCatalogue();
    const documents = { ...catalogue.documents, ...Object.fromEntries(content) };
    shop = await ContractShop.open({ database: open, catalogue: { ...catalogue, documents } });
  });

  afterAll(() => shop.close());

  const ask = (collection: string, query: Record<string, string | number> = {}): Promise<Answer<Page>> =>
    shop.call<Page>('replicate', { path: { collection }, query });
  const page = async (collection: string, query: Record<string, string | number> = {}): Promise<Page> => {
    const answer = await ask(collection, query);
    expect(answer.status, answer.text).toBe(200);
    return answer.result;
  };
  const pullAll = async (collection: string, query: Record<string, string | number>, from?: string) => {
    const documents: Page['documents'][number][] = [];
    for (let checkpoint = from; ;) {
      const next = await page(collection, { ...query, ...(checkpoint ? { checkpoint } : {}) });
      documents.push(...next.documents);
      checkpoint = next.checkpoint;
      if (!next.hasMore) return { documents, checkpoint, total: next.total };
    }
  };

  test.each(collections)(
    '%s comes page by page, whole, in the order of its changes, in both store views',
    async (name) => {
      for (const { code } of storeViews) {
        const whole = await page(name, { storeCode: code });
        expect(whole).toMatchObject({ collection: name, total: whole.documents.length, hasMore: false });
        expect(whole.total).toBeGreaterThan(0);
        const paged = await pullAll(name, { storeCode: code, limit: 1 });
        expect(paged.documents).toEqual(whole.documents);
        expect(paged.checkpoint).toBe(whole.checkpoint);
        const rows = await documentsAfter(shop.server.database, {
          storeCode: code,
          collection: name,
          after: 0,
          limit: 1000,
          withTombstones: false,
        });
        expect(whole.documents.map(({ id }) => String(id))).toEqual(rows.map(({ id }) => id));
        const news = await page(name, { storeCode: code, checkpoint: whole.checkpoint });
        expect(news).toEqual({ ...whole, documents: [] });
      }
    },
  );

  interface Head {
    readonly collection: string;
    readonly fields: 'list' | 'all';
    readonly checkpoint: string;
  }
  const headsOf = async (storeCode: string): Promise<readonly Head[]> =>
    (await shop.call<{ readonly heads: readonly Head[] }>('getSyncHeads', { query: { storeCode } })).result.heads;

  test('the head of every collection is the checkpoint of who has all of it, in every form and both store views', async () => {
    for (const { code } of storeViews) {
      const heads = await headsOf(code);
      expect(new Set(heads.map(({ collection }) => collection))).toEqual(new Set(collections));
      for (const { collection, fields, checkpoint } of heads) {
        const whole = await pullAll(collection, { storeCode: code, fields });
        expect(whole.checkpoint, collection).toBe(checkpoint);
      }
    }
  });

  test('a head moves with a change of its collection, and with no other', async () => {
    const moved = async (work: () => Promise<unknown>): Promise<string[]> => {
      const before = new Set((await headsOf('bmno')).map(({ checkpoint }) => checkpoint));
      await work();
      const after = (await headsOf('bmno')).filter(({ checkpoint }) => !before.has(checkpoint));
      return after.map(({ collection, fields }) => `${collection} ${fields}`);
    };
    expect(await moved(() => shop.server.shop('set-stock', 'LAMP', 9))).toEqual(['products list', 'products all']);
    expect(await moved(() => shop.server.shop('set-stock', 'LAMP', 9))).toEqual([]);
    // What is gone is news as well.
    expect(await moved(() => shop.server.shop('disable', 'VASE'))).toEqual(['products list', 'products all']);
    await writeCatalogue(shop.server.database, testCatalogue(), storeViews);
  });

  test('a proxy may keep what is asked by every open device for a second, and a page that more follows for a minute', async () => {
    const keptOf = async (id: 'getSyncHeads' | 'replicate', limit: number): Promise<string | null> => {
      const path = id === 'replicate' ? { path: { collection: 'products' }, query: { limit } } : {};
      return (await shop.call(id, path)).headers.get('cache-control');
    };
    expect(await keptOf('getSyncHeads', 0)).toBe('public, max-age=0, s-maxage=1');
    expect(await keptOf('replicate', 500)).toBe('public, max-age=0, s-maxage=1');
    expect(await keptOf('replicate', 1)).toBe('public, max-age=0, s-maxage=60');
  });

  test('a document that changes twice comes once, in its newest form and at its newest place', async () => {
    const { checkpoint } = await pullAll('products', { limit: 2 });
    await shop.server.shop('set-price', 'LAMP', 1500);
    await shop.server.shop('set-stock', 'TABLE-LAMP', 7);
    await shop.server.shop('set-price', 'LAMP', 1600);
    const news = await page('products', { checkpoint });
    expect(news.documents.map((document) => document['sku'])).toEqual(['TABLE-LAMP', 'LAMP']);
    expect(news.documents[1]).toMatchObject({ price_incl_tax: 1600, _deleted: false });
    await shop.server.shop('set-price', 'LAMP', 1600);
    expect((await page('products', { checkpoint: news.checkpoint })).documents).toEqual([]);
    const all = await page('products');
    expect(all.documents.map((document) => document['sku'])).toEqual(['SOFA', 'VASE', 'TABLE-LAMP', 'LAMP']);
    await shop.server.shop('set-price', 'LAMP', 1290);
  });

  test('a disabled product is a tombstone for whoever had it, and nothing for others', async () => {
    const { checkpoint, total } = await pullAll('products', {});
    await shop.server.shop('disable', 'VASE');
    const news = await page('products', { checkpoint });
    expect(news.documents).toEqual([{ id: 22, _deleted: true, _updated_at: expect.stringMatching(/Z$/) }]);
    expect(news.total).toBe(total - 1);
    const fresh = await page('products');
    expect(fresh.documents.map((document) => document['sku'])).not.toContain('VASE');
    expect(fresh.total).toBe(fresh.documents.length);
    const swedish = await page('products', { storeCode: 'default' });
    expect(swedish.total).toBe(total - 1);
    await writeCatalogue(shop.server.database, testCatalogue(), storeViews);
    const back = await page('products', { checkpoint: news.checkpoint });
    expect(back.documents).toContainEqual(expect.objectContaining({ sku: 'VASE', _deleted: false }));
  });

  test('a list field list is short and has a checkpoint of its own', async () => {
    const list = await page('products', { fields: 'list' });
    const all = await page('products', { fields: 'all' });
    const sofa = (from: Page) => from.documents.find((document) => document['sku'] === 'SOFA')!;
    expect(sofa(all)['description']).toBeDefined();
    expect(sofa(list)).not.toHaveProperty('description');
    expect(sofa(list)).toMatchObject({ name: 'Nordvik 3-seters sofa', price_incl_tax: 9990, product_width: 228 });
    expect(sofa(list)['configurable_children']).toHaveLength(2);
    expect(list.documents.map(({ id }) => id)).toEqual(all.documents.map(({ id }) => id));
    expect(list.checkpoint).not.toBe(all.checkpoint);
    expect(await ask('products', { fields: 'all', checkpoint: list.checkpoint })).toMatchObject({ status: 400 });
    expect((await ask('products', { fields: 'some' })).status).toBe(400);
  });

  test('a page has 1 to 1000 documents', async () => {
    for (const limit of ['0', '-1', '1001', '1.5', 'abc', '', '1e2']) {
      expect((await ask('products', { limit })).status, limit).toBe(400);
    }
    expect((await page('products', { limit: 1 })).documents).toHaveLength(1);
    expect((await page('products', { limit: 1000 })).hasMore).toBe(false);
  });

  test('a checkpoint of another list is 400', async () => {
    const { checkpoint } = await page('products');
    const wrong: (readonly [string, Record<string, string>])[] = [
      ['categories', { checkpoint }],
      ['products', { checkpoint, storeCode: 'default' }],
      ['products', { checkpoint, fields: 'list' }],
      ['products', { checkpoint: 'nonsense' }],
      ['products', { checkpoint: Buffer.from('{}').toString('base64url') }],
      ['products', { checkpoint: Buffer.from('[1,2,3,4,5]').toString('base64url') }],
      ['products', { checkpoint: 'x'.repeat(513) }],
      ['products', { checkpoint: '' }],
    ];
    for (const [collection, query] of wrong) {
      expect((await ask(collection, query)).status, JSON.stringify(query).slice(0, 80)).toBe(400);
    }
  });

  test('a checkpoint of another or an older database is 410', async () => {
    const { database } = shop.server;
    const origin = { database: await databaseId(database), storeCode: 'bmno', collection: 'products', fields: 'all' };
    const gone = { status: 410, result: { code: 'CHECKPOINT_GONE' } satisfies Partial<Refusal> };
    const last = await lastChangeNumber(database);
    expect((await ask('products', { checkpoint: writeCheckpoint(origin, last) })).status).toBe(200);
    expect(await ask('products', { checkpoint: writeCheckpoint(origin, last + 1) })).toMatchObject(gone);
    const elsewhere = writeCheckpoint({ ...origin, database: 'another' }, 1);
    expect(await ask('products', { checkpoint: elsewhere })).toMatchObject(gone);
    const { checkpoint } = await page('products');
    await setMeta(database, 'database_id', 'restored-from-a-copy');
    expect(await ask('products', { checkpoint })).toMatchObject(gone);
    await setMeta(database, 'database_id', origin.database);
    expect((await ask('products', { checkpoint })).status).toBe(200);
  });

  test('a collection that is not kept here is 404, one that the contract does not know 400', async () => {
    expect((await ask('content_pages')).status).toBe(404);
    expect((await ask('orders')).status).toBe(400);
    expect((await ask('products; drop table documents')).status).toBe(400);
  });

  test('writers at the same time never make a reader skip a change', async () => {
    const { database } = shop.server;
    const rewrite = (id: string): WireDocument => ({ id, request_path: id, relative_url: 'stue', redirectCode: 301 });
    const write = async (writer: number): Promise<void> => {
      for (let round = 0; round < ROUNDS; round++) {
        await inTransaction(database, async (queries) => {
          await lockCatalogue(queries);
          // Every document is written once: one that a reader skips can never come again.
          await writeDocuments(queries, 'bmno', 'url_rewrites', [rewrite(`gammel-${writer}-${round}`)]);
          // Without the lock, commits would come in another order than the numbers were drawn in.
          await queries.execute(sql`select pg_sleep(${((writer * 7 + round * 3) % 5) / 200})`);
        });
      }
    };
    const known = new Map<string, WireDocument>();
    let isWriting = true;
    const read = async (): Promise<void> => {
      let checkpoint: string | undefined;
      for (let isLast = false; !isLast;) {
        isLast = !isWriting;
        const pulled = await pullAll('url_rewrites', { limit: 7 }, checkpoint);
        for (const document of pulled.documents) known.set(String(document.id), document);
        checkpoint = pulled.checkpoint;
      }
    };
    const readers = [read(), read()];
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    isWriting = false;
    await Promise.all(readers);
    const now = await page('url_rewrites', { limit: 1000 });
    expect(now.total).toBe(WRITERS * ROUNDS + 1);
    expect([...known.keys()].sort()).toEqual(now.documents.map(({ id }) => String(id)).sort());
  });

  test('no news is 304 to whoever has the page already', async () => {
    const { checkpoint } = await page('products');
    const query = { checkpoint };
    const first = await ask('products', query);
    const headers = { 'if-none-match': first.headers.get('etag')! };
    const again = await shop.call('replicate', { path: { collection: 'products' }, query, headers });
    expect(again.status).toBe(304);
    await shop.server.shop('set-stock', 'LAMP', 77);
    const after = await shop.call('replicate', { path: { collection: 'products' }, query, headers });
    expect(after.status).toBe(200);
  });
});
