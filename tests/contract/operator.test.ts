import { sql } from 'drizzle-orm';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { formatWireTime } from '#domain/wire/time.ts';
import type { CommandOutcome } from '#server/cli/command-outcome.ts';
import { runCommand } from '#server/cli/commands.ts';
import { rowsOf } from '#server/store/documents.ts';
import { notePrices } from '#server/store/price-history.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';

describe('the operator', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open();
  });

  afterAll(() => shop.close());

  const run = (...command: string[]): Promise<CommandOutcome> =>
    runCommand(shop.server.database, command, { dataDir: join(tmpdir(), 'stua-test-data') });

  test('analyzes the documents after an import, without which every search would read all of them', async () => {
    const asked = sql`select reltuples from pg_class where relname = 'documents'`;
    const [known] = rowsOf<{ reltuples: number }>(await shop.server.database.execute(asked));
    // It is -1 until the table is analyzed.
    expect(known!.reltuples).toBeGreaterThan(0);
  });

  test('sees orders with amounts in minor units, oldest first, since a time', async () => {
    await shop.server.shop('add-coupon', 'velkommen10', 10);
    const cart_id = await shop.newCart();
    await shop.done('applyCoupon', { query: { cartId: cart_id, coupon: 'VELKOMMEN10' } });
    const [first, second] = [orderOf({ cart_id }), orderOf()];
    const { orderNumber } = (await shop.place(first, { key: 'operator-key-000000001' })).result;
    await shop.place(second);
    const orders = await shop.server.shop<Record<string, unknown>[]>('orders', '--json');
    expect(orders.map((order) => order['orderId'])).toEqual([first.order_id, second.order_id]);
    expect(orders[0]).toMatchObject({
      orderNumber,
      idempotencyKey: 'operator-key-000000001',
      customer: 'kari@example.no',
      store: 'bmno',
      status: 'pending',
      lines: [{ sku: 'LAMP', qty: 1, price: 129_000, discount: 12_900 }],
      totals: {
        subtotal: 129_000,
        discount: -12_900,
        shipping: 59_000,
        payment: 0,
        grandTotal: 175_100,
        currency: 'NOK',
        coupon: 'VELKOMMEN10',
      },
    });
    const since = (time: string) => shop.server.shop<unknown[]>('orders', '--since', time);
    expect(await since(String(orders[1]!['created']))).toHaveLength(1);
    expect(await since('2999-01-01')).toEqual([]);
  });

  test('sees the open carts', async () => {
    const cart = await shop.newCart();
    await shop.add(cart, 'LAMP', 2);
    const carts = await shop.server.shop<{ cartId: string; items: unknown[] }[]>('carts');
    expect(carts.find(({ cartId }) => cartId === cart)!.items).toMatchObject([{ sku: 'LAMP', qty: 2 }]);
  });

  test('imports documents, reports bad rows by line and goes on; a second import changes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stua-import-'));
    const stock = { is_in_stock: true, qty: 500, manage_stock: true };
    const product = { type_id: 'simple', status: 1, visibility: 4, price_incl_tax: 100, stock };
    const rows = [
      { ...product, id: 901, sku: 'NEW', name: 'New', url_path: 'new' },
      { ...product, id: 902, sku: 'VASE', name: 'Another vase', url_path: 'another-vase' },
      { ...product, id: 903, sku: 'SOFA-GREY', name: 'Grey', url_path: 'grey' },
      { ...product, id: 904, sku: 'NUL', name: 'a\u0000b', url_path: 'nul' },
      { ...product, id: 905, sku: 'LONG', name: 'Long', url_path: 'x'.repeat(9000) },
      { ...product, id: 906, sku: 'WORDY', name: 'Wordy', url_path: 'wordy', description: 'ord '.repeat(700_000) },
      { ...product, id: 20, sku: 'LAMP', name: 'The same lamp', url_path: 'stue/lamp' },
    ];
    writeFileSync(join(folder, 'rows.ndjson'), rows.map((row) => JSON.stringify(row)).join('\n'));
    const imported = () =>
      shop.server.shop<{ counts: unknown; rejections: { line: number; reason: string }[] }>('import', folder, '--json');
    const { counts, rejections } = await imported();
    expect(counts).toEqual([{ collection: 'products', read: 2, changed: 4 }]);
    expect(rejections.map(({ line, reason }) => `${line} ${reason}`).toSorted()).toEqual([
      '2 the sku VASE belongs to the product with the id 22',
      '3 the sku SOFA-GREY belongs to the product with the id 10',
      '4 the field name holds characters that no text has',
      '5 the field url_path is longer than 600 characters',
      '6 the field description is longer than 50000 characters',
    ]);
    expect((await imported()).counts).toEqual([{ collection: 'products', read: 2, changed: 0 }]);
    rmSync(folder, { recursive: true });
  });

  describe('an import', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stua-import-'));
    const dataDir = join(folder, 'data');
    afterAll(() => rmSync(folder, { recursive: true }));

    const write = (name: string, ...rows: (object | string)[]): string => {
      const file = join(folder, name);
      writeFileSync(file, rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'));
      return file;
    };
    const imported = (...command: string[]) => runCommand(shop.server.database, ['import', ...command], { dataDir });
    const lamp = { sku: 'STRICT', id: 950, name: 'Lampe', price_incl_tax: 10, stock: 1 };
    const idsOf = async (sku: string): Promise<unknown[]> => {
      const found = sql`select distinct id from documents where sku = ${sku} and not is_gone`;
      return rowsOf<{ id: string }>(await shop.server.database.execute(found)).map(({ id }) => id);
    };

    test('that is strict takes all rows or none; another says how many it rejected, and where their reasons are', async () => {
      const bad = Array.from({ length: 30 }, (_, index) => ({
        ...lamp,
        id: 2000 + index,
        sku: `BAD-${index}`,
        price_incl_tax: -1,
      }));
      const file = write('strict.ndjson', lamp, ...bad);
      const refused = await imported(file, '--strict');
      expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('takes all rows or none') });
      expect(await idsOf('STRICT')).toEqual([]);
      const done = await imported(file);
      if (!done.ok) throw new Error(done.message);
      expect(await idsOf('STRICT')).toEqual(['950']);
      const report = /^30 rejected; each with its reason is in (.+)$/.exec(
        done.lines.find((line) => line.startsWith('30 '))!,
      )![1]!;
      expect(done.lines.filter((line) => line.startsWith('rejected'))).toHaveLength(5);
      expect(readFileSync(report, 'utf8').trim().split('\n')).toHaveLength(30);
      expect(await imported(write('good.ndjson', lamp), '--strict')).toMatchObject({ ok: true });
    });

    test('of a list without a map proposes one and changes nothing; with it the list is in the shop', async () => {
      const list = write('list.csv', 'varenr,navn,pris,kategori', 'CSV-1,Krakk,"1.299,50",Stue > Krakker');
      const proposed = await imported(list);
      expect(proposed).toMatchObject({ ok: true, document: { file: join(folder, 'map.json') } });
      expect(await idsOf('CSV-1')).toEqual([]);
      const again = () => imported(list, '--map', join(folder, 'map.json'));
      expect(await again()).toMatchObject({ ok: true, document: { rejections: [] } });
      expect(await idsOf('CSV-1')).toHaveLength(1);
      const second = (await again()) as { document: { counts: { changed: number }[] } };
      expect(second.document.counts.map(({ changed }) => changed).every((changed) => changed === 0)).toBe(true);
    });

    test('of an attribute keeps the options that other products have', async () => {
      const attribute = { attribute_id: 977, attribute_code: 'product_tone', frontend_input: 'select' };
      const stored = async (): Promise<unknown[]> => {
        const asked = sql`select distinct body -> 'options' as options from documents where collection = 'attributes' and id = '977'`;
        return rowsOf<{ options: { label: string }[] }>(await shop.server.database.execute(asked)).map(({ options }) =>
          options.map(({ label }) => label),
        );
      };
      await imported(
        write('first.json', {
          ...attribute,
          options: [
            { value: 1, label: 'Matt' },
            { value: 2, label: 'Blank' },
          ],
        }),
      );
      const second = write('second.json', {
        ...attribute,
        options: [
          { value: 3, label: 'Rå' },
          { value: 2, label: 'Blankt' },
        ],
      });
      await imported(second);
      expect(await stored()).toEqual([['Rå', 'Blankt', 'Matt']]);
      const again = (await imported(second)) as { document: { counts: { changed: number }[] } };
      expect(again.document.counts).toMatchObject([{ changed: 0 }]);
    });

    const alone = {
      id: 961,
      sku: 'TWICE-1',
      name: 'Stol, eik',
      type_id: 'simple',
      status: 1,
      visibility: 1,
      price_incl_tax: 10,
      category_ids: [],
      stock: { is_in_stock: true, qty: 3 },
    };
    const parent = {
      ...alone,
      id: 960,
      sku: 'TWICE',
      type_id: 'configurable',
      visibility: 4,
      configurable_options: [
        { attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [{ value_index: 1, label: 'Eik' }] },
      ],
      configurable_children: [
        { id: 961, sku: 'TWICE-1', color: 1, price_incl_tax: 10, stock: { is_in_stock: true, qty: 3 } },
      ],
    };

    test('of a product that is a variant of another is sold as that, in whatever order they come', async () => {
      const [simple, configurable] = [write('simple.ndjson', alone), write('parent.ndjson', parent)];
      expect(await imported(simple)).toMatchObject({ ok: true });
      for (const file of [configurable, simple, configurable]) {
        expect(await imported(file), file).toMatchObject({ ok: true, document: { rejections: [] } });
        expect([await idsOf('TWICE-1'), await idsOf('TWICE')]).toEqual([[], ['960']]);
        expect(await shop.done('checkStock', { query: { sku: 'TWICE-1' } })).toMatchObject({ qty: 3 });
      }
    });
  });

  interface Histories {
    readonly documents: readonly { readonly sku: string; readonly entries: readonly { price_incl_tax: number }[] }[];
  }
  const pricesOf = async (sku: string, storeCode: string): Promise<number[] | undefined> => {
    const call = { path: { collection: 'price_history' }, query: { storeCode } };
    const { documents } = (await shop.call<Histories>('replicate', call)).result;
    return documents.find((document) => document.sku === sku)?.entries.map((entry) => entry.price_incl_tax);
  };

  test('adds the old and the new price of an article to its price history', async () => {
    expect(await pricesOf('VASE', 'bmno')).toBeUndefined();
    await shop.server.shop('set-price', 'VASE', 250);
    const [before, now, ...more] = (await pricesOf('VASE', 'bmno'))!;
    expect(before).not.toBe(250);
    expect([now, more]).toEqual([250, []]);
    await shop.server.shop('set-price', 'VASE', 250);
    expect(await pricesOf('VASE', 'bmno')).toEqual([before, 250]);
    expect(await pricesOf('VASE', 'default')).toBeUndefined();

    // A configurable product costs what its cheapest variant does; the others keep their prices.
    await shop.server.shop('set-price', 'SOFA-BEIGE', 100);
    expect((await pricesOf('SOFA-BEIGE', 'bmno'))!.at(-1)).toBe(100);
    expect((await pricesOf('SOFA', 'bmno'))!.at(-1)).toBe(100);
    expect(await pricesOf('SOFA-GREY', 'bmno')).toBeUndefined();
  });

  test.each([
    ['the price', 9000, [10_000, 7000, 10_000, 9000]],
    ['something else', 10_000, [10_000, 7000, 10_000]],
  ])(
    'a special price that began and ended by itself is in the history once %s changes',
    async (_what, next, prices) => {
      const daysAgo = (days: number): string => formatWireTime(Date.now() - days * 86_400_000);
      const article = { id: 990, sku: `BY-ITSELF-${next}`, created_at: daysAgo(400) };
      const before = {
        ...article,
        price_incl_tax: 10_000,
        original_price_incl_tax: 10_000,
        special_price_incl_tax: 7000,
        special_from_date: daysAgo(20),
        special_to_date: daysAgo(10),
      };
      const after = { ...article, price_incl_tax: next, original_price_incl_tax: next };
      await notePrices(shop.server.database, defaultStoreView, [{ before, after }], Date.now());
      expect(await pricesOf(article.sku, defaultStoreView.code)).toEqual(prices);
      // Once is enough.
      await notePrices(shop.server.database, defaultStoreView, [{ before: after, after }], Date.now());
      expect(await pricesOf(article.sku, defaultStoreView.code)).toEqual(prices);
    },
  );

  test('an import adds old and new prices to the price histories, of products that were there before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stua-import-'));
    const stock = { is_in_stock: true, qty: 5, manage_stock: true };
    const shared = { status: 1, visibility: 4, stock };
    const imported = (price: number, variantPrice: number) => {
      const lamp = { ...shared, id: 970, sku: 'LISTED', name: 'Lampe', type_id: 'simple', url_path: 'listed' };
      const child = { id: 972, sku: 'LISTED-RED', color: 1, price_incl_tax: variantPrice, stock };
      const parent = { ...lamp, id: 971, sku: 'LISTED-SOFA', type_id: 'configurable', url_path: 'listed-sofa' };
      const documents = [
        { ...lamp, price_incl_tax: price },
        { ...parent, price_incl_tax: 500, configurable_children: [child] },
      ];
      writeFileSync(join(folder, 'rows.json'), JSON.stringify(documents));
      return shop.server.shop('import', folder);
    };
    const histories = async () =>
      Promise.all(['LISTED', 'LISTED-SOFA', 'LISTED-RED'].map((sku) => pricesOf(sku, 'bmno')));
    await imported(1000, 500);
    expect(await histories()).toEqual([undefined, undefined, undefined]);
    await imported(700, 450);
    const noted = [[1000, 700], undefined, [500, 450]];
    expect(await histories()).toEqual(noted);
    await imported(700, 450);
    expect(await histories()).toEqual(noted);
    rmSync(folder, { recursive: true });
  });

  test('is told why a sku is no article: it has variants, is disabled, or is nothing', async () => {
    const told = async (...command: string[]) => ((await run(...command)) as { message?: string }).message;
    expect(await told('set-stock', 'SOFA', '1')).toMatch(/^SOFA has variants: name one of .*SOFA-GREY/);
    expect(await told('set-stock', 'NO-SUCH', '1')).toBe('There is no article NO-SUCH.');
    await shop.server.shop('disable', 'SOFA-BEIGE');
    expect(await told('set-stock', 'SOFA', '1')).not.toContain('SOFA-BEIGE');
    await shop.server.shop('disable', 'VASE');
    expect(await told('set-price', 'VASE', '1')).toMatch(/^VASE is disabled\./);
  });

  test('is told in a sentence what was wrong, and nothing is changed', async () => {
    for (const command of [
      [],
      ['nonsense'],
      ['toString'],
      ['constructor'],
      ['set-price'],
      ['set-price', 'LAMP'],
      ['set-price', 'LAMP', 'much'],
      ['set-price', 'LAMP', '-1'],
      ['set-price', 'LAMP', 'NaN'],
      ['set-price', 'LAMP', '1e999'],
      ['set-price', 'LAMP', '1e300'],
      ['set-price', 'LAMP', '10000001'],
      ['set-stock', 'LAMP', '1e12'],
      ['set-price', 'LAMP', ' '],
      ['set-price', 'LAMP', '12.345'],
      ['set-stock', 'LAMP', ' '],
      ['set-price', 'NO-SUCH', '1'],
      ['set-price', 'LAMP', '1', '--store', 'nope'],
      ['set-stock', 'SOFA', '1'],
      ['set-stock', 'LAMP', '2.5'],
      ['set-stock', "LAMP' or '1'='1", '0'],
      ['disable', ''],
      ['disable', 'NO-SUCH'],
      ['add-coupon', 'X', '101'],
      ['add-coupon', 'X', '1.5'],
      ['add-coupon', 'X', '0'],
      ['add-coupon', ' ', '10'],
      ['add-coupon', 'X'.repeat(65), '10'],
      ['orders', '--since', 'yesterday'],
      ['orders', '--unknown'],
      ['import'],
      ['import', '/no/such/file'],
      ['import', '.', '--format', 'xml'],
      // What a command does not know may change what was meant by the rest.
      ['set-price', 'LAMP', '12', '990'],
      ['set-stock', 'LAMP', '0', '000'],
      ['set-stock', 'LAMP', '0', '--store', 'bmno'],
      ['disable', 'LAMP', 'SOFA'],
      ['disable', 'LAMP', '--store', 'default'],
      ['orders', '1', '2'],
      ['carts', 'all'],
      ['import', 'demo', '--pictures', '/no/such/folder'],
      ['import', 'demo', '--pictures', 'www.example.com/media'],
    ]) {
      const outcome = await run(...command);
      expect(outcome.ok, command.join(' ')).toBe(false);
      expect((outcome as { message: string }).message, command.join(' ')).toMatch(/\S/);
    }
    expect(await shop.done('checkStock', { query: { sku: 'LAMP' } })).toMatchObject({ is_in_stock: true });
  });
});
