import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { RestockView } from '#domain/restock.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue() });
  await server.shop('set-stock', 'LAMP', 0);
});

afterAll(() => server.close());

test('who waits for an article asks without a network, and is told by mail once it is there', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  const view = (fits: (view: RestockView) => boolean) => window.value<RestockView>('restock.of', { sku: 'LAMP' }, fits);
  const ask = (email: string, operationId: string) =>
    api.command('restock.ask', { operationId, sku: 'LAMP', productName: 'Lampe', email });
  await api.command('checkout.open', { orderId: 'order-0000-1' });
  await api.command('checkout.saveDetails', { orderId: 'order-0000-1', details });
  device.isOffline = true;
  await api.hint('offline');
  expect(await view(({ email }) => email !== '')).toEqual({
    isOffered: true,
    standing: null,
    email: 'kari@example.no',
  });
  expect(await ask('kari', 'restock-0000-0000-0')).toMatchObject({ error: { code: 'fixValidationErrors' } });
  expect(await ask('wrong@example.no', 'restock-0000-0000-1')).toEqual({ ok: true, value: null });
  // The later wish takes the place of the earlier one.
  expect(await ask('kari@example.no', 'restock-0000-0000-2')).toEqual({ ok: true, value: null });
  const waits = await view(({ standing }) => standing?.email === 'kari@example.no');
  expect(waits.standing?.state).toBe('waiting');
  const [task, ...others] = await window.value<readonly TaskView[]>('task.all', {}, ({ length }) => length > 0);
  expect(task).toMatchObject({
    state: 'queued',
    reason: 'offline',
    subject: { kind: 'restock', productName: 'Lampe' },
  });
  expect(others).toEqual([]);

  device.isOffline = false;
  await api.hint('online');
  await view(({ standing }) => standing?.state === 'done');
  await server.shop('set-stock', 'LAMP', 2);
  await server.app.tellRestocked();
  expect(server.mails.map(({ to, template }) => [to, template])).toEqual([['kari@example.no', 'restocked']]);
  await api.close();
});

test('a wish of one store view does not take the place of the same in another', async () => {
  const sent: (string | null)[] = [];
  const device = new TestDevice({
    fetch: async (request) => {
      if (request.url.includes('/stock/restock')) sent.push(new URL(request.url).searchParams.get('storeCode'));
      return server.app.handle(request);
    },
  });
  for (const { code, locales } of storeViews.slice(0, 2)) {
    const { api } = device.openTab();
    const window = new Window(api);
    await window.open(code, locales[0]);
    await setOffline({ device, api, window }, true);
    const operationId = `restock-of-${code}`;
    const wanted = { operationId, sku: 'LAMP', productName: 'Lampe', email: 'kari@example.no' };
    expect(await api.command('restock.ask', wanted)).toMatchObject({ ok: true });
    await window.value<RestockView>('restock.of', { sku: 'LAMP' }, ({ standing }) => standing?.state === 'waiting');
    await api.close();
  }
  device.isOffline = false;
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  await new Window(api).open();
  await expect.poll(() => new Set(sent)).toEqual(new Set(storeViews.slice(0, 2).map(({ code }) => code)));
});
