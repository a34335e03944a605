import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderList, StockItem } from '#schemas/api/generated/types.gen.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

const tooMany = Array.from({ length: 101 }, (_, index) => `SKU-${index}`);

function catalogue() {
  const { documents } = testCatalogue();
  const lamp = documents.products!.find((product) => product['sku'] === 'LAMP');
  const more = [
    { ...lamp!, id: 31, sku: 'GIFT-CARD', stock: { is_in_stock: false, qty: 0, manage_stock: false } },
    { ...lamp!, id: 32, sku: 'OLD', stock: { is_in_stock: true, qty: 3, manage_stock: true, status: 'discontinued' } },
    { ...lamp!, id: 35, sku: 'SOLD-OUT', stock: { is_in_stock: false, qty: 0, status: 'out_of_stock' } },
    { ...lamp!, id: 33, sku: 'SOON', special_price_incl_tax: 990, special_from_date: '2999-01-01 00:00:00' },
    { ...lamp!, id: 34, sku: 'NOW', special_price_incl_tax: 990, special_to_date: '2999-01-01 00:00:00' },
  ];
  return { documents: { ...documents, products: [...documents.products!, ...more] }, rejections: [] };
}

describe('stock and prices', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: catalogue() });
  });

  afterAll(() => shop.close());

  const stock = (sku: string) => shop.done<StockItem>('checkStock', { query: { sku } });
  const prices = async (skus: string, more: object = {}) => {
    const query = { skus, currencyCode: 'NOK', storeId: 7, ...more };
    const { items } = await shop.done<RenderList>('renderList', { query });
    return items.toSorted((a, b) => a.id - b.id);
  };

  test('an article tells its quantity and what badge it wears', async () => {
    expect(await stock('LAMP')).toEqual({
      product_id: 20,
      sku: 'LAMP',
      qty: 500,
      is_in_stock: true,
      manage_stock: true,
      status: 'in_stock',
    });
    const status = async (sku: string) => (await stock(sku)).status;
    expect(await status('TABLE-LAMP')).toBe('low_stock');
    expect(await status('VASE')).toBe('out_of_stock');
    expect(await status('GIFT-CARD')).toBe('in_stock');
    expect(await status('OLD')).toBe('discontinued');
    expect(await stock('SOFA-GREY')).toMatchObject({ product_id: 11, qty: 40 });
    expect(await shop.done('checkStockOfSku', { path: { sku: 'SOFA-GREY' } })).toEqual(await stock('SOFA-GREY'));
  });

  test('an article that was imported as sold out can be bought once there are pieces of it', async () => {
    expect(await stock('SOLD-OUT')).toMatchObject({ qty: 0, is_in_stock: false, status: 'out_of_stock' });
    await shop.server.shop('set-stock', 'SOLD-OUT', 0);
    expect(await stock('SOLD-OUT')).toMatchObject({ qty: 0, status: 'out_of_stock' });
    await shop.server.shop('set-stock', 'SOLD-OUT', 10);
    expect(await stock('SOLD-OUT')).toMatchObject({ qty: 10, is_in_stock: true });
    const added = await shop.add(await shop.newCart(), 'SOLD-OUT', 1);
    expect(added.status, added.text).toBe(200);
  });

  test('an unknown sku is 404 alone, and left out of a list', async () => {
    for (const sku of ['NO-SUCH', 'lamp', "LAMP' or '1'='1", 'SOFA']) {
      expect(await shop.call('checkStock', { query: { sku } }), sku).toMatchObject({
        status: 404,
        result: { code: 'PRODUCT_NOT_FOUND' },
      });
    }
    expect(await shop.call('checkStockOfSku', { path: { sku: 'NO/SUCH' } })).toMatchObject({ status: 404 });
    const list = await shop.done<StockItem[]>('listStock', { query: { skus: 'LAMP,NO-SUCH, VASE ,,LAMP' } });
    expect(list.map(({ sku }) => sku).toSorted()).toEqual(['LAMP', 'VASE']);
    expect(await shop.done('listStock', { query: { skus: ',' } })).toEqual([]);
  });

  test('a list has at most 100 skus', async () => {
    expect(await shop.done('listStock', { query: { skus: tooMany.slice(1).join(',') } })).toEqual([]);
    expect((await shop.call('listStock', { query: { skus: tooMany.join(',') } })).status).toBe(400);
    expect(await prices(tooMany.slice(1).join(','))).toEqual([]);
    const query = { skus: tooMany.join(','), currencyCode: 'NOK', storeId: 7 };
    expect((await shop.call('renderList', { query })).status).toBe(400);
  });

  test('the stock of this moment is told, however often it changes', async () => {
    for (const qty of [7, 0, 499]) {
      await shop.server.shop('set-stock', 'LAMP', qty);
      expect(await stock('LAMP')).toMatchObject({ qty, is_in_stock: qty > 0 });
      expect(await shop.done('listStock', { query: { skus: 'LAMP' } })).toMatchObject([{ qty }]);
    }
  });

  test('prices are gross outside and net inside', async () => {
    const [lamp, table] = await prices('TABLE-LAMP,LAMP');
    expect(lamp).toMatchObject({ id: 20, sku: 'LAMP', type: 'simple', store_id: 7, currency_code: 'NOK' });
    expect(lamp!.price_info).toMatchObject({ final_price: 1290, regular_price: 1290, special_price: null });
    expect(lamp!.price_info.extension_attributes.tax_adjustments).toMatchObject({ final_price: 1032 });
    expect(table!.price_info).toMatchObject({ final_price: 390, regular_price: 490, special_price: 390 });
    expect(table!.price_info.extension_attributes.tax_adjustments).toEqual({
      final_price: 312,
      regular_price: 392,
      special_price: 312,
    });
  });

  test('a special price counts within its dates', async () => {
    const [soon, now] = await prices('SOON,NOW');
    expect(soon!.price_info).toMatchObject({ final_price: 1290, special_price: null });
    expect(now!.price_info).toMatchObject({ final_price: 990, special_price: 990, regular_price: 1290 });
  });

  test('a single product brings its variants; several bring what they name', async () => {
    const skus = async (names: string) => (await prices(names)).map(({ sku }) => sku);
    expect(await skus('SOFA')).toEqual(['SOFA', 'SOFA-GREY', 'SOFA-BEIGE']);
    expect(await skus('SOFA,LAMP')).toEqual(['SOFA', 'LAMP']);
    expect(await skus('SOFA-BEIGE')).toEqual(['SOFA-BEIGE']);
    expect(await skus('SOFA-BEIGE,SOFA')).toEqual(['SOFA', 'SOFA-BEIGE']);
    expect(await skus('NO-SUCH')).toEqual([]);
  });

  test('a price is that of its store view, in its currency', async () => {
    const swedish = { storeCode: 'default', currencyCode: 'SEK', storeId: 1 };
    expect(await prices('LAMP', swedish)).toMatchObject([{ store_id: 1, currency_code: 'SEK' }]);
    await shop.server.shop('set-price', 'LAMP', 1111, '--store', 'default');
    expect((await prices('LAMP', swedish))[0]!.price_info.final_price).toBe(1111);
    expect((await prices('LAMP'))[0]!.price_info.final_price).toBe(1290);
    const query = { skus: 'LAMP', currencyCode: 'SEK', storeId: 7 };
    expect((await shop.call('renderList', { query })).status).toBe(400);
    expect((await shop.call('renderList', { query: { ...query, currencyCode: 'NOK', storeId: 1 } })).status).toBe(400);
    const unknown = { authorization: 'Bearer unknown' };
    expect((await shop.call('renderList', { query: { ...query, currencyCode: 'NOK' }, headers: unknown })).status).toBe(
      401,
    );
  });

  test('a configurable product costs what its cheapest variant on sale does, in every field', async () => {
    const finals = async () => (await prices('SOFA')).map(({ price_info }) => price_info.final_price);
    const sofa = async (): Promise<Record<string, unknown>> => {
      const { documents } = await shop.done<{ documents: Record<string, unknown>[] }>('replicate', {
        path: { collection: 'products' },
      });
      return documents.find(({ sku }) => sku === 'SOFA')!;
    };
    await shop.server.shop('set-price', 'SOFA-GREY', 12_000);
    expect(await finals()).toEqual([10_990, 12_000, 10_990]);
    expect(await sofa()).toMatchObject({ final_price_incl_tax: 10_990, original_price_incl_tax: 10_990, price: 8792 });
    await shop.server.shop('set-price', 'SOFA-BEIGE', 5555);
    expect(await finals()).toEqual([5555, 12_000, 5555]);
    await shop.server.shop('set-price', 'SOFA', 9990);
    expect(await finals()).toEqual([9990, 9990, 9990]);
    await shop.server.shop('set-price', 'SOFA-BEIGE', 8000);
    await shop.server.shop('disable', 'SOFA-BEIGE');
    expect((await finals())[0]).toBe(9990);
    expect(await sofa()).toMatchObject({ price_incl_tax: 9990, stock: { qty: 40 } });
  });

  test('a disabled article has no price', async () => {
    await shop.server.shop('disable', 'OLD');
    expect(await prices('OLD,LAMP')).toHaveLength(1);
  });
});
