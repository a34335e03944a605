import { expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { PayingDevice } from '#tests/support/paying-device.ts';

const at = PayingDevice.ofEachTest();

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
