import { expect, onTestFinished, test } from 'vitest';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { paymentMethodsFor } from '#domain/checkout-methods.ts';
import { must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const FOR_COMPANIES = 'companyinvoice';
const company = { company: 'Stua AS', taxId: '974760673' };

test('invoice for companies is offered to who names a company, without a network too, and taken from nobody else', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const at = await filledDevice((request) => server.app.handle(request));
  const { api, window } = at;
  onTestFinished(() => api.close());
  const isOffered = (isWanted: boolean): Promise<CheckoutSettings> =>
    window.value<CheckoutSettings>(
      'checkout.settings',
      {},
      (settings) => paymentMethodsFor(settings, 'NO').some(({ code }) => code === FOR_COMPANIES) === isWanted,
    );
  await must(api, 'cart.add', { operationId: 'customer-type-addition-1', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  const orderId = 'customer-type-order-1';
  await must(api, 'checkout.open', { orderId });
  await isOffered(false);
  await setOffline(at, true);
  const order = { orderId, expectedTotalMinor: 129_000 + 59_000 };
  const ofPerson = { ...details, company: '', taxId: '', paymentMethod: FOR_COMPANIES };
  expect(await api.command('checkout.placeOrder', { ...order, details: ofPerson })).toMatchObject({
    error: { code: 'fixValidationErrors' },
  });
  const ofCompany = { ...ofPerson, ...company };
  await must(api, 'checkout.saveDetails', { orderId, details: ofCompany });
  await isOffered(true);
  expect(await api.command('checkout.placeOrder', { ...order, details: ofCompany })).toEqual({
    ok: true,
    value: { orderId },
  });
});
