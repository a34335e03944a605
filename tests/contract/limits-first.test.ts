import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { hashPassword } from '#server/account/password-hash.ts';
import { createApp } from '#server/app.ts';
import { limits, type LimitName } from '#server/http/rate-limit.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import { type CallOptions, newKey, requestOf } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer, newEmail, PASSWORD } from '#tests/support/customers.ts';
import { homeShipment } from '#tests/support/home-shipment.ts';
import { madePayment, paymentRow } from '#tests/support/lamps-to-pay.ts';
import { noMails } from '#tests/support/no-mails.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { lampToPay, orderPaidBy, payInFrame, testNumbers } from '#tests/support/paying.ts';

/** What a refused caller can still do to others, and what a limit can be walked around by (reliability 5, row 17). */

const silentLogger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const ATTACKER = '203.0.113.66';
/** So many that they take longer than any answer. */
const HASHES = 32;
const OWNER = '198.51.100.66';

let shop: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open({ isLimiting: true });
  await shop.server.shop('add-coupon', 'VELKOMMEN10', 10);
  await shop.server.shop('set-stock', 'LAMP', 1000);
});

afterAll(() => shop.close());

/** How often calls like this one are answered otherwise than «too many» before they are refused. */
async function answeredOf(id: OperationId, most: number, options: () => CallOptions): Promise<number> {
  for (let count = 0; count < most; count++) if ((await shop.call(id, options())).status === 429) return count;
  return most;
}

async function refused(times: number, id: OperationId, options: CallOptions): Promise<void> {
  for (let count = 0; count < times; count++) expect((await shop.call(id, options)).status).toBe(429);
}

/** The same shop, in which one limit is reached. */
function shopWithFull(full: LimitName) {
  const tooMany = { status: 429, body: { code: 429, result: { code: 'TOO_MANY_REQUESTS', message: 'Wait.' } } };
  return createApp({
    database: shop.server.database,
    limiter: { check: (name) => (name === full ? tooMany : null) },
    logger: silentLogger,
    mailer: noMails,
    version: 'test',
    shopUrl: 'http://shop.test',
  });
}

describe('an address that is refused', () => {
  test('locks nobody out of an account', async () => {
    const { email } = await newCustomer(shop);
    const login = (username: string, address: string, password: string): CallOptions => ({
      body: { username, password },
      address,
    });
    await answeredOf('login', limits.loginByAddress.count + 1, () => login(newEmail(), ATTACKER, 'no such password'));
    await refused(limits.login.count + 1, 'login', login(email, ATTACKER, 'no such password'));
    expect((await shop.call('login', login(email, OWNER, PASSWORD))).status).toBe(200);
  });

  test('keeps nobody from a new password', async () => {
    const { email } = await newCustomer(shop);
    const reset = (of: string, address: string): CallOptions => ({ body: { email: of }, address });
    await answeredOf('resetPassword', limits.resetPasswordByAddress.count + 1, () => reset(newEmail(), ATTACKER));
    await refused(limits.resetPassword.count + 1, 'resetPassword', reset(email, ATTACKER));
    expect((await shop.call('resetPassword', reset(email, OWNER))).status).toBe(200);
  });
});

test('a postcode that is tried counts, whatever signature stands beside it', async () => {
  const bookingId = await homeShipment(shop.server.database, defaultStoreView);
  const guess = (): CallOptions => ({
    address: `203.0.113.${Math.floor(Math.random() * 250)}`,
    body: { bookingId, sig: 'none', postcode: '9999', timeslotId: 1, email: 'noen@example.no' },
  });
  expect(await answeredOf('submitBooking', limits.bookingProof.count + 5, guess)).toBe(limits.bookingProof.count);
});

test('a key of another call makes no password hashed, and the call is refused', async () => {
  const key = newKey();
  await shop.call('createCart', { key });
  const customer = { email: newEmail(), firstname: 'Kari', lastname: 'Nordmann' };
  const ends: string[] = [];
  // Passwords are hashed in the order in which that was asked for, so an answer that needed one would come last.
  const hashes = Promise.all(Array.from({ length: HASHES }, () => hashPassword(PASSWORD))).then(() =>
    ends.push('hashed'),
  );
  const { status } = await shop.call('registerUser', { body: { customer, password: PASSWORD }, key });
  ends.push('answered');
  await hashes;
  expect([status, ends]).toEqual([422, ['answered', 'hashed']]);
});

describe('the payment provider', () => {
  test('is not asked about an order that is over its limit', async () => {
    const order = orderPaidBy('card');
    const id = await madePayment(shop, lampToPay(order));
    await payInFrame(shop.server.app, id, { number: testNumbers.card('1111') });
    const stateOf = async () => {
      const row = await paymentRow(shop, id);
      return row?.state;
    };
    const options = { body: order, key: newKey() };
    const answer = await shopWithFull('orderByAddress').handle(requestOf('placeOrder', options), ATTACKER);
    expect([answer.status, await stateOf()]).toEqual([429, 'created']);
    expect([(await shop.call('placeOrder', options)).status, await stateOf()]).toEqual([200, 'authorized']);
  });

  test('is asked only so often how one payment stands', async () => {
    const id = await madePayment(shop, lampToPay(orderPaidBy('card')));
    const asked = requestOf('getExternalConfirmation', { query: { sid: id } });
    expect((await shopWithFull('payment').handle(asked, ATTACKER)).status).toBe(429);
  });
});

test('coupons are not guessed by orders, at a shop or at the provider', async () => {
  const naming = (coupon: string) => {
    const order = orderPaidBy('card');
    return { ...order, expected: { ...order.expected!, coupon_code: coupon } };
  };
  const app = shopWithFull('couponByAddress');
  const calls: [OperationId, CallOptions][] = [
    ['placeOrder', { body: naming('GJETT'), key: newKey() }],
    ['createOrUpdateExternalOrder', { body: lampToPay(naming('GJETT')), key: newKey() }],
  ];
  for (const [id, options] of calls) expect((await app.handle(requestOf(id, options), ATTACKER)).status).toBe(429);
  // What is no guess does not count.
  for (const body of [orderOf(), naming('VELKOMMEN10')]) {
    const answer = await app.handle(requestOf('placeOrder', { body, key: newKey() }), ATTACKER);
    expect(answer.status).not.toBe(429);
  }
});
