import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readResetLink } from '#domain/reset-link.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { must, stateOf } from '#tests/support/account-device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { homeAddress } from '#tests/support/home-address.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const taken = await filledDevice((request) => server.app.handle(request));
  await must(taken.api, 'session.register', {
    firstName: 'Gry',
    lastName: 'Hansen',
    email: 'taken@example.no',
    password,
  });
  await taken.api.close();
});
afterAll(() => server.close());

const password = 'Blomster#42vinter';
const home = (number = 1) => ({
  ...homeAddress,
  firstName: 'Per',
  lastName: 'Hansen',
  streetAddress: `Storgata ${number}`,
});

/** A device whose owner has just registered. */
async function registered(email: string) {
  let saves = 0;
  const lost: string[] = [];
  const failing: string[] = [];
  const at = await filledDevice(async (request) => {
    if (request.method === 'POST' && request.url.includes('/api/user/me')) saves++;
    const answer = await server.app.handle(request);
    if (lost.some((path) => request.url.includes(path))) throw new TypeError('fetch failed');
    const hasFailed = failing.some((path) => request.url.includes(path));
    return hasFailed ? Response.json({ code: 500, result: 'failed' }, { status: 500 }) : answer;
  });
  onTestFinished(() => at.api.close());
  await must(at.api, 'session.register', { firstName: 'Per', lastName: 'Hansen', email, password });
  await stateOf(at.window, { state: 'signedIn' });
  const profile = (isWanted: (view: ProfileView) => boolean) =>
    at.window.value<ProfileView>('profile.current', {}, isWanted);
  return {
    ...at,
    profile,
    settled: () => profile(({ isChangeWaiting }) => !isChangeWaiting),
    refused: async () => (await at.window.value<TaskView[]>('task.all', {})).map(({ reason }) => reason),
    saves: () => saves,
    lose: (...paths: string[]) => void lost.splice(0, lost.length, ...paths),
    /** Has the shop do what it is asked for there, and fail after it. */
    fail: (...paths: string[]) => void failing.splice(0, failing.length, ...paths),
  };
}

/** Makes edits without a network, and waits until the shop has answered them. */
async function editedOffline(
  { settled, ...at }: Awaited<ReturnType<typeof registered>>,
  edits: readonly (readonly [string, object])[],
) {
  await setOffline(at, true);
  for (const [name, params] of edits) await must(at.api, name, { operationId: crypto.randomUUID(), ...params });
  await setOffline(at, false);
  return settled();
}

test('an address that was saved after an e-mail that the shop refuses is not lost with it', async () => {
  const at = await registered('after@example.no');
  const after = await editedOffline(at, [
    ['profile.save', { email: 'taken@example.no' }],
    ['profile.saveAddress', { address: home() }],
  ]);
  expect(after).toMatchObject({ email: 'after@example.no', conflict: null });
  expect(after.addresses).toMatchObject([{ streetAddress: 'Storgata 1' }]);
  expect(await at.refused()).toEqual(['EMAIL_TAKEN']);
});

test('of many edits those that the shop refuses are refused, each by itself, and asking ends', async () => {
  const at = await registered('many@example.no');
  const after = await editedOffline(at, [
    ['profile.save', { firstName: 'Pål' }],
    ['profile.save', { email: 'taken@example.no' }],
    ['profile.saveAddress', { address: home() }],
    ['profile.save', { email: ' Taken@example.no' }],
    ['profile.save', { lastName: 'Olsen' }],
  ]);
  expect(after).toMatchObject({ firstName: 'Pål', lastName: 'Olsen', email: 'many@example.no', conflict: null });
  expect(after.addresses).toHaveLength(1);
  expect(await at.refused()).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN']);
  const asked = at.saves();
  expect(asked).toBe(1 + 5);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(at.saves()).toBe(asked);
});

test('an address too many does not take a name with it that was saved before', async () => {
  const at = await registered('full@example.no');
  const twenty = Array.from({ length: 20 }, (_, index) => ['profile.saveAddress', { address: home(index) }] as const);
  await editedOffline(at, twenty);
  expect(at.saves()).toBe(1);
  const after = await editedOffline(at, [
    ['profile.save', { firstName: 'Pål' }],
    ['profile.saveAddress', { address: home(21) }],
  ]);
  expect(after).toMatchObject({ firstName: 'Pål', conflict: null });
  expect(after.addresses).toHaveLength(20);
  expect(await at.refused()).toEqual(['VALIDATION']);
});

