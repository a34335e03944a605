import { expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { must } from '#tests/support/account-device.ts';
import { PayingDevice } from '#tests/support/paying-device.ts';

const at = PayingDevice.ofEachTest();

test('who was signed out by the shop is asked to sign in again, and nothing is tried before that (D50)', async () => {
  const account = { firstName: 'Gry', lastName: 'Gjest', email: `expired-${at.turn}@example.no` };
  await must(at.tab.api, 'session.register', { ...account, password: 'Blomster#42vinter' });
  await must(at.tab.api, 'checkout.open', { orderId: at.orderId });
  let tries = 0;
  at.fault = async (path, ask) => {
    const isOrder = path === '/api/ext/external-checkout/order';
    if (isOrder) tries += 1;
    return isOrder || path === '/api/user/refresh'
      ? Response.json({ code: 401, result: 'no' }, { status: 401 })
      : ask();
  };
  await at.begin();
  expect(await at.payment()).toMatchObject({ state: 'stopped', problem: 'signInExpired' });
  // From now on there is no token to send.
  const before = tries;
  await at.begin();
  expect(await at.payment()).toMatchObject({ state: 'stopped', problem: 'signInExpired' });
  expect(tries).toBe(before);
});

test.each(['ORDER_INVALID', 'QUOTE_CHANGED'])(
  'a paid order that the shop refuses is neither given up nor ordered anew: %s',
  async (code) => {
    const refused = () => Response.json({ code: 400, result: { code, message: 'no' } }, { status: 400 });
    await at.begin();
    await at.pay();
    at.fault = async (path, ask) => (path === '/api/order' ? refused() : ask());
    expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
    expect(
      await at.window.value<OrderView>('order.byId', { id: at.orderId }, ({ reason }) => reason !== null),
    ).toMatchObject({ isPaid: true, reason: { code } });
    for (const command of ['order.discard', 'checkout.acceptQuote'])
      expect([command, await at.tab.api.command(command, { orderId: at.orderId })]).toMatchObject([
        command,
        { ok: false, error: { code: 'orderAlreadySent' } },
      ]);
    expect((await at.window.value<CartView>('cart.current', {})).count).toBe(0);
  },
);
