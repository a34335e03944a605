import { expect } from 'vitest';
import type { CustomerAddress, Order, User, UserRegistration } from '#schemas/api/generated/types.gen.ts';
import type { ContractShop } from './contract-shop.ts';
import { orderOf } from './order-of.ts';

/** A password that keeps every rule. */
export const PASSWORD = 'Hemmelig#123';

/** A customer who is signed in. */
export interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
  /** The header that a call of this customer has. */
  readonly headers: { readonly authorization: string };
}

let drawn = 0;

/** An e-mail that no other account of this process has. */
export function newEmail(): string {
  return `kunde${++drawn}@example.no`;
}

/** Makes an account, from a network address where limits count, and signs in. */
export async function newCustomer(
  shop: ContractShop,
  more: Partial<UserRegistration['customer']> = {},
  address?: string,
): Promise<SignedIn> {
  const customer = { email: newEmail(), firstname: 'Kari', lastname: 'Nordmann', ...more };
  const { id, email } = await shop.done<User>('registerUser', {
    body: { customer, password: PASSWORD },
    ...(address === undefined ? {} : { address }),
  });
  return { id, ...(await signedIn(shop, email)) };
}

/** Signs in. */
export async function signedIn(
  shop: ContractShop,
  email: string,
  password: string = PASSWORD,
): Promise<Omit<SignedIn, 'id'>> {
  const answer = await shop.call<string>('login', { body: { username: email, password } });
  expect(answer.status, answer.text).toBe(200);
  const { meta } = JSON.parse(answer.text) as { meta: { refreshToken: string } };
  const headers = { authorization: `Bearer ${answer.result}` };
  return { email, token: answer.result, refreshToken: meta.refreshToken, headers };
}

/** An order of one lamp by a customer. */
export async function placedBy(
  shop: ContractShop,
  { id, headers }: SignedIn,
  more: Partial<Order> = {},
): Promise<{ readonly orderNumber: string; readonly id: number }> {
  const answer = await shop.place(orderOf({ user_id: String(id), ...more }), { headers });
  expect(answer.status, answer.text).toBe(200);
  return { orderNumber: String(answer.result.orderNumber), id: Number(answer.result.backendOrderId) };
}

/** An address of a customer. */
export function customerAddress(more: Partial<CustomerAddress> = {}): CustomerAddress {
  return {
    firstname: 'Kari',
    lastname: 'Nordmann',
    street: ['Storgata 12', ''],
    city: 'Oslo',
    region: { region_code: null, region: null, region_id: 0 },
    region_id: 0,
    country_id: 'NO',
    postcode: '0184',
    telephone: '+4790000000',
    company: null,
    vat_id: null,
    default_shipping: true,
    default_billing: true,
    ...more,
  };
}
