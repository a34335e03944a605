import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { addDays, dayIn } from '#domain/local-time.ts';
import { shipments } from '#server/store/schema.ts';
import type { BookingValidation, DeliveryOption, Order } from '#schemas/api/generated/types.gen.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { heavyCatalogue } from '#tests/support/heavy-catalogue.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { desc } from 'drizzle-orm';

/** Home delivery takes 4 to 10 days from stock; the bench is made in 40 days, which a shopper reads as 4 to 6 weeks. */
const HOME = { first: 4, last: 10 };
const BENCH = { first: 40, last: 42 };

const inDays = (days: number): string => addDays(dayIn(timeZoneOf(defaultStoreView), Date.now()), days);
const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

describe('a piece that is made to order', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: heavyCatalogue() });
  });

  afterAll(() => shop.close());

  const place = (skus: readonly string[], more: Partial<Order> = {}) =>
    shop.place(orderOf({ products: skus.map((sku) => ({ sku, qty: 1, name: sku, price: 1 })), ...more }));

  test.each<[string, string[], boolean, first: number]>([
    ['from stock', ['LAMP'], false, HOME.first],
    ['made to order', ['BENCH'], false, BENCH.first],
    ['both together', ['LAMP', 'BENCH'], false, BENCH.first],
    ['each as it is ready', ['BENCH', 'LAMP'], true, HOME.first],
  ])('is booked from when the first delivery can be there: %s', async (_what, skus, partial_delivery, first) => {
    const placed = await place(skus, { partial_delivery });
    expect(placed.status, placed.text).toBe(200);
    const [shipment] = await shop.server.database.select().from(shipments).orderBy(desc(shipments.createdAt)).limit(1);
    const query = { bookingId: shipment!.number, postcode: '0184' };
    const booking = await shop.done<BookingValidation>('validateBooking', { query });
    expect(booking.earliest_date).toBe(inDays(first));
  });

  const agreed = (delivery_by: string): Order['expected'] => ({ grand_total: 9_999_999, currency: 'NOK', delivery_by });

  test.each<[string, string[], boolean, waited: number, by: number, after: number | null]>([
    ['by its last day', ['BENCH'], false, 0, BENCH.last, null],
    ['sooner than it is made', ['BENCH'], false, 0, BENCH.first - 1, BENCH.first],
    ['after a week of waiting, for the weeks that were named', ['BENCH'], false, 7, BENCH.last - 7, null],
    ['after ten days of waiting', ['BENCH'], false, 10, BENCH.last - 10, BENCH.first],
    ['from stock, on the last day on which it can be there', ['LAMP'], false, 6, HOME.last - 6, null],
    ['from stock, after midnight', ['LAMP'], false, 1, HOME.first - 1, null],
    ['from stock, after days', ['LAMP'], false, 7, HOME.last - 8, HOME.first],
    ['each as it is ready, by the last day of the last', ['LAMP', 'BENCH'], true, 0, BENCH.first - 1, BENCH.first],
  ])('is ordered %s (D16: a date that is gone)', async (_what, skus, partial_delivery, waited, by, after) => {
    const order = { partial_delivery, created_at: daysAgo(waited), expected: agreed(inDays(by)) };
    const placed = await place(skus, order);
    if (after === null) return expect(placed.status, placed.text).toBe(200);
    expect(placed.result).toMatchObject({
      code: 'QUOTE_CHANGED',
      changes: [{ kind: 'delivery', before: inDays(by), after: inDays(after) }],
    });
  });

  test('is told of by the ways to deliver with its own days', async () => {
    const ask = async (skus: readonly string[], partial: boolean) => {
      const body = { postcode: '0184', countryId: 'NO', items: skus.map((sku) => ({ sku, qty: 1 })), partial };
      const [home] = await shop.done<DeliveryOption[]>('listDeliveries', { body });
      return [home!.lead_time_days, home!.earliest_date, home!.latest_date];
    };
    expect(await ask(['LAMP'], false)).toEqual([HOME.first, inDays(HOME.first), inDays(HOME.last)]);
    expect(await ask(['LAMP', 'BENCH'], false)).toEqual([BENCH.first, inDays(BENCH.first), inDays(BENCH.last)]);
    expect(await ask(['LAMP', 'BENCH'], true)).toEqual([HOME.first, inDays(HOME.first), inDays(BENCH.last)]);
  });

  test('is counted once the operator says how many there are', async () => {
    const quantities: number[] = [];
    for (const qty of [0, 2]) {
      await shop.server.shop('set-stock', 'BENCH', qty);
      while ((await place(['BENCH'])).status === 200) quantities.push(qty);
      expect((await place(['BENCH'])).result).toMatchObject({ code: 'OUT_OF_STOCK' });
    }
    expect(quantities).toEqual([2, 2]);
  });
});
