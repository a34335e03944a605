import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RECAPTCHA_FRAME_PATH, RECAPTCHA_HEADER, type RecaptchaAction } from '#config/recaptcha.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import type { RecaptchaResult } from '#schemas/api/generated/types.gen.ts';
import { limits } from '#server/http/rate-limit.ts';
import { type Answer, newKey, type Refusal } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer, newEmail, PASSWORD } from '#tests/support/customers.ts';
import { RecaptchaProvider } from '#tests/support/recaptcha-provider.ts';
import { reviewOfLamp } from '#tests/support/review-submission.ts';

let provider: RecaptchaProvider;
let shop: ContractShop;
/** Where no site key is configured. */
let open: ContractShop;

beforeAll(async () => {
  provider = await RecaptchaProvider.open();
  shop = await ContractShop.open({ recaptcha: provider.settings });
  open = await ContractShop.open();
});

afterAll(async () => {
  await shop.close();
  await open.close();
  await provider.close();
});

beforeEach(() => {
  provider.isDown = false;
});

/** A form, how it is sent, and whether what it wants was done. */
interface Form {
  readonly action: RecaptchaAction;
  readonly operation: OperationId;
  readonly body: (email: string) => object;
  readonly isDone: (email: string) => Promise<boolean>;
}

const isMailed = async (email: string, template: string): Promise<boolean> =>
  shop.server.mails.some((mail) => mail.to === email && mail.template === template);

const forms: readonly Form[] = [
  {
    action: 'register',
    operation: 'registerUser',
    body: (email) => ({ customer: { email, firstname: 'Kari', lastname: 'Nordmann' }, password: PASSWORD }),
    isDone: async (email) =>
      (await shop.server.shop<{ email: string }[]>('users')).some((customer) => customer.email === email),
  },
  {
    action: 'newsletter',
    operation: 'subscribe',
    body: (email) => ({ email }),
    isDone: async (email) => (await shop.done('getSubscription', { query: { email } })) === 'subscribed',
  },
  {
    action: 'review',
    operation: 'createReview',
    body: (email) => ({ ...reviewOfLamp, email }),
    isDone: async (email) =>
      (await shop.server.shop<{ email: string }[]>('reviews', 'list')).some((review) => review.email === email),
  },
];

const send = ({ operation, body }: Form, email: string, token?: string, key?: string): Promise<Answer<Refusal>> =>
  shop.call<Refusal>(operation, {
    body: body(email),
    headers: token === undefined ? {} : { [RECAPTCHA_HEADER]: token },
    ...(key ? { key } : {}),
  });

describe.each(forms)('$operation', (form) => {
  const drawn = (action: string = form.action, score = 0.9): string => provider.token(action, score);

  test('is done with a good token, once', async () => {
    const email = newEmail();
    const token = drawn();
    expect((await send(form, email, token)).status).toBe(200);
    expect(await form.isDone(email)).toBe(true);
    const other = newEmail();
    expect(await send(form, other, token)).toMatchObject({ status: 403, result: { code: 'RECAPTCHA_FAILED' } });
    expect(await form.isDone(other)).toBe(false);
  });

  test.each<[string, () => string | undefined, number, string]>([
    ['no token', () => undefined, 403, 'RECAPTCHA_MISSING'],
    ['one that nobody drew', () => 'invented', 403, 'RECAPTCHA_FAILED'],
    ['an empty one', () => '', 403, 'RECAPTCHA_FAILED'],
    ['one of another form', () => drawn('login'), 403, 'RECAPTCHA_FAILED'],
    ['one of a machine', () => drawn(form.action, 0.3), 403, 'RECAPTCHA_FAILED'],
    ['one that cannot be checked', () => ((provider.isDown = true), drawn()), 503, 'RECAPTCHA_UNREACHABLE'],
  ])('with %s nothing is done', async (_what, token, status, code) => {
    const email = newEmail();
    expect(await send(form, email, token())).toMatchObject({ status, result: { code } });
    expect(await form.isDone(email)).toBe(false);
    expect(shop.server.mails.filter(({ to }) => to === email)).toEqual([]);
  });

  test('a key whose call was refused is free, and one that was answered needs no second token', async () => {
    const [email, key] = [newEmail(), newKey()];
    expect((await send(form, email, undefined, key)).status).toBe(403);
    const first = await send(form, email, drawn(), key);
    expect(first.status).toBe(200);
    const again = await send(form, email, undefined, key);
    expect([again.status, again.text]).toEqual([200, first.text]);
  });
});

