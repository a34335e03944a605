import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { RECAPTCHA_HEADER } from '#config/recaptcha.ts';
import type { NewsletterView } from '#domain/newsletter.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import type { SessionView } from '#domain/views/session.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice, type TestTab } from '#tests/support/device.ts';
import { RecaptchaProvider } from '#tests/support/recaptcha-provider.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import { drain } from '#worker/outbox/send/drain.ts';

const person = { firstName: 'Kari', lastName: 'Nordmann', password: 'Hemmelig#123' };

let provider: RecaptchaProvider;
let server: TestServer;
/** Where no site key is configured. */
let unguarded: TestServer;
let device: TestDevice;
let tab: TestTab;
let window: Window;
let isGuarded: boolean;
/** What a window was asked to draw tokens for. */
let drawnFor: string[];
/** Paths of calls that were sent, and whether a token was with them. */
let sent: { readonly path: string; readonly hasToken: boolean }[];

beforeAll(async () => {
  provider = await RecaptchaProvider.open();
  server = await startTestServer({ recaptcha: provider.settings });
  unguarded = await startTestServer();
});

afterAll(async () => {
  await server.close();
  await unguarded.close();
  await provider.close();
});

beforeEach(async () => {
  drawnFor = [];
  sent = [];
  isGuarded = true;
  device = new TestDevice({
    fetch: async (request) => {
      if (request.method === 'POST')
        sent.push({ path: new URL(request.url).pathname, hasToken: request.headers.has(RECAPTCHA_HEADER) });
      return (isGuarded ? server : unguarded).app.handle(request);
    },
  });
  device.recaptchaToken = async (action) => {
    drawnFor.push(action);
    return provider.token(action);
  };
  tab = device.openTab();
  window = new Window(tab.api);
  await window.open();
});

afterEach(() => tab.api.close());

const SUBSCRIBE = '/api/ext/magento2-subscribe/subscribe';
const sentTo = (path: string): boolean[] => sent.filter((call) => call.path === path).map(({ hasToken }) => hasToken);
const subscribe = (email: string) =>
  tab.api.command('newsletter.subscribe', { operationId: crypto.randomUUID(), email });
const standing = (state: string) =>
  window.value<NewsletterView>('newsletter.current', {}, (view) => view.standing?.state === state);
const task = (isWanted: (task: TaskView) => boolean) =>
  window.value<readonly TaskView[]>('task.all', {}, (tasks) => tasks.some(isWanted));

test('a form of the account gets its token when the shop asks for one (D74)', async () => {
  const email = `${crypto.randomUUID()}@example.no`;
  expect(await tab.api.command('session.register', { ...person, email })).toEqual({ ok: true, value: null });
  await window.value<SessionView>('session.current', {}, (view) => view.email === email);
  expect(await tab.api.command('password.request', { email })).toEqual({ ok: true, value: null });
  expect(drawnFor).toEqual(['register', 'resetPassword']);
  expect([sentTo('/api/user/create'), sentTo('/api/user/reset-password')]).toEqual([
    [false, true],
    [false, true],
  ]);
});

test('where no site key is configured no token is drawn: the provider hears of nobody', async () => {
  isGuarded = false;
  const email = `${crypto.randomUUID()}@example.no`;
  expect(await tab.api.command('session.register', { ...person, email })).toMatchObject({ ok: true });
  await subscribe('kari@example.no');
  await standing('done');
  expect(drawnFor).toEqual([]);
});

test.each<[string, (action: string) => Promise<string | null>]>([
  ['draws none', async () => null],
  ['draws one that the shop does not take', async (action) => provider.token(action, 0.1)],
])('a window that %s: it is said, and nobody is registered', async (_what, recaptchaToken) => {
  device.recaptchaToken = recaptchaToken;
  const email = `${crypto.randomUUID()}@example.no`;
  const refused = { ok: false, error: { code: 'recaptchaNotVerified' } };
  expect(await tab.api.command('session.register', { ...person, email })).toEqual(refused);
  expect(await tab.api.command('password.request', { email })).toEqual(refused);
  expect(server.mails.filter(({ to }) => to === email)).toEqual([]);
});

test('what was queued gets a token when it is sent, and is sent once (decision 081)', async () => {
  await subscribe('queued@example.no');
  await standing('done');
  expect([drawnFor, sentTo(SUBSCRIBE)]).toEqual([['newsletter'], [false, true]]);
  expect(server.mails.filter(({ to }) => to === 'queued@example.no')).toHaveLength(1);
});

test('where no page is open it waits, holds nothing else back, and goes when there is one', async () => {
  const { recaptchaToken } = device;
  device.recaptchaToken = async () => null;
  await subscribe('waits@example.no');
  await task(({ reason }) => reason === 'recaptcha');
  // Another sender without a page, as the service worker is, leaves it where it is.
  expect(await drain(tab.ports)).toMatchObject({ waiting: 1 });
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  const addition = { operationId: crypto.randomUUID(), parentSku: 'LAMP', sku: 'LAMP', qty: 1 };
  expect(await tab.api.command('cart.add', addition)).toMatchObject({ ok: true });
  await expect.poll(() => sentTo('/api/cart/update')).toEqual([false]);
  expect(sentTo(SUBSCRIBE)).not.toContain(true);

  device.recaptchaToken = recaptchaToken;
  await tab.api.hint('visible');
  await standing('done');
});

test('a token that the shop does not take is a refusal, which is shown with its reason', async () => {
  device.recaptchaToken = async (action) => provider.token(action, 0.1);
  await subscribe('machine@example.no');
  await standing('unchecked');
  await task(({ state, reason }) => state === 'failed' && reason === 'RECAPTCHA_FAILED');
});

test('the shop cannot reach the provider: it goes on waiting', async () => {
  provider.isDown = true;
  await subscribe('later@example.no');
  await task(({ state, reason }) => state === 'queued' && reason === 'recaptcha');
  provider.isDown = false;
});

test('a shop whose secret is wrong refuses nobody for it: it goes on waiting', async () => {
  provider.hasWrongSecret = true;
  await subscribe('not-my-fault@example.no');
  await task(({ state, reason }) => state === 'queued' && reason === 'recaptcha');
  provider.hasWrongSecret = false;
});

test('what waits for the check can be given up, and the next wish of the same thing takes its place', async () => {
  device.recaptchaToken = async () => null;
  const email = `${crypto.randomUUID()}@example.no`;
  await subscribe(email);
  await task(({ reason }) => reason === 'recaptcha');
  expect(await tab.api.command('newsletter.unsubscribe', { operationId: crypto.randomUUID(), email })).toMatchObject({
    ok: true,
  });
  await window.value<NewsletterView>('newsletter.current', {}, ({ standing: at }) => at?.change === 'unsubscribe');
  await expect.poll(() => [...device.outbox.contents.rows.values()].length).toBe(0);

  await subscribe(email);
  const [waits] = await task(({ reason }) => reason === 'recaptcha');
  expect(waits).toMatchObject({ canCancel: true });
  expect(await tab.api.command('task.cancel', { id: waits!.id })).toMatchObject({ ok: true });
  await window.value<readonly TaskView[]>('task.all', {}, (tasks) => tasks.length === 0);
});
