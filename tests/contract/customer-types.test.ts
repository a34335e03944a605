import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentMethod } from '#schemas/api/generated/types.gen.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { newCustomer, type SignedIn } from '#tests/support/customers.ts';

/** Invoice for companies is refused to all others, whatever a device says (spec 9: payment provider customer types). */

const FOR_COMPANIES = 'companyinvoice';

let shop: ContractShop;
let company: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  shop = await ContractShop.open();
  [company, person] = [await newCustomer(shop, { company: 'Stua AS', taxvat: '974760673' }), await newCustomer(shop)];
});
afterAll(() => shop.close());

const isOffered = async (who: SignedIn | null): Promise<boolean> => {
  const options = who ? { headers: who.headers } : {};
  const cartId = await shop.done<string | number>('createCart', options);
  const methods = await shop.done<PaymentMethod[]>('getPaymentMethods', { ...options, query: { cartId } });
  return methods.some(({ code }) => code === FOR_COMPANIES);
};

/** An order by company invoice, with what its billing address says of a company. */
async function place(who: SignedIn | null, named: { readonly company?: string; readonly vat_id?: string } = {}) {
  const { addressInformation: plain } = orderOf();
  const addressInformation = {
    ...plain,
    billingAddress: { ...plain.billingAddress, ...named },
    payment_method_code: FOR_COMPANIES,
  };
  const order = orderOf({ addressInformation, user_id: who ? String(who.id) : '' });
  const { status, result } = await shop.place(order, who ? { headers: who.headers } : {});
  return [status, (result as { code?: string }).code];
}

test('the cart of a company offers it, and no other', async () => {
  expect([await isOffered(company), await isOffered(person), await isOffered(null)]).toEqual([true, false, false]);
});

test('an order is taken of a company, by its account or by its number, and of nobody else', async () => {
  expect(await place(company)).toEqual([200, undefined]);
  expect(await place(null, { company: 'Stua AS', vat_id: '974 760 673' })).toEqual([200, undefined]);
  for (const named of [
    {},
    { company: 'Stua AS' },
    { vat_id: '974760673' },
    { company: 'Stua AS', vat_id: '974760674' },
  ])
    expect(await place(person, named), JSON.stringify(named)).toEqual([400, 'METHOD_GONE']);
});
