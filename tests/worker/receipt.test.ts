import { expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { ReceiptView } from '#domain/views/outbox.ts';
import { details } from '#tests/support/checkout-details.ts';
import { card, PayingDevice, TOTAL } from '#tests/support/paying-device.ts';
import { Window } from '#tests/support/watch.ts';

const at = PayingDevice.ofEachTest();

test('a receipt says where it goes and what the ways of delivery and payment are called, in the language of the page', async () => {
  expect(await at.orderByInvoice()).toMatchObject({ ok: true });
  await at.placed();
  const receipt = (): Promise<ReceiptView> => at.window.value<ReceiptView>('order.receipt', { id: at.orderId });
  const { streetAddress } = details;
  expect(await receipt()).toMatchObject({
    details: { streetAddress, paymentMethod: 'invoice' },
    deliveryTitle: 'Levert hjem, innbåret',
    paymentTitle: 'Faktura, 14 dager',
  });
  await at.tab.api.close();
  at.tab = at.device.openTab();
  at.window = new Window(at.tab.api);
  await at.window.open('bmno', 'en-US');
  expect(await receipt()).toMatchObject({
    details: { streetAddress },
    deliveryTitle: 'Home delivery, carried inside',
    paymentTitle: 'Invoice, 14 days',
  });
});

test('the code of a discount is named while it is paid, and by its order', async () => {
  const { tab, window, orderId } = at;
  await tab.api.command('cart.applyCoupon', { operationId: `coupon-${orderId}`, code: 'HAGE10' });
  await window.value<CartView>('cart.current', {}, ({ coupon }) => coupon?.percent === 10);
  const expectedTotalMinor = TOTAL - 12_900;
  expect(await tab.api.command('payment.begin', { orderId, details: card, expectedTotalMinor })).toMatchObject({
    ok: true,
  });
  expect(await at.payment()).toMatchObject({ state: 'created', couponCode: 'HAGE10' });
  await at.pay();
  await at.look();
  expect(await at.placed()).toMatchObject({ totalMinor: expectedTotalMinor, couponCode: 'HAGE10' });
});

test('an order that is not on this device has no receipt', async () => {
  const { state } = await at.window.answer(
    'order.receipt',
    { id: 'of-nobody' },
    (answer) => answer.state !== 'loading',
  );
  expect(state).toBe('missing');
});
