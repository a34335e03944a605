import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Answer } from '#domain/answer.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { kari, must, ola, shopWithDevice } from '#tests/support/account-device.ts';
import type { AccountShop } from '#tests/support/account-shop.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { homeAddress } from '#tests/support/home-address.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const id = (): string => crypto.randomUUID();

async function signedIn() {
  const at = await shopWithDevice(server);
  await must(at.api, 'session.login', kari);
  const profile = (isWanted: (view: ProfileView) => boolean): Promise<ProfileView> =>
    at.window.value<ProfileView>('profile.current', {}, isWanted);
  return { at, profile, ...at };
}

/** Holds back what changes a profile; `came` waits until the shop has such a call. */
function holdUpdates(shop: AccountShop) {
  const held: (() => void)[] = [];
  shop.beforeUpdate = () => new Promise((resolve) => void held.push(resolve));
  return {
    came: () => expect.poll(() => held.length).toBe(1),
    /** What comes from now on is not held back any more. */
    letGo() {
      shop.beforeUpdate = async () => undefined;
      held[0]!();
    },
  };
}

const settled = ({ isChangeWaiting, conflict }: ProfileView): boolean => !isChangeWaiting && conflict === null;

test('a tab that slept while somebody else signed in does not go on showing whose profile it showed before', async () => {
  const { device, shop, api, window } = await shopWithDevice(server);
  await must(api, 'session.login', ola);
  const { session } = device.outbox.contents;
  await must(api, 'session.login', kari);
  await window.value<ProfileView>('profile.current', {}, ({ email }) => email === kari.email);
  await api.close();
  const slept = device.openTab();
  onTestFinished(() => slept.api.close());
  const heard: Answer<unknown>[] = [];
  await slept.api.open({ storeCode: 'bmno', locale: 'nb-NO' }, (_watchId, answer) => void heard.push(answer));
  await slept.api.watch(1, 'profile.current', {});
  await expect.poll(() => heard.at(-1)?.state).toBe('ready');

  // All that another tab did, of which this one heard nothing.
  let release = (): void => undefined;
  onTestFinished(() => release());
  shop.held.set('/api/user/me', new Promise<void>((resolve) => (release = resolve)));
  await device.outbox.transact((box) => box.setSession(session), null);
  heard.splice(0);
  await slept.api.hint('visible');
  // A window goes on showing what it has while something is on its way.
  await expect.poll(() => heard.map(({ state }) => state)).toEqual(['missing']);
});

test('edits without a network are shown at once, and go out together in one call', async () => {
  const { at, shop, api, profile } = await signedIn();
  await setOffline(at, true);
  await must(api, 'profile.save', { operationId: id(), firstName: ' Karin ' });
  await must(api, 'profile.saveAddress', { operationId: id(), address: homeAddress });
  await must(api, 'profile.save', { operationId: id(), lastName: 'Hansen' });
  const shown = await profile(({ isChangeWaiting }) => isChangeWaiting);
  expect(shown).toMatchObject({ firstName: 'Karin', lastName: 'Hansen', conflict: null });
  expect(shown.addresses).toMatchObject([{ streetAddress: 'Storgata 12', isDefault: true }]);
  await setOffline(at, false);
  expect(await profile(settled)).toMatchObject({ firstName: 'Karin', lastName: 'Hansen' });
  expect(shop.profileOf(kari.email)).toMatchObject({ firstname: 'Karin', lastname: 'Hansen', version: 2 });
  expect(shop.deeds.filter(({ path }) => path === '/api/user/me')).toHaveLength(1);
  const [known] = (await profile(settled)).addresses;
  await must(api, 'profile.removeAddress', { operationId: id(), addressId: known!.id });
  await profile((view) => settled(view) && view.addresses.length === 0);
  expect(shop.profileOf(kari.email).addresses).toEqual([]);
});

test('what was changed elsewhere stays beside an edit of something else', async () => {
  const { at, shop, api, profile } = await signedIn();
  await setOffline(at, true);
  await must(api, 'profile.save', { operationId: id(), firstName: 'Karin' });
  shop.changeProfile(kari.email, { lastname: 'Olsen' });
  await setOffline(at, false);
  await profile((view) => settled(view) && view.lastName === 'Olsen' && view.firstName === 'Karin');
  await expect.poll(() => shop.profileOf(kari.email)).toMatchObject({ firstname: 'Karin', lastname: 'Olsen' });
});

