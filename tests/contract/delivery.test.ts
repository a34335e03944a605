import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveryOption, PickupStore } from '#schemas/api/generated/types.gen.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';

let shop: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open();
});

afterAll(() => shop.close());

test('ways to deliver are those of the checkout, with tax apart; what does not reach a place says so', async () => {
  const ask = (postcode: string) =>
    shop.done<DeliveryOption[]>('listDeliveries', {
      body: { postcode, countryId: 'NO', items: [{ sku: 'LAMP', qty: 1 }] },
    });
  const [home] = await ask('0184');
  expect(home).toMatchObject({
    carrier_code: 'logtrade',
    method_code: 'home',
    price_incl_tax: 590,
    price: 472,
    tax_rate: 25,
    product_code: 'HOME',
    requires_booking: true,
  });
  expect(home!.restricted).toBeUndefined();
  expect(home!.earliest_date! <= home!.latest_date!).toBe(true);
  expect((await ask('ABC')).map(({ restricted }) => restricted)).not.toContain(undefined);
});

test('places to collect come nearest first, and no more than were asked for', async () => {
  const ask = (postcode: string, limit?: number) =>
    shop.done<PickupStore[]>('listPickupStores', { body: { postcode, ...(limit ? { limit } : {}) } });
  const all = await ask('0184');
  expect(all.length).toBeGreaterThan(0);
  expect(await ask('0184', 1)).toEqual(all.slice(0, 1));
});
