import { expect, onTestFinished, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { addShipment } from '#server/booking/shipments.ts';
import { shipments } from '#server/store/schema.ts';
import { startTestServer } from '#tests/support/test-server.ts';

test('a shipment that draws the number of another one draws again', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const drawn = ['BM00000007', 'BM00000007', 'BM00000008'];
  const add = (orderId: number): Promise<string> => {
    const place = { postcode: '0184', city: 'Oslo', street: 'Storgata 12', email: 'kari@example.no' };
    const shipment = { orderId, productCode: 'HOME', daysMin: 3, ...place } as const;
    return addShipment(server.database, defaultStoreView, shipment, () => drawn.shift()!);
  };
  expect([await add(1), await add(2)]).toEqual(['BM00000007', 'BM00000008']);
  const stored = await server.database.select().from(shipments);
  expect(Object.fromEntries(stored.map(({ number, orderId }) => [number, orderId]))).toEqual({
    BM00000007: 1,
    BM00000008: 2,
  });
});
