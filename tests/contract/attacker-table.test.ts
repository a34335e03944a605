import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#schemas/api/generated/operations.gen.ts';
import { type App, createApp } from '#server/app.ts';
import { trustedProxies } from '#server/http/client-address.ts';
import { createShopServer } from '#server/http/http-server.ts';
import { limits, type Limiter } from '#server/http/rate-limit.ts';
import { call, newKey, requestOf } from '#tests/support/contract-client.ts';
import { contentOf } from '#tests/support/contract-content.ts';
import type { Sample } from '#tests/support/contract-sample.ts';
import { samplesOf } from '#tests/support/contract-samples.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer, newEmail, PASSWORD } from '#tests/support/customers.ts';
import { noMails } from '#tests/support/no-mails.ts';

/**
 * The attacker's list, over every operation of accounts, newsletter, delivery and reviews: who may call it, and what it is counted
 * by. Other people's things are where they live (order history, wishlist, booking, accounts), generated inputs in
 * `bad-input.test.ts`.
 */

const FAMILIES: ReadonlySet<string> = new Set(['user', 'newsletter', 'delivery', 'reviews']);
const ADDRESS = '203.0.113.7';
const silentLogger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let shop: ContractShop;
let samples: readonly Sample[];

beforeAll(async () => {
  shop = await ContractShop.open();
  await shop.server.shop('add-coupon', 'VELKOMMEN10', 10);
  samples = (await samplesOf(shop)).filter(({ id }) => FAMILIES.has(operations[id].family));
});

afterAll(() => shop.close());

/** The same shop with another limiter. */
function appWith(limiter: Limiter): App {
  const { database } = shop.server;
  const parts = { database, limiter, logger: silentLogger, mailer: noMails };
  return createApp({ ...parts, version: 'test', shopUrl: 'http://shop.test' });
}

const writes = ['write by address', 'writeInADay by address'];
/** Reading by a token that nobody can guess, and what everybody may read. */
const reads: readonly string[] = [];

/** What each operation is counted by: an address, or something of its own such as an account, in this order. */
const countedBy: Readonly<Record<string, readonly string[]>> = {
  login: ['loginByAddress by address', 'login by its own'],
  registerUser: ['registerByAddress by address', 'register by its own'],
  resetPassword: ['resetPasswordByAddress by address', 'resetPassword by its own'],
  createPassword: ['createPassword by address'],
  changePassword: ['changePassword by its own'],
  refreshToken: ['refresh by address'],
  logout: ['refresh by address'],
  getProfile: reads,
  updateProfile: writes,
  getGroupPrices: reads,
  getWishlist: reads,
  mergeWishlist: writes,
  getOrderHistory: reads,
  claimOrder: writes,
  cancelOrder: writes,
  requestReturn: writes,
  listOwnReviews: reads,
  getSubscription: ['newsletterStatus by address'],
  subscribe: ['newsletter by address', ...writes],
  unsubscribe: ['newsletter by address', ...writes],
  listDeliveries: ['booking by address'],
  listPickupStores: ['booking by address'],
  validateBooking: ['booking by address', 'bookingProof by its own'],
  listTimeslots: ['booking by address'],
  submitBooking: ['booking by address', 'bookingProof by its own', ...writes],
  createReview: ['reviewByAddress by address', 'review by its own', ...writes],
  voteReview: ['reviewVote by address', ...writes],
  getReview: reads,
  listProductReviews: reads,
  listSiteReviews: reads,
  listUserReviews: reads,
  getBottomline: reads,
  getReviewTotals: reads,
};

/** They say the same to everybody, so that no token is looked at. */
const sameForAll: ReadonlySet<string> = new Set(['listDeliveries', 'listPickupStores']);

describe('whoever is nobody', () => {
  test('every operation of a customer is closed, and none takes a token that is nobody’s for a guest’s', async () => {
    const { refreshToken } = await newCustomer(shop);
    const gone = await newCustomer(shop);
    await shop.server.shop('delete-user', gone.email);
    const before = await contentOf(shop.server.database);
    /** Older storefronts write the first three for a guest. */
    const [none, tokens] = [
      [null, '', 'null'],
      ['made-up', refreshToken, gone.token, `${gone.token}x`, '0'],
    ];
    const open: string[] = [];
    for (const { id, options } of samples) {
      const { auth } = operations[id];
      if (auth === 'none' || sameForAll.has(id)) continue;
      for (const token of auth === 'required' ? [...none, ...tokens] : tokens) {
        const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
        const { status } = await shop.call(id, { ...options, headers, key: newKey() });
        if (status !== 401) open.push(`${status} ${id} with ${token}`);
      }
    }
    expect(open).toEqual([]);
    expect(await contentOf(shop.server.database)).toBe(before);
  });
});

describe('limits', () => {
  // First, because what the other carries out ends the sign-in of a customer.
  test('refuse a call before anything is done for it', async () => {
    const before = await contentOf(shop.server.database);
    const done: string[] = [];
    for (const { id, options } of samples) {
      for (const full of countedBy[id]!.map((limit) => limit.split(' ')[0])) {
        const refused = { status: 429, body: { code: 429, result: { code: 'TOO_MANY_REQUESTS', message: 'Wait.' } } };
        const app = appWith({ check: (name) => (name === full ? refused : null) });
        const { status } = await app.handle(requestOf(id, options), ADDRESS);
        if (status !== 429) done.push(`${status} ${id} although ${full} is full`);
      }
    }
    expect(done).toEqual([]);
    expect(await contentOf(shop.server.database)).toBe(before);
  });

  test('are counted by these, for every operation', async () => {
    const counted: Record<string, string[]> = {};
    let of: string[] = [];
    const app = appWith({
      check: (name, device) => {
        of.push(`${name} by ${device === ADDRESS ? 'address' : 'its own'}`);
        return null;
      },
    });
    for (const { id, options } of samples) {
      of = counted[id] = [];
      await call(app, id, { ...options, address: ADDRESS, ...(options.key === undefined ? {} : { key: newKey() }) });
    }
    expect(counted).toEqual(countedBy);
  });
});

describe('behind a proxy that is trusted', () => {
  test('guesses count by whom the proxy names, whatever they say themselves, and nobody else waits for it', async () => {
    const limited = await ContractShop.open({ isLimiting: true });
    const server = createShopServer(limited.server.app, { trusted: trustedProxies('127.0.0.1'), logger: silentLogger });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const guess = async (forwarded: string): Promise<number> => {
      const body = JSON.stringify({ username: newEmail(), password: PASSWORD });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      return (await fetch(`http://127.0.0.1:${port}/api/user/login`, { method: 'POST', headers, body })).status;
    };
    try {
      const statuses = [];
      for (let turn = 0; turn <= limits.loginByAddress.count; turn++)
        statuses.push(await guess(`192.0.2.${turn}, 198.51.100.7`));
      expect(statuses.slice(0, -1)).toEqual(Array.from({ length: limits.loginByAddress.count }, () => 401));
      expect(statuses.at(-1)).toBe(429);
      expect(await guess('198.51.100.7, 198.51.100.8')).toBe(401);
    } finally {
      server.closeAllConnections();
      server.close();
      await limited.close();
    }
  });
});
