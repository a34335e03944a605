import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: choiceCatalogue() });
});
afterAll(() => server.close());

test('a bundle that is added before its parts are on the device is in the cart once they are', async () => {
  // The list of products does not come while somebody waits.
  const device = new TestDevice({
    fetch: async (request) =>
      new URL(request.url).pathname === '/api/sync/products'
        ? new Promise<Response>(() => undefined)
        : server.app.handle(request),
  });
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  await new Window(api).open();
  const options = { bundle: { 1: { qty: 1, selections: ['1'] }, 2: { qty: 2, selections: ['2'] } } };
  const call = { operationId: 'add-early-bundle', parentSku: 'SET', sku: 'SET', qty: 1, options };
  expect(await api.command('cart.add', call)).toMatchObject({ ok: true });
});
