import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_LOOKED_AT_MS } from '#config/timings.ts';
import type { DeliveryTerms } from '#domain/delivery-offer.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';
import type { CheckoutDraftView } from '#worker/queries/checkout.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue() });
});

afterAll(() => server.close());

const setPostcode = (api: WorkerApi, postcode: string) => api.command('delivery.setPostcode', { postcode });

/** How things are delivered, once that is for this postal code. */
const termsFor = (window: Window, postcode: string | undefined) =>
  window.value<DeliveryTerms>('delivery.terms', {}, ({ place }) => place.postcode === postcode);

test('a postal code is asked for once: kept without a network, after a restart, and in a checkout that begins later', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  expect((await termsFor(window, undefined)).shippingMethods).toHaveLength(2);
  expect(await setPostcode(api, '01')).toMatchObject({ ok: false, error: { code: 'postcodeInvalid' } });
  expect(await setPostcode(api, '91 70')).toEqual({ ok: true, value: null });
  // Svalbard: what goes there is collected.
  expect((await termsFor(window, '9170')).shippingMethods.map(({ code }) => code)).toEqual(['logtrade/pickup']);
  await api.close();

  const again = device.openTab();
  const later = new Window(again.api);
  await later.open();
  await termsFor(later, '9170');
  await again.api.command('checkout.open', { orderId: 'order-0000-1' });
  const isOpen = ({ orderId }: CheckoutDraftView): boolean => orderId !== '';
  expect((await later.value<CheckoutDraftView>('checkout.draft', {}, isOpen)).details.zipCode).toBe('9170');
  await again.api.close();
});

test('the postal code of an open checkout counts as known, one that was said for the purpose counts more', async () => {
  const { api, window } = await filledDevice((request) => server.app.handle(request));
  const orderId = 'order-0000-1';
  await api.command('checkout.open', { orderId });
  await api.command('checkout.saveDetails', { orderId, details: { ...details, zipCode: '01' } });
  await termsFor(window, undefined);
  await api.command('checkout.saveDetails', { orderId, details: { ...details, zipCode: '50 03' } });
  expect((await termsFor(window, '5003')).place).toEqual({ country: 'NO', postcode: '5003' });
  await setPostcode(api, '0184');
  expect((await termsFor(window, '0184')).place).toEqual({ country: 'NO', postcode: '0184' });
  await api.close();
});

test('after midnight what is promised counts from the new day, also where nobody does anything', async () => {
  let aheadMs = 0;
  const waiting = new Set<() => void>();
  const clock = {
    now: () => Date.now() + aheadMs,
    elapsed: () => performance.now(),
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        if (ms === DAY_LOOKED_AT_MS) waiting.add(resolve);
        else setTimeout(resolve, ms).unref();
      }),
  };
  const filled = await filledDevice((request) => server.app.handle(request), { clock });
  const { api, window } = filled;
  // Nothing that the shop says draws it anew either.
  await setOffline(filled, true);
  const { today } = await termsFor(window, undefined);
  const next = window.value<DeliveryTerms>('delivery.terms', {}, (terms) => terms.today !== today);
  // Whoever looks now is answered after that one was.
  await termsFor(window, undefined);
  aheadMs = 86_400_000;
  for (const wake of waiting) wake();
  expect(Date.parse((await next).today) - Date.parse(today)).toBe(86_400_000);
  await api.close();
});
