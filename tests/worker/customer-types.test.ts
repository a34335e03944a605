import { expect, onTestFinished, test } from 'vitest';
import { type CheckoutSettings, paymentMethodsFor } from '#domain/checkout-methods.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const FOR_COMPANIES = 'companyinvoice';
const company = { isBusiness: true, company: 'Stua AS', taxId: '974760673' };
const orderId = 'customer-type-order-1';
/** The lamp and home delivery. */
const order = { orderId, expectedTotalMinor: 129_000 + 59_000 };
const ofPerson = { ...details, paymentMethod: FOR_COMPANIES };

/** A device with a lamp in its cart and a checkout that is open. */
async function openCheckout() {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const at = await filledDevice((request) => server.app.handle(request));
  const { api, window } = at;
  onTestFinished(() => api.close());
  await must(api, 'cart.add', { operationId: 'customer-type-addition-1', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await must(api, 'checkout.open', { orderId });
  return {
    ...at,
    isOffered: (isWanted: boolean): Promise<CheckoutSettings> =>
      window.value<CheckoutSettings>(
        'checkout.settings',
        {},
        (settings) => paymentMethodsFor(settings, 'NO').some(({ code }) => code === FOR_COMPANIES) === isWanted,
      ),
    type: (typed: object) => must(api, 'checkout.saveDetails', { orderId, details: { ...ofPerson, ...typed } }),
    place: (typed: object) => api.command('checkout.placeOrder', { ...order, details: { ...ofPerson, ...typed } }),
    isPlaced: () => window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state === 'placed'),
  };
}

test('invoice for companies is offered to who names a company, without a network too, and the shop takes it', async () => {
  const at = await openCheckout();
  await at.isOffered(false);
  await setOffline(at, true);
  expect(await at.place({})).toMatchObject({ error: { code: 'fixValidationErrors' } });
  await at.type(company);
  await at.isOffered(true);
  expect(await at.place(company)).toEqual({ ok: true, value: { orderId } });
  await setOffline(at, false);
  await at.isPlaced();
});

test('it is not offered any more to who says that no company buys, whatever was typed before', async () => {
  const at = await openCheckout();
  await at.type(company);
  await at.isOffered(true);
  const unticked = { ...company, isBusiness: false };
  await at.type(unticked);
  await at.isOffered(false);
  expect(await at.place(unticked)).toMatchObject({ error: { code: 'fixValidationErrors' } });
});

test('the number of a company is one of the country where its invoice goes', async () => {
  const at = await openCheckout();
  const billedInSweden = { ...company, hasOtherBilling: true, billingCountry: 'SE' };
  await at.type(company);
  await at.isOffered(true);
  await at.type(billedInSweden);
  await at.isOffered(false);
  await at.type({ ...billedInSweden, taxId: '556036-0793' });
  await at.isOffered(true);
});