test('edits on top of each other without a network are no conflict with a change of something else', async () => {
  const { at, shop, api, profile } = await signedIn();
  await setOffline(at, true);
  await must(api, 'profile.saveAddress', { operationId: id(), address: homeAddress });
  const [added] = (await profile(({ addresses }) => addresses.length === 1)).addresses;
  await must(api, 'profile.saveAddress', { operationId: id(), address: { ...added!, city: 'Moss', zipCode: '1530' } });
  for (const firstName of ['Karin', 'Karen']) await must(api, 'profile.save', { operationId: id(), firstName });
  shop.changeProfile(kari.email, { lastname: 'Olsen' });
  await setOffline(at, false);
  const after = await profile((view) => settled(view) && view.lastName === 'Olsen');
  expect(after).toMatchObject({ firstName: 'Karen', addresses: [{ city: 'Moss' }] });
  const kept = { firstname: 'Karen', lastname: 'Olsen', addresses: [{ city: 'Moss' }] };
  await expect.poll(() => shop.profileOf(kari.email)).toMatchObject(kept);
});

test.each([
  [true, 'Karin'],
  [false, 'Kåre'],
])("two changes of one thing are the owner's to decide: mine counts %s", async (isMineKept, expected) => {
  const { at, shop, api, profile } = await signedIn();
  await setOffline(at, true);
  await must(api, 'profile.save', { operationId: id(), firstName: 'Karin' });
  shop.changeProfile(kari.email, { firstname: 'Kåre' });
  await setOffline(at, false);
  const asked = await profile(({ conflict }) => conflict !== null);
  expect(asked).toMatchObject({ firstName: 'Karin', isChangeWaiting: false, conflict: { firstName: 'Kåre' } });
  await must(api, 'profile.resolve', { isMineKept });
  await profile((view) => settled(view) && view.firstName === expected);
  await expect.poll(() => shop.profileOf(kari.email).firstname).toBe(expected);
});

test.each([
  [true, 'Karen'],
  [false, 'Kåre'],
])(
  'an edit that is made while its owner is asked about an earlier one counts after that: mine counts %s',
  async (isMineKept, expected) => {
    const { at, shop, api, profile } = await signedIn();
    await setOffline(at, true);
    await must(api, 'profile.save', { operationId: id(), firstName: 'Karin' });
    shop.changeProfile(kari.email, { firstname: 'Kåre' });
    await setOffline(at, false);
    await profile(({ conflict }) => conflict !== null);
    const again = { operationId: id(), firstName: 'Karen' };
    await must(api, 'profile.save', again);
    await must(api, 'profile.save', again);
    // What has nothing to do with it does not wait.
    await must(api, 'profile.save', { operationId: id(), lastName: 'Olsen' });
    await expect.poll(() => shop.profileOf(kari.email).lastname).toBe('Olsen');
    const asked = await profile(({ lastName }) => lastName === 'Olsen');
    expect(asked).toMatchObject({ firstName: 'Karen', conflict: { firstName: 'Kåre' } });
    await must(api, 'profile.resolve', { isMineKept });
    await profile((view) => settled(view) && view.firstName === expected);
    await expect.poll(() => shop.profileOf(kari.email).firstname).toBe(expected);
  },
);

test('an edit that is made while its owner is asked about the default address counts after that', async () => {
  const { at, shop, api, profile } = await signedIn();
  for (const city of ['Oslo', 'Moss'])
    await must(api, 'profile.saveAddress', { operationId: id(), address: { ...homeAddress, city } });
  const [oslo, moss] = (await profile((view) => settled(view) && view.addresses.length === 2)).addresses;
  await setOffline(at, true);
  await must(api, 'profile.saveAddress', { operationId: id(), address: { ...oslo!, zipCode: '0185' } });
  const { addresses } = shop.profileOf(kari.email);
  shop.changeProfile(kari.email, { addresses: addresses.map((each) => ({ ...each, telephone: '22 22 22 22' })) });
  await setOffline(at, false);
  await profile(({ conflict }) => conflict !== null);
  await must(api, 'profile.saveAddress', { operationId: id(), address: { ...moss!, isDefault: true } });
  await must(api, 'profile.resolve', { isMineKept: true });
  await profile(settled);
  await expect
    .poll(() => shop.profileOf(kari.email).addresses.map((each) => `${each.postcode} ${each.default_shipping}`))
    .toEqual(['0185 false', '0184 true']);
});

