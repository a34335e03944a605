import { newsletterCoupon } from '#config/newsletter.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewsletterView } from '#domain/newsletter.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import { kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { TestDevice } from '#tests/support/device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

const PATH = '/api/ext/magento2-subscribe/subscribe';

let server: TestServer;
let device: TestDevice;
let api: WorkerApi;
let window: Window;
let sent: { readonly method: string; readonly body: string }[];

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  sent = [];
  device = new TestDevice({
    fetch: async (request) => {
      if (request.url.includes(PATH) && request.method !== 'GET')
        sent.push({ method: request.method, body: await request.clone().text() });
      return server.app.handle(request);
    },
  });
  ({ api } = device.openTab());
  window = new Window(api);
  await window.open();
});

afterEach(() => api.close());

const goOffline = (): Promise<void> => setOffline({ device, api, window }, true);
const goOnline = (): Promise<void> => setOffline({ device, api, window }, false);
const want = (change: 'subscribe' | 'unsubscribe', email: string, operationId: string = crypto.randomUUID()) =>
  api.command(`newsletter.${change}`, { operationId, email });
const standing = (change: string, state: string) =>
  window.value<NewsletterView>(
    'newsletter.current',
    {},
    (view) => view.standing?.change === change && view.standing.state === state,
  );
const waiting = () => window.value<readonly TaskView[]>('task.all', {});

test('a wish is sent once, thanked with the coupon, and a second one is none (spec 4: newsletter)', async () => {
  expect(await window.value('newsletter.current', {})).toEqual({ standing: null, coupon: null, isOfferWelcome: true });
  expect(await want('subscribe', ' kari@example.no ')).toEqual({ ok: true, value: null });
  expect(await standing('subscribe', 'done')).toMatchObject({ coupon: newsletterCoupon, isOfferWelcome: false });
  expect(await want('subscribe', 'KARI@example.no')).toEqual({ ok: true, value: null });
  expect(await want('unsubscribe', 'kari@example.no')).toEqual({ ok: true, value: null });
  expect(await standing('unsubscribe', 'done')).toMatchObject({ coupon: null });
  expect(await want('unsubscribe', 'kari@example.no')).toEqual({ ok: true, value: null });
  expect(sent).toEqual([
    { method: 'POST', body: '{"email":"kari@example.no"}' },
    { method: 'DELETE', body: '{"email":"kari@example.no"}' },
  ]);
});

test('without a network it waits where everybody can see it, and a later wish takes its place', async () => {
  await goOffline();
  await want('subscribe', 'ola@example.no');
  expect(await standing('subscribe', 'waiting')).toMatchObject({ coupon: null });
  expect(await waiting()).toMatchObject([
    {
      kind: 'task',
      state: 'queued',
      reason: 'offline',
      canCancel: true,
      subject: { kind: 'newsletter', change: 'subscribe' },
    },
  ]);
  await want('unsubscribe', 'ola@example.no');
  expect(await standing('unsubscribe', 'waiting')).toBeTruthy();
  expect(await waiting()).toHaveLength(1);
  await want('subscribe', 'ola@example.no');
  expect(await standing('subscribe', 'waiting')).toBeTruthy();
  await goOnline();
  expect(await standing('subscribe', 'done')).toMatchObject({ coupon: newsletterCoupon });
  expect(sent).toEqual([{ method: 'POST', body: '{"email":"ola@example.no"}' }]);
  expect(await waiting()).toEqual([]);
});

test('a wish outlives its tab, the database of the screens, and a call that is made twice', async () => {
  await goOffline();
  const id = crypto.randomUUID();
  await want('subscribe', 'kept@example.no', id);
  await want('subscribe', 'kept@example.no', id);
  expect(await waiting()).toHaveLength(1);
  await api.close();
  const { IDBFactory } = await import('fake-indexeddb');
  device.indexedDB = new IDBFactory();
  ({ api } = device.openTab());
  window = new Window(api);
  await window.open();
  expect(await standing('subscribe', 'waiting')).toBeTruthy();
  await goOnline();
  expect(await standing('subscribe', 'done')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('a wish that waits can be taken back', async () => {
  await goOffline();
  const id = crypto.randomUUID();
  await want('subscribe', 'back@example.no', id);
  expect(await api.command('task.cancel', { id })).toEqual({ ok: true, value: null });
  expect(await window.value<NewsletterView>('newsletter.current', {}, (view) => view.standing === null)).toBeTruthy();
  await goOnline();
  await want('subscribe', 'other@example.no');
  expect(await standing('subscribe', 'done')).toBeTruthy();
  expect(sent).toEqual([{ method: 'POST', body: '{"email":"other@example.no"}' }]);
});

test('what the shop says of an address stands until something else is wanted', async () => {
  await want('subscribe', 'elsewhere@example.no');
  await standing('subscribe', 'done');
  await server.app.handle(new Request(`http://shop.test${PATH}?email=elsewhere@example.no`, { method: 'DELETE' }));
  const heard = (change: string) =>
    window.value<NewsletterView>(
      'newsletter.of',
      { email: 'elsewhere@example.no' },
      (view) => view.standing?.change === change && view.standing.state === 'done',
    );
  expect(await heard('unsubscribe')).toMatchObject({ coupon: null });
  await want('subscribe', 'elsewhere@example.no');
  expect(await standing('subscribe', 'done')).toBeTruthy();
  await goOffline();
  expect(await heard('subscribe')).toBeTruthy();
});

test('what the shop says of one address is nothing that it says of another', async () => {
  await want('subscribe', 'other@example.no');
  await standing('subscribe', 'done');
  const told = await window.value<NewsletterView>(
    'newsletter.of',
    { email: 'kari@example.no' },
    (view) => view.standing?.email === 'kari@example.no',
  );
  expect(told).toMatchObject({ standing: { change: 'unsubscribe', state: 'done' }, coupon: null });
  expect(await window.value<NewsletterView>('newsletter.current', {})).toMatchObject({
    standing: { change: 'subscribe', email: 'other@example.no', state: 'done' },
    coupon: newsletterCoupon,
  });
});

test('who said no as a guest is not asked again once they have signed in', async () => {
  await api.close();
  const signedIn = await shopWithDevice(server);
  await must(signedIn.api, 'newsletter.dismissOffer', {});
  await must(signedIn.api, 'session.login', kari);
  await stateOf(signedIn.window, { state: 'signedIn' });
  expect(await signedIn.window.value<NewsletterView>('newsletter.current', {})).toMatchObject({
    standing: null,
    isOfferWelcome: false,
  });
});

test('what is no address is refused, and an offer that was put away stays away', async () => {
  expect(await want('subscribe', 'kari')).toEqual({ ok: false, error: { code: 'fixValidationErrors' } });
  expect(await api.command('newsletter.dismissOffer', {})).toEqual({ ok: true, value: null });
  expect(await window.value<NewsletterView>('newsletter.current', {}, (view) => !view.isOfferWelcome)).toMatchObject({
    standing: null,
  });
});