test('a refused edit that went alone is refused at once', async () => {
  const at = await registered('alone@example.no');
  await must(at.api, 'profile.save', { operationId: crypto.randomUUID(), email: 'taken@example.no' });
  expect(await at.settled()).toMatchObject({ email: 'alone@example.no', conflict: null });
  expect([await at.refused(), at.saves()]).toEqual([['EMAIL_TAKEN'], 1]);
});

const changing = { currentPassword: password, newPassword: 'Sommerfugl#77' };

test('who changed the e-mail and then the password stays signed in', async () => {
  const { api, window, settled } = await registered('old@example.no');
  await must(api, 'profile.save', { operationId: crypto.randomUUID(), email: 'new@example.no' });
  expect(await settled()).toMatchObject({ email: 'new@example.no' });
  await must(api, 'password.change', changing);
  await stateOf(window, { state: 'signedIn', email: 'new@example.no' });
});

test('who gives a tax number is a business as soon as the shop has it', async () => {
  const { api, window } = await registered('firma@example.no');
  await must(api, 'profile.save', { operationId: crypto.randomUUID(), company: 'Firma AS', taxId: '923609016' });
  await stateOf(window, { isBusiness: true });
});

test('a password is changed also where the answer is lost', async () => {
  const { api, window, lose } = await registered('lost@example.no');
  lose('/change-password');
  await must(api, 'password.change', changing);
  await stateOf(window, { state: 'signedIn' });
});

test('where nobody knows whether the password was changed, nobody says that it was not', async () => {
  const at = await registered('unknown@example.no');
  at.lose('/change-password', '/login');
  const answer = await at.api.command('password.change', changing);
  expect(answer).toMatchObject({ ok: false, error: { code: 'passwordChangeUnknown' } });
  at.lose();
  await setOffline(at, true);
  const offline = await at.api.command('password.change', changing);
  expect(offline).toMatchObject({ ok: false, error: { code: 'changePasswordOffline' } });
});

test.each(['lose', 'fail'] as const)(
  'a password that was changed is told as changed, where the sign-in after it is not answered (%s)',
  async (way) => {
    const at = await registered(`entered-${way}@example.no`);
    at[way]('/login');
    await must(at.api, 'password.change', changing);
    at[way]();
    await must(at.api, 'session.login', {
      email: `entered-${way}@example.no`,
      password: changing.newPassword,
      isRemembered: true,
    });
  },
);

/** A device with the link of a mail for a new password; signed out. */
async function withLink(email: string) {
  const at = await registered(email);
  await must(at.api, 'session.logout', { waiting: 'keep' });
  await must(at.api, 'password.request', { email });
  const mailed = () => server.mails.find(({ to, template }) => to === email && template === 'resetPassword')?.text;
  await expect.poll(mailed).toContain('create-password');
  const { token: resetToken } = readResetLink(new URL(/https?:\S+/.exec(mailed()!)![0]))!;
  const { newPassword } = changing;
  return { ...at, create: () => at.api.command('password.create', { email, resetToken, newPassword }) };
}

test.each(['lose', 'fail'] as const)(
  'a password that is chosen by mail holds also where the shop does not say so (%s)',
  async (way) => {
    const at = await withLink(`mailed-${way}@example.no`);
    at[way]('/create-password');
    expect(await at.create()).toEqual({ ok: true, value: null });
    await stateOf(at.window, { state: 'signedIn' });
  },
);

test('where nobody knows whether it was chosen, that is said; pressed again it is, though the link is spent', async () => {
  const at = await withLink('mailed-twice@example.no');
  at.lose('/create-password', '/login');
  // The second time the link is spent, and still nobody says that nothing was changed.
  for (const _press of [1, 2]) expect(await at.create()).toMatchObject({ error: { code: 'passwordChangeUnknown' } });
  at.lose();
  expect(await at.create()).toEqual({ ok: true, value: null });
  await stateOf(at.window, { state: 'signedIn' });
  await setOffline(at, true);
  expect(await at.create()).toMatchObject({ error: { code: 'resetPasswordOffline' } });
});