test('of two edits the later one counts, also where the shop was asked in between and refuses the earlier one', async () => {
  const { shop, api, profile } = await signedIn();
  await must(api, 'profile.saveAddress', { operationId: id(), address: homeAddress });
  await profile((view) => settled(view) && view.addresses.length === 1);
  const held = holdUpdates(shop);
  await must(api, 'profile.saveAddress', { operationId: id(), address: { ...homeAddress, city: 'Moss' } });
  await held.came();
  shop.changeProfile(kari.email, { lastname: 'Olsen' });
  const { addresses } = await profile(({ lastName }) => lastName === 'Olsen');
  await must(api, 'profile.saveAddress', { operationId: id(), address: { ...addresses[1]!, isDefault: true } });
  held.letGo();
  await profile(settled);
  await expect
    .poll(() => shop.profileOf(kari.email).addresses.map((each) => `${each.city} ${each.default_shipping}`))
    .toEqual(['Oslo false', 'Moss true']);
  expect(shop.profileOf(kari.email).lastname).toBe('Olsen');
});

test('an edit that is made while another one of the same thing is on its way is no conflict', async () => {
  const { shop, api, profile } = await signedIn();
  const held = holdUpdates(shop);
  await must(api, 'profile.save', { operationId: id(), firstName: 'Karin' });
  await held.came();
  await must(api, 'profile.save', { operationId: id(), firstName: 'Kåre' });
  held.letGo();
  await profile((view) => settled(view) && view.firstName === 'Kåre');
  await expect.poll(() => shop.profileOf(kari.email).firstname).toBe('Kåre');
});

test('an answer of before an edit that arrives after it does not undo it', async () => {
  const { at, shop, api, profile } = await signedIn();
  await profile(({ firstName }) => firstName === 'Kari');
  let letGo: (() => void) | null = null;
  shop.beforeArrival = () => new Promise((resolve) => (letGo = resolve));
  await setOffline(at, true);
  await setOffline(at, false);
  void profile(() => true);
  await expect.poll(() => letGo).not.toBeNull();
  await must(api, 'profile.save', { operationId: id(), firstName: 'Karin' });
  await profile((view) => settled(view) && view.firstName === 'Karin');
  shop.beforeArrival = async () => undefined;
  letGo!();
  // Long enough for the answer to be kept, if anybody kept it.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await profile(settled)).toMatchObject({ firstName: 'Karin' });
});

test('edits of somebody who signed out wait for them alone', async () => {
  const { at, shop, api, profile } = await signedIn();
  await setOffline(at, true);
  await must(api, 'profile.save', { operationId: id(), firstName: 'Karin' });
  await must(api, 'session.logout', { waiting: 'keep' });
  expect(await api.command('profile.save', { operationId: id(), firstName: 'Nobody' })).toMatchObject({
    error: { code: 'notAvailableOffline' },
  });
  await setOffline(at, false);
  await must(api, 'session.login', kari);
  await profile((view) => settled(view) && view.firstName === 'Karin');
  expect(shop.profileOf(kari.email).firstname).toBe('Karin');
});

test('an edit that met a change from elsewhere is still to be decided after its owner signed out and in again', async () => {
  const { at, shop, api, profile } = await signedIn();
  await setOffline(at, true);
  await must(api, 'profile.save', { operationId: id(), firstName: 'Karin' });
  shop.changeProfile(kari.email, { firstname: 'Kaja' });
  await setOffline(at, false);
  await profile(({ conflict }) => conflict !== null);
  await must(api, 'session.logout', { waiting: 'keep' });
  await must(api, 'session.login', kari);
  await profile(({ conflict }) => conflict !== null);
});

