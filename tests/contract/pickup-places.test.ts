import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingValidation, OrderConfirmation, PickupStore } from '#schemas/api/generated/types.gen.ts';
import type { Refusal } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

describe('where an order is collected (spec 7: logtrade)', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    const catalogue = testCatalogue();
    const [showroom] = catalogue.documents.showrooms ?? [];
    // More of them than a booking lists, this one the farthest of all.
    const showrooms = Array.from({ length: 12 }, (_, index) => ({
      ...showroom!,
      id: index + 1,
      country_id: 'NO',
      postcode: String(1000 + index * 500),
    }));
    // The nearest of all to `0184` by its number, and in another country.
    showrooms.push({ ...showroom!, id: 13, country_id: 'SE', postcode: '0185' });
    shop = await ContractShop.open({ catalogue: { ...catalogue, documents: { ...catalogue.documents, showrooms } } });
  });

  afterAll(() => shop.close());

  const collectedAt = (pickup_store_id: string, shipping_method_code = 'pickup') => {
    const order = orderOf();
    return { ...order, addressInformation: { ...order.addressInformation, shipping_method_code, pickup_store_id } };
  };

  const nearest = async (): Promise<PickupStore> => {
    const [first] = await shop.done<PickupStore[]>('listPickupStores', { body: { postcode: '0184' } });
    if (!first) throw new Error('the test shop has no showroom');
    return first;
  };

  const bookingOf = async ({ booking_path: path }: OrderConfirmation): Promise<BookingValidation> => {
    const { pathname, searchParams } = new URL(path!, 'http://shop.test');
    const bookingId = pathname.split('/').at(-1)!;
    return shop.done('validateBooking', { query: { bookingId, sig: searchParams.get('sig') ?? '' } });
  };

  test('the chosen place is the one that its booking begins with', async () => {
    const { id, name } = await nearest();
    const before = shop.server.mails.length;
    const confirmation = await shop.place(collectedAt(id));
    expect(confirmation.status).toBe(200);
    const booking = await bookingOf(confirmation.result);
    expect(booking).toMatchObject({ delivery_type: 'pickup', booked_store: id, booked_timeslot: null });
    expect(shop.server.mails.slice(before).map(({ text }) => text)).toEqual([
      expect.stringMatching(new RegExp(`${name}[^]*Her velger du når du henter den:`)) as string,
    ]);
  });

  test('a place that is farther away than those that a booking lists can be booked all the same', async () => {
    const confirmation = await shop.place(collectedAt('12'));
    const { stores = [], booked_store: store } = await bookingOf(confirmation.result);
    expect([stores.map(({ id }) => id), store]).toEqual([expect.arrayContaining(['12']), '12']);
  });

  test('places of other countries are not offered, however near their postal codes are', async () => {
    const offered = await shop.done<PickupStore[]>('listPickupStores', { body: { postcode: '0184', limit: 50 } });
    expect(offered.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });

  test('a place that is gone is a method that is gone, and nothing is ordered', async () => {
    const refused = await shop.call<Refusal>('placeOrder', { body: collectedAt('nowhere') });
    expect(refused).toMatchObject({ status: 400, result: { code: 'METHOD_GONE' } });
    const order = collectedAt('nowhere');
    const agreed = { ...order, expected: { grand_total: 10_000_000, currency: 'NOK' } };
    const counted = await shop.call<Refusal>('placeOrder', { body: agreed });
    expect(counted).toMatchObject({ status: 400, result: { code: 'QUOTE_CHANGED', changes: [{ kind: 'shipping' }] } });
  });

  test('what is brought is collected nowhere', async () => {
    const confirmation = await shop.place(collectedAt('nowhere', 'home'));
    expect(confirmation.status).toBe(200);
    expect(await bookingOf(confirmation.result)).toMatchObject({ delivery_type: 'home', booked_store: null });
  });
});
