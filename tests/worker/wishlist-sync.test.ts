import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

/** The wishlist of an account on several devices, through the reference backend (D59). */

let server: TestServer;
let accounts = 0;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const simple = (sku: string) => ({ parentSku: sku, sku, name: `Name of ${sku}` });

async function must(api: WorkerApi, name: string, params: object): Promise<void> {
  expect(await api.command(name, params), name).toMatchObject({ ok: true });
}

async function newDevice() {
  const filled = await filledDevice((request) => server.app.handle(request));
  onTestFinished(() => filled.api.close());
  return filled;
}

/** An account, and how one signs in to it. */
async function newAccount() {
  const email = `onsker${++accounts}@example.no`;
  const password = 'Hemmelig#123';
  const body = JSON.stringify({ customer: { email, firstname: 'Kari', lastname: 'Nordmann' }, password });
  const headers = { 'content-type': 'application/json', 'idempotency-key': `account-for-wishes-${accounts}` };
  const made = await server.app.handle(
    new Request('http://shop.test/api/user/create', { method: 'POST', headers, body }),
  );
  expect(made.status).toBe(200);
  return { email, password, isRemembered: true };
}

const skusIn = async (window: Window, ...wanted: readonly string[]): Promise<void> => {
  const areThese = (skus: readonly string[]): boolean => skus.toSorted().join() === wanted.toSorted().join();
  await window.value<readonly string[]>('wishlist.skus', {}, areThese);
};

/** Looks at the list, as who opens its panel does: what is new elsewhere comes. */
const lookAt = (window: Window): Promise<unknown> => window.value('wishlist.current', {});

async function setOffline({ device, api, window }: Awaited<ReturnType<typeof newDevice>>, isOffline: boolean) {
  device.isOffline = isOffline;
  await api.hint(isOffline ? 'offline' : 'online');
  await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => isOnline === !isOffline);
}

test('what a guest wished for joins the list of who signs in, and is on their other devices', async () => {
  const kari = await newAccount();
  const phone = await newDevice();
  await must(phone.api, 'session.login', kari);
  await must(phone.api, 'wishlist.add', simple('LAMP'));
  await skusIn(phone.window, 'LAMP');

  const tablet = await newDevice();
  await must(tablet.api, 'wishlist.add', simple('VASE'));
  await skusIn(tablet.window, 'VASE');
  await must(tablet.api, 'session.login', kari);
  await skusIn(tablet.window, 'LAMP', 'VASE');
  await expect
    .poll(async () => {
      await lookAt(phone.window);
      return phone.window.value<readonly string[]>('wishlist.skus', {});
    })
    .toHaveLength(2);

  // Whoever uses the tablet next sees nothing of it.
  await must(tablet.api, 'session.logout', { waiting: 'keep' });
  await skusIn(tablet.window);
});

test('what two devices change without a network is merged: the later change of each article counts', async () => {
  const ola = await newAccount();
  const [phone, tablet] = [await newDevice(), await newDevice()];
  await must(phone.api, 'session.login', ola);
  for (const sku of ['LAMP', 'VASE']) await must(phone.api, 'wishlist.add', simple(sku));
  await must(tablet.api, 'session.login', ola);
  await expect
    .poll(async () => {
      await lookAt(tablet.window);
      return tablet.window.value<readonly string[]>('wishlist.skus', {});
    })
    .toHaveLength(2);
  for (const each of [phone, tablet]) await setOffline(each, true);
  await must(phone.api, 'wishlist.remove', { sku: 'LAMP' });
  await must(tablet.api, 'wishlist.remove', { sku: 'VASE' });
  await must(tablet.api, 'wishlist.add', simple('CHAIR'));
  await must(tablet.api, 'wishlist.remove', { sku: 'LAMP' });
  await must(tablet.api, 'wishlist.add', simple('LAMP'));
  await setOffline(phone, false);
  await setOffline(tablet, false);
  for (const { window } of [phone, tablet]) {
    await expect
      .poll(async () => {
        await lookAt(window);
        return (await window.value<readonly string[]>('wishlist.skus', {})).toSorted();
      })
      .toEqual(['CHAIR', 'LAMP']);
  }
});

test('what waits of somebody who signed out is sent as them alone', async () => {
  const [kari, ola] = [await newAccount(), await newAccount()];
  const shared = await newDevice();
  await must(shared.api, 'session.login', kari);
  await setOffline(shared, true);
  await must(shared.api, 'wishlist.add', simple('LAMP'));
  await must(shared.api, 'session.logout', { waiting: 'keep' });
  await skusIn(shared.window);
  await setOffline(shared, false);
  await must(shared.api, 'session.login', ola);
  await must(shared.api, 'wishlist.add', simple('VASE'));
  await skusIn(shared.window, 'VASE');
  await must(shared.api, 'session.logout', { waiting: 'keep' });
  await must(shared.api, 'session.login', kari);
  await expect
    .poll(async () => {
      await lookAt(shared.window);
      return shared.window.value<readonly string[]>('wishlist.skus', {});
    })
    .toEqual(['LAMP']);
});
