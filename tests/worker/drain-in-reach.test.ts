import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TaskView } from '#domain/views/outbox.ts';
import { TestDevice } from '#tests/support/device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import { drainInReach } from '#worker/outbox/send/drain-in-reach.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a service worker that is woken without a network hands nothing to fetch that can still be given up (D16)', async () => {
  const asked: string[] = [];
  const device = new TestDevice({
    fetch: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return server.app.handle(request);
    },
  });
  const { api, ports } = device.openTab();
  const window = new Window(api);
  await window.open();
  onTestFinished(() => api.close());
  await setOffline({ device, api, window }, true);
  await api.command('newsletter.subscribe', { operationId: crypto.randomUUID(), email: 'kari@example.no' });
  await window.value<readonly TaskView[]>('task.all', {}, ({ length }) => length === 1);
  const rows = () => ports.store.look((box) => box.rows.map(({ request, attempt }) => ({ request, attempt })));

  await expect(drainInReach(ports)).rejects.toBeInstanceOf(TypeError);
  expect(await rows()).toEqual([{ request: null, attempt: null }]);

  // Back at the network, before the page has heard of it.
  device.isOffline = false;
  asked.length = 0;
  expect(await drainInReach(ports)).toMatchObject({ waiting: 0 });
  expect(asked.filter((call) => call === 'GET /api/' || call.includes('subscribe'))).toEqual([
    'GET /api/',
    'POST /api/ext/magento2-subscribe/subscribe',
  ]);
  // With nothing to send nobody is asked.
  asked.length = 0;
  await drainInReach(ports);
  expect(asked.filter((call) => call === 'GET /api/')).toEqual([]);
});
