import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GroupPrices, Totals } from '#schemas/api/generated/types.gen.ts';
import type { WireDocument } from '#server/store/collections.ts';
import { writeDocuments } from '#server/store/document-writer.ts';
import { productsBySku } from '#server/store/products-by-sku.ts';
import { inTransaction, lockCatalogue } from '#server/store/transaction.ts';
import { groupCatalogue } from '#tests/support/group-catalogue.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { newCustomer, type SignedIn } from '#tests/support/customers.ts';

const COMPANY = { company: 'Stua AS', taxvat: '974760673' };

describe('prices of a group', () => {
  let shop: ContractShop;
  let company: SignedIn;
  let person: SignedIn;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: groupCatalogue() });
    [company, person] = [await newCustomer(shop, COMPANY), await newCustomer(shop)];
  });

  afterAll(() => shop.close());

  const subtotalOf = async (qty: number, who?: SignedIn): Promise<number | undefined> => {
    const options = who ? { headers: who.headers } : {};
    const cartId = await shop.done<string | number>('createCart', options);
    const query = { cartId };
    const body = { cartItem: { sku: 'LAMP', qty, quoteId: cartId } };
    const line = await shop.done<{ item_id: number }>('updateCartItem', { ...options, query, body });
    const totals = await shop.done<Totals>('getTotals', { ...options, query });
    await shop.done('deleteCartItem', {
      ...options,
      query,
      body: { cartItem: { sku: 'LAMP', item_id: line.item_id, quoteId: cartId } },
    });
    return totals.subtotal_incl_tax;
  };

  test('are those of its customers alone, in the cart', async () => {
    expect([await subtotalOf(1), await subtotalOf(1, person), await subtotalOf(1, company)]).toEqual([
      1290, 1290, 1000,
    ]);
    expect([await subtotalOf(3), await subtotalOf(3, person), await subtotalOf(3, company)]).toEqual([
      3300, 3300, 3000,
    ]);
  });

  test('follow whoever becomes a company, also in a cart that is there already', async () => {
    const who = await newCustomer(shop);
    expect(await subtotalOf(1, who)).toBe(1290);
    const customer = { email: who.email, firstname: 'Kari', lastname: 'Nordmann', ...COMPANY };
    await shop.done('updateProfile', { headers: who.headers, body: { customer } });
    expect(await subtotalOf(1, who)).toBe(1000);
  });

  test('are what an order costs; nobody gets them by saying so', async () => {
    const order = (who: SignedIn | null, more: object = {}) =>
      shop.place(orderOf({ user_id: who ? String(who.id) : '', ...more }), who ? { headers: who.headers } : {});
    const cost = async (who: SignedIn | null) => (await order(who)).result.totals?.subtotal;
    expect([await cost(null), await cost(person), await cost(company)]).toEqual([129_000, 129_000, 100_000]);
    const cheap = { expected: { grand_total: 159_000, currency: 'NOK' } };
    expect((await order(company, cheap)).status).toBe(200);
    expect((await order(person, cheap)).result).toMatchObject({ code: 'QUOTE_CHANGED' });
  });

  test('come to the devices of the group, and to nobody else, in whatever way products are asked for (D84)', async () => {
    const pricesOf = (who: SignedIn, query: object = {}) =>
      shop.done<GroupPrices>('getGroupPrices', { headers: who.headers, query: { storeCode: 'bmno', ...query } });
    const own = await pricesOf(company);
    expect(own).toMatchObject({ group_id: 2, price_display: 'excluding_tax', hasMore: false });
    expect(own.items).toEqual([{ sku: 'LAMP', tiers: [{ qty: 1, value: 800 }] }]);
    expect(await pricesOf(person)).toMatchObject({ group_id: 1, price_display: 'including_tax', items: [] });
    expect((await pricesOf(company, { checkpoint: own.checkpoint })).items).toEqual([]);
    const { status } = await shop.call('getGroupPrices', { query: { storeCode: 'bmno' } });
    expect(status).toBe(401);
    const others = { headers: person.headers, query: { storeCode: 'bmno', checkpoint: own.checkpoint } };
    expect((await shop.call('getGroupPrices', others)).status).toBe(400);

    const path = { index: 'vue_storefront_catalog_bmno', type: 'product' };
    for (const said of [
      await shop.call('replicate', { path: { collection: 'products' }, query: { storeCode: 'bmno', limit: 1000 } }),
      await shop.call('searchCatalogGet', { path, query: { storeCode: 'bmno', size: 100 } }),
      await shop.call('mapUrl', { query: { storeCode: 'bmno' }, body: { url: '/p/LAMP/lampe' } }),
    ]) {
      expect(said.status).toBe(200);
      expect(said.text).toContain('LAMP');
      expect(said.text).not.toMatch(/"customer_group_id":\s*2\b/);
    }
  });

  test('are asked for with the token; a group that is only named changes nothing', async () => {
    const query = { storeCode: 'bmno', skus: 'LAMP', currencyCode: 'NOK', storeId: 7, userGroupId: 2 };
    const priceFor = async (headers: Record<string, string>) => {
      const { items } = await shop.done<{ items: { price_info: { final_price: number } }[] }>('renderList', {
        query,
        headers,
      });
      return items[0]!.price_info.final_price;
    };
    expect([await priceFor({}), await priceFor(person.headers), await priceFor(company.headers)]).toEqual([
      1290, 1290, 1000,
    ]);
  });

  test('are no answer for whoever comes next at the same address', async () => {
    const query = { storeCode: 'bmno', skus: 'LAMP', currencyCode: 'NOK', storeId: 7, userGroupId: 2 };
    const { headers } = await shop.call('renderList', { query, headers: company.headers });
    expect(headers.get('vary')).toContain('x-vs-store-code, authorization');
  });

  test('are told again when a product changed, also that there is none any more', async () => {
    const asked = (checkpoint?: string) =>
      shop.done<GroupPrices>('getGroupPrices', {
        headers: company.headers,
        query: { storeCode: 'bmno', ...(checkpoint ? { checkpoint } : {}) },
      });
    const { checkpoint } = await asked();
    const { database } = shop.server;
    const [row] = await productsBySku(database, 'bmno', ['LAMP']);
    const plain = { ...row!.body, tier_prices: [] } as unknown as WireDocument;
    await inTransaction(database, async (queries) => {
      await lockCatalogue(queries);
      await writeDocuments(queries, 'bmno', 'products', [plain]);
    });
    expect((await asked(checkpoint)).items).toEqual([{ sku: 'LAMP', tiers: [] }]);
    expect((await asked()).items).toEqual([]);
  });
});