test('a link for a new password is mailed only to who brought a good token', async () => {
  const email = newEmail();
  await send(forms[0]!, email, provider.token('register'));
  const ask = (headers: Record<string, string>) => shop.call<Refusal>('resetPassword', { body: { email }, headers });
  expect((await ask({})).status).toBe(403);
  expect((await ask({ [RECAPTCHA_HEADER]: provider.token('register') })).status).toBe(403);
  expect(await isMailed(email, 'resetPassword')).toBe(false);
  expect((await ask({ [RECAPTCHA_HEADER]: provider.token('resetPassword') })).status).toBe(200);
  await expect.poll(() => isMailed(email, 'resetPassword')).toBe(true);
});

test('whoever wants no more letters, signs in or votes needs no token (decision 081)', async () => {
  expect((await shop.call('unsubscribe', { body: { email: newEmail() } })).status).toBe(200);
  expect((await shop.call('login', { body: { username: newEmail(), password: PASSWORD } })).status).toBe(401);
});

test('a token can be checked by itself, and is used up then', async () => {
  const check = (token: string, on = shop) => on.done<RecaptchaResult>('verifyRecaptcha', { body: { token } });
  const token = provider.token('newsletter');
  expect(await check(token)).toMatchObject({ success: true, score: 0.9, action: 'newsletter' });
  expect(await check(token)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect(await check(token, open)).toEqual({ success: false, 'error-codes': ['missing-input-secret'] });
  provider.isDown = true;
  expect((await shop.call('verifyRecaptcha', { body: { token } })).status).toBe(503);
});

test('without a site key nothing is asked for, whatever comes with a call', async () => {
  const before = provider.asked.length;
  await newCustomer(open);
  const { status } = await open.call('subscribe', {
    body: { email: newEmail() },
    headers: { [RECAPTCHA_HEADER]: 'x' },
  });
  expect(status).toBe(200);
  expect(provider.asked).toHaveLength(before);
});

test('the provider is named for the page of the check alone, and only where it is on (reliability 5, row 1)', async () => {
  const answerOf = (on: ContractShop, path: string) => on.server.app.handle(new Request(`http://shop.test${path}`));
  const page = await answerOf(shop, RECAPTCHA_FRAME_PATH);
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toContain(`script-src 'self' ${provider.settings.url} https://www.gstatic.com`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(await page.text()).toContain(`${provider.settings.url}/api.js?render=site-key`);
  expect((await answerOf(shop, `${RECAPTCHA_FRAME_PATH}.js`)).headers.get('content-type')).toMatch(/^text\/javascript/);
  const call = await answerOf(shop, '/api/ext/vsf-deploy-refresher/version');
  expect(call.headers.get('content-security-policy')).not.toContain(provider.settings.url);
  for (const path of [RECAPTCHA_FRAME_PATH, `${RECAPTCHA_FRAME_PATH}.js`])
    expect((await answerOf(open, path)).status).toBe(404);
});

test('one address has so many tokens checked and no more', async () => {
  const limited = await ContractShop.open({ recaptcha: provider.settings, isLimiting: true });
  const ask = () =>
    limited.call('resetPassword', { body: { email: newEmail() }, headers: { [RECAPTCHA_HEADER]: 'invented' } });
  const statuses = [];
  for (let calls = 0; calls <= limits.recaptcha.count; calls++) statuses.push((await ask()).status);
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([403]));
  await limited.close();
});
