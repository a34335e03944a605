import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Totals } from '#schemas/api/generated/types.gen.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { ContractShop, orderOf } from '#tests/support/contract-shop.ts';
import { newCustomer, type SignedIn } from '#tests/support/customers.ts';

const COMPANY = { company: 'Stua AS', taxvat: '974760673' };

/** The small shop, whose lamp costs companies 1000 from the first piece on, and everybody 1100 from the third. */
function groupCatalogue() {
  const catalogue = testCatalogue();
  const tier_prices = [
    { customer_group_id: 2, qty: 1, value: 800 },
    { customer_group_id: 32_000, qty: 3, value: 880 },
  ];
  const products = (catalogue.documents.products ?? []).map((product) =>
    product.sku === 'LAMP' ? { ...product, tier_prices } : product,
  );
  return { ...catalogue, documents: { ...catalogue.documents, products } };
}

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
});