test.each([0, 5, 20, 60, 200])(
  'an address that was added %i ms before its owner signed out is there when they sign in again',
  async (pauseMs) => {
    const { shop, api, window } = await signedIn();
    await must(api, 'profile.saveAddress', { operationId: id(), address: homeAddress });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await must(api, 'session.logout', { waiting: 'keep' });
    await must(api, 'session.login', kari);
    const isHome = ({ addresses }: ProfileView): boolean => addresses.length === 1;
    await window.value<ProfileView>('profile.current', {}, (view) => isHome(view) && settled(view));
    expect(shop.profileOf(kari.email).addresses).toMatchObject([{ city: 'Oslo' }]);
  },
);

test('an address that the shop has numbered meanwhile is changed and taken away under the name of before', async () => {
  const { shop, api, profile } = await signedIn();
  const held = holdUpdates(shop);
  await must(api, 'profile.saveAddress', { operationId: id(), address: homeAddress });
  const [added] = (await profile(({ addresses }) => addresses.length === 1)).addresses;
  await held.came();
  // One change while the address is on its way, one when it is there.
  await must(api, 'profile.saveAddress', { operationId: id(), address: { ...added!, city: 'Moss', zipCode: '1530' } });
  held.letGo();
  await profile((view) => settled(view) && view.addresses[0]?.city === 'Moss');
  await expect.poll(() => shop.profileOf(kari.email).addresses.map(({ city }) => city)).toEqual(['Moss']);
  await must(api, 'profile.saveAddress', {
    operationId: id(),
    address: { ...added!, city: 'Bergen', zipCode: '5003' },
  });
  await expect.poll(() => shop.profileOf(kari.email).addresses.map(({ city }) => city)).toEqual(['Bergen']);
  await must(api, 'profile.removeAddress', { operationId: id(), addressId: added!.id });
  await expect.poll(() => shop.profileOf(kari.email).addresses).toEqual([]);
});

test('an address that the shop has already is there once, also before the answer to its addition comes', async () => {
  const { shop, api, profile } = await signedIn();
  let letGo: (() => void) | null = null;
  shop.afterUpdate = () => new Promise((resolve) => (letGo = resolve));
  await must(api, 'profile.saveAddress', { operationId: id(), address: homeAddress });
  await expect.poll(() => letGo).not.toBeNull();
  // Whoever looks at the profile asks for it.
  const isOfShop = ({ addresses }: ProfileView): boolean => addresses.some(({ id: name }) => !name.startsWith('new-'));
  const { addresses, isChangeWaiting } = await profile(isOfShop);
  expect([addresses.length, isChangeWaiting]).toEqual([1, true]);
  letGo!();
  expect((await profile(settled)).addresses).toHaveLength(1);
  expect(shop.profileOf(kari.email).addresses).toHaveLength(1);
});

test('an edit that a later one holds is not cancelled alone: what is cancelled never reaches the shop', async () => {
  const { at, shop, api, profile, window } = await signedIn();
  await setOffline(at, true);
  await must(api, 'profile.save', { operationId: id(), firstName: 'Karin' });
  await must(api, 'profile.save', { operationId: id(), lastName: 'Hansen' });
  const two = await window.value<readonly TaskView[]>('task.all', {}, ({ length }) => length === 2);
  expect(two.map(({ canCancel }) => canCancel)).toEqual([false, true]);
  const cancel = (task: TaskView) => api.command('task.cancel', { id: task.id });
  expect(await cancel(two[0]!)).toMatchObject({ ok: false });
  expect(await cancel(two[1]!)).toMatchObject({ ok: true });
  const [first] = await window.value<readonly TaskView[]>('task.all', {}, ([task]) => task?.canCancel === true);
  expect(await cancel(first!)).toMatchObject({ ok: true });
  await profile(({ isChangeWaiting, firstName }) => !isChangeWaiting && firstName === 'Kari');
  await setOffline(at, false);
  await must(api, 'profile.save', { operationId: id(), lastName: 'Berg' });
  await expect.poll(() => shop.profileOf(kari.email)).toMatchObject({ firstname: 'Kari', lastname: 'Berg' });
});
