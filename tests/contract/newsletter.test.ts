import { newsletterCoupon } from '#config/newsletter.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/http/rate-limit.ts';
import { newKey } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';

let shop: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open({ isLimiting: true });
});

afterAll(() => shop.close());

const status = (email: string, address = '192.0.2.10') =>
  shop.done<string>('getSubscription', { query: { email }, address });

test('an address gets the newsletter from when it is wanted until it is wanted no more', async () => {
  const email = 'kari@example.no';
  expect(await status(email)).toBe('not_subscribed');
  expect(await shop.done('subscribe', { body: { email } })).toBe('subscribed');
  expect(await shop.done('subscribe', { body: { email } })).toBe('subscribed');
  expect(await status(email)).toBe('subscribed');
  // Mail knows no upper case.
  expect(await status('KARI@Example.NO')).toBe('subscribed');
  expect(await shop.done('unsubscribe', { body: { email } })).toBe('unsubscribed');
  expect(await shop.done('unsubscribe', { body: { email } })).toBe('unsubscribed');
  expect(await status(email)).toBe('not_subscribed');
});

test('a proxy may drop the body of a removal: the address of the call is enough', async () => {
  const email = 'ola@example.no';
  await shop.done('subscribe', { body: { email } });
  const answer = await shop.server.app.handle(
    new Request(`http://shop.test/api/ext/magento2-subscribe/subscribe?email=${email}`, { method: 'DELETE' }),
  );
  expect(answer.status).toBe(200);
  expect(await status(email)).toBe('not_subscribed');
  const none = await shop.server.app.handle(
    new Request('http://shop.test/api/ext/magento2-subscribe/subscribe', { method: 'DELETE' }),
  );
  expect(none.status).toBe(400);
});

test('no answer tells whether somebody subscribed before, and who never was here leaves nothing', async () => {
  const first = await shop.call('subscribe', { body: { email: 'first@example.no' } });
  const again = await shop.call('subscribe', { body: { email: 'first@example.no' } });
  expect(again.text).toBe(first.text);
  const known = await shop.call('unsubscribe', { body: { email: 'first@example.no' } });
  const unknown = await shop.call('unsubscribe', { body: { email: 'nobody@example.no' } });
  expect(unknown.text).toBe(known.text);
  expect(await status('nobody@example.no')).toBe(await status('first@example.no'));
});

test('the coupon that thanks for it is one that carts take', async () => {
  await shop.done('subscribe', { body: { email: 'thanked@example.no' } });
  const cartId = await shop.newCart();
  await shop.add(cartId, 'LAMP', 1);
  const { code, percent } = newsletterCoupon;
  expect(await shop.done('applyCoupon', { query: { cartId, coupon: code } })).toBe(true);
  const totals = await shop.done<{ discount_amount: number; subtotal: number }>('getTotals', {
    query: { cartId },
  });
  expect(totals.discount_amount).toBe((-totals.subtotal * percent) / 100);
});

test('who gets it is welcomed with the coupon, once for each time, whoever asks for it again', async () => {
  const email = 'welcomed@example.no';
  const mails = () => shop.server.mails.filter(({ to }) => to === email);
  await shop.done('subscribe', { body: { email } });
  await shop.done('subscribe', { body: { email: email.toUpperCase() } });
  expect(mails().map(({ template }) => template)).toEqual(['newsletterWelcome']);
  expect(mails()[0]!.text).toContain(newsletterCoupon.code);
  await shop.done('unsubscribe', { body: { email } });
  await shop.done('subscribe', { body: { email } });
  expect(mails()).toHaveLength(2);
});

test('a key counts once, and binds the address of a removal without a body', async () => {
  const key = newKey();
  await shop.done('subscribe', { body: { email: 'key@example.no' }, key });
  await shop.done('unsubscribe', { body: { email: 'key@example.no' } });
  const replay = await shop.call('subscribe', { body: { email: 'key@example.no' }, key });
  expect([replay.status, replay.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect(await status('key@example.no')).toBe('not_subscribed');
  expect((await shop.call('subscribe', { body: { email: 'other@example.no' }, key })).status).toBe(422);
  const removal = newKey();
  const from = { body: { email: 'key@example.no' }, key: removal };
  await shop.done('unsubscribe', { ...from, query: { email: 'key@example.no' } });
  expect((await shop.call('unsubscribe', { ...from, query: { email: 'other@example.no' } })).status).toBe(422);
});

test.each([
  '',
  'kari',
  'kari@',
  '@example.no',
  'a@b@c.no',
  'kari@example.no\r\nbcc: x@example.no',
  `${'x'.repeat(300)}@a.no`,
])('what is no address is refused: %j', async (email) => {
  const address = '192.0.2.11';
  expect((await shop.call('subscribe', { body: { email }, address })).status).toBe(400);
  expect((await shop.call('unsubscribe', { body: { email }, address })).status).toBe(400);
});

test('nobody goes through a list of addresses', async () => {
  const ask = (index: number, address: string) =>
    shop.call('getSubscription', { query: { email: `guess${index}@example.no` }, address });
  for (let index = 0; index < limits.newsletterStatus.count; index++) {
    expect((await ask(index, '198.51.100.7')).status).toBe(200);
  }
  expect((await ask(99, '198.51.100.7')).status).toBe(429);
  expect((await ask(99, '198.51.100.8')).status).toBe(200);
  const write = () => shop.call('subscribe', { body: { email: 'many@example.no' }, address: '198.51.100.9' });
  for (let index = 0; index < limits.newsletter.count; index++) expect((await write()).status).toBe(200);
  expect((await write()).status).toBe(429);
});
