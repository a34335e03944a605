import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterCoupon } from '#config/newsletter.ts';
import type { Totals } from '#schemas/api/generated/types.gen.ts';
import { runCommand } from '#server/cli/commands.ts';
import { askRunningServer, OperatorSocket } from '#server/cli/operator-socket.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';

describe('the coupons of the operator', () => {
  let shop: ContractShop;

  beforeEach(async () => {
    shop = await ContractShop.open();
    await shop.server.shop('add-coupon', 'velkommen10', 10);
    await shop.server.shop('add-coupon', 'HAGE20', 20);
  });

  afterEach(() => shop.close());

  const run = (...command: string[]) => runCommand(shop.server.database, command);

  const cartWithCoupon = async (): Promise<string> => {
    const cartId = await shop.newCart();
    await shop.add(cartId, 'LAMP', 1);
    await shop.done('applyCoupon', { query: { cartId, coupon: 'VELKOMMEN10' } });
    return cartId;
  };
  const totalsOf = (cartId: string) => shop.done<Totals>('getTotals', { query: { cartId } });
  /** An order of one lamp that is delivered home, as it was agreed to with a tenth off the lamp. */
  const agreed = (cart_id: string) =>
    orderOf({
      cart_id,
      expected: { grand_total: 116_100 + 59_000, currency: 'NOK', coupon_code: 'VELKOMMEN10' },
    });

  test('are listed by their codes, with what they take off and how many orders each was used for', async () => {
    expect((await shop.place(agreed(await cartWithCoupon()))).status).toBe(200);
    expect(await run('coupons')).toEqual({
      ok: true,
      document: [
        { code: 'HAGE20', percent: 20, uses: 0 },
        { code: 'VELKOMMEN10', percent: 10, uses: 1 },
      ],
      lines: ['HAGE20  20 % off  0 orders', 'VELKOMMEN10  10 % off  1 orders'],
    });
  });

  test('are removed in whatever case they are written, once, and the others stay', async () => {
    expect(await run('remove-coupon', ' velkommen10 ')).toEqual({
      ok: true,
      document: { code: 'VELKOMMEN10', percent: 10, uses: 0, removed: true },
      lines: ['VELKOMMEN10 is removed. It was used for 0 orders.'],
    });
    expect(await shop.server.shop('coupons')).toMatchObject([{ code: 'HAGE20' }]);
    expect(await run('remove-coupon', 'VELKOMMEN10')).toEqual({
      ok: false,
      message: 'There is no coupon VELKOMMEN10.',
    });
    expect(await run('remove-coupon', 'HAGE20')).toMatchObject({ ok: true });
    expect(await run('coupons')).toEqual({ ok: true, document: [], lines: ['No coupons.'] });
  });

  test.each([
    [[], 'a code is needed.'],
    [[' '], 'A code has 1 to 64 characters.'],
    [['X'.repeat(65)], 'A code has 1 to 64 characters.'],
    [["' or '1'='1"], "There is no coupon ' OR '1'='1."],
  ])('are not removed by %j', async (code, message) => {
    expect(await run('remove-coupon', ...code)).toEqual({ ok: false, message });
    expect(await shop.server.shop('coupons')).toHaveLength(2);
  });

  test('are named in the help', async () => {
    expect(await run('help')).toMatchObject({
      message: expect.stringMatching(/\n {2}coupons\n[^]*remove-coupon <code>/),
    });
  });

  test('of a cart that has one: once it is removed, the cart costs what it costs, and no cart gets it', async () => {
    const cartId = await cartWithCoupon();
    expect(await totalsOf(cartId)).toMatchObject({ coupon_code: 'VELKOMMEN10', grand_total: 1161 });
    await shop.server.shop('remove-coupon', 'VELKOMMEN10');
    expect(await totalsOf(cartId)).toMatchObject({ coupon_code: null, discount_amount: 0, grand_total: 1290 });
    const refused = await shop.call('applyCoupon', { query: { cartId, coupon: 'VELKOMMEN10' } });
    expect([refused.status, refused.result]).toMatchObject([404, { code: 'COUPON_INVALID' }]);
  });

  test('of an order that was agreed to with one: once it is removed, nothing is ordered and the shop says why (D16)', async () => {
    const cartId = await cartWithCoupon();
    await shop.server.shop('remove-coupon', 'VELKOMMEN10');
    const { status, result } = await shop.place(agreed(cartId));
    expect([status, result]).toMatchObject([
      400,
      {
        code: 'QUOTE_CHANGED',
        quote: { grand_total: 1880, coupon_code: null },
        changes: [{ kind: 'coupon' }, { kind: 'total', before: 175_100, after: 188_000 }],
      },
    ]);
    expect(await shop.server.shop('orders')).toEqual([]);
  });

  test('of an order that was placed with one: it stays as it was when the coupon is removed', async () => {
    await shop.place(agreed(await cartWithCoupon()));
    await shop.server.shop('remove-coupon', 'VELKOMMEN10');
    expect(await shop.server.shop('orders')).toMatchObject([
      { totals: { coupon: 'VELKOMMEN10', grandTotal: 116_100 + 59_000 } },
    ]);
  });

  test('of the newsletter: who removes it is told that it comes back, and by what', async () => {
    await shop.server.shop('add-coupon', newsletterCoupon.code, newsletterCoupon.percent);
    expect(await run('remove-coupon', newsletterCoupon.code)).toMatchObject({
      lines: [expect.anything(), 'The next subscriber of the newsletter makes it valid again.'],
    });
  });

  test('are seen and removed through the running server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stua-operator-'));
    const socket = await OperatorSocket.hold(folder);
    socket.serve(shop.server.database);
    expect(await askRunningServer(folder, ['coupons'])).toMatchObject({ ok: true, document: { length: 2 } });
    expect(await askRunningServer(folder, ['remove-coupon', 'HAGE20'])).toMatchObject({ ok: true });
    expect(await shop.server.shop('coupons')).toMatchObject([{ code: 'VELKOMMEN10' }]);
    await socket.release();
    rmSync(folder, { recursive: true });
  });
});
