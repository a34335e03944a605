import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** What a backup has of the catalogue: its documents, and how far their changes are counted. */
async function backUp({ database }: TestServer): Promise<() => Promise<void>> {
  await database.execute(sql`create table backup as select * from documents`);
  await database.execute(sql`create table backup_counted as select last_value from catalogue_change`);
  return async () => {
    await database.execute(sql`delete from documents`);
    const columns = sql`store_code, collection, id, change_number, updated_at, is_gone, sku, path, slug, body, words`;
    await database.execute(sql`insert into documents (${columns}) select ${columns} from backup`);
    await database.execute(sql`select setval('catalogue_change', (select last_value from backup_counted))`);
  };
}

test('a device learns what a restored shop says, also once the shop has counted as many changes as the device knows', async () => {
  const server = await startTestServer();
  const restore = await backUp(server);
  await server.shop('set-price', 'LAMP', 990);
  const { api, device } = await filledDevice((request) => server.app.handle(request));
  await api.close();
  await restore();
  await server.shop('restored');
  // As many changes as were lost, of something else.
  await server.shop('set-price', 'VASE', 500);

  const answered: number[] = [];
  const tab = device.openTab();
  const { fetch } = tab.ports;
  Object.assign(tab.ports, {
    fetch: async (request: Request) => {
      const answer = await fetch(request);
      if (new URL(request.url).pathname === '/api/sync/products') answered.push(answer.status);
      return answer;
    },
  });
  const window = new Window(tab.api);
  await window.open();
  await expect.poll(() => answered).toContain(410);
  const { chosen } = await window.value<ProductView>(
    'product.bySku',
    { parentSku: 'LAMP', childSku: null },
    (view) => view.chosen.price.amountMinor === 129_000,
  );
  expect(chosen.price.amountMinor).toBe(129_000);
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  await tab.api.close();
  await server.close();
});
