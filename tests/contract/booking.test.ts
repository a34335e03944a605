import { EMAIL_SLOT, LATE_CHANGE_FEE_MINOR } from '#config/booking.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { bookableDays } from '#domain/booking.ts';
import { addDays, dayIn } from '#domain/local-time.ts';
import { toMajor } from '#domain/money.ts';
import { addShipment } from '#server/booking/shipments.ts';
import { type ProductCode, slotId, slotPlace } from '#server/booking/slot-ids.ts';
import { shipments, takenSlots } from '#server/store/schema.ts';
import type { BookingResult, BookingTimeslot, BookingValidation } from '#schemas/api/generated/types.gen.ts';
import { homeShipment } from '#tests/support/home-shipment.ts';
import { newKey, type Refusal } from '#tests/support/contract-client.ts';
import { pastSlot, soonSlot } from '#tests/support/soon-slot.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { eq } from 'drizzle-orm';

const store = defaultStoreView;
const today = (): string => dayIn(timeZoneOf(store), Date.now());
const days = () => bookableDays(Date.now(), timeZoneOf(store), null)!;

describe.each(databases)('booking a delivery on $name', ({ open }) => {
  let shop: ContractShop;
  let number: string;

  const ship = (productCode: ProductCode = 'HOME', daysMin = 0) =>
    addShipment(shop.server.database, store, {
      orderId: null,
      productCode,
      postcode: '0184',
      city: 'Oslo',
      street: 'Storgata 12',
      email: 'kari@example.no',
      daysMin,
    });

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open });
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    await shop.server.database.delete(takenSlots);
    number = await ship();
  });

  const look = (bookingId: string, proof: object = { postcode: '0184' }) =>
    shop.call<BookingValidation & Refusal>('validateBooking', { query: { bookingId, ...proof } });
  const slots = (query: object = {}) =>
    shop.done<BookingTimeslot[]>('listTimeslots', {
      query: { startDate: today(), nextDate: addDays(today(), 30), postcode: '0184', ...query },
    });
  const freeOf = async (productCode: string): Promise<number[]> =>
    (await slots())
      // Changing what comes within a day costs a fee, which has a test of its own.
      .filter((slot) => slot.available && slot.product_code === productCode && slot.date > addDays(today(), 2))
      .map(({ id }) => id);
  const book = (body: object, key: string | null = null) =>
    shop.call<BookingResult & Refusal & { fee: number }>('submitBooking', {
      body: { bookingId: number, postcode: '0184', ...body },
      key,
    });

  test('slots lie in the next fourteen days, from ten to twenty-two, and not on Sundays', async () => {
    const found = await slots();
    expect(found.length).toBeGreaterThan(50);
    expect(
      found.filter(({ date, from, to }) => date < days().first || date > days().last || from < '10:00' || to > '22:00'),
    ).toEqual([]);
    expect(found.filter(({ date }) => new Date(date).getUTCDay() === 0)).toEqual([]);
    const one = await slots({ nextDate: addDays(days().first, 2) });
    expect(new Set(one.map(({ date }) => date)).size).toBeLessThanOrEqual(2);
    expect(await slots({ startDate: addDays(today(), 15) })).toEqual([]);
    expect(await slots({ startDate: '1999-01-01', nextDate: '2000-01-01' })).toEqual([]);
  });

  test('a slot is booked, is gone for others, is changed, and is free again', async () => {
    const [first, second] = await freeOf('HOME');
    const booked = await book({ timeslotId: first });
    expect([booked.status, booked.result]).toMatchObject([200, { timeslot: { id: first }, fee: 0 }]);
    expect((await look(number)).result).toMatchObject({ booked_timeslot: { id: first }, address: 'Storgata 12' });
    expect(await freeOf('HOME')).not.toContain(first);
    expect((await book({ timeslotId: first })).status).toBe(200);
    expect((await book({ timeslotId: second })).status).toBe(200);
    expect(await freeOf('HOME')).toContain(first);
    expect((await look(number)).result.booked_timeslot).toMatchObject({ id: second });
  });

  test('of wishes the first that is free counts; none is a refusal that changes nothing', async () => {
    const [first, second, third] = await freeOf('HOME');
    await book({ timeslotId: first });
    const other = { bookingId: await ship() };
    expect((await book({ ...other, timeslotId: first, wishes: [first, second, third] })).result).toMatchObject({
      timeslot: { id: second },
    });
    const last = { bookingId: await ship() };
    const refused = await book({ ...last, timeslotId: first, wishes: [second] });
    expect([refused.status, refused.result.code]).toEqual([400, 'SLOT_TAKEN']);
    expect((await look(last.bookingId)).result.booked_timeslot).toBeNull();
  });

  test('a hundred want one slot at once: one gets it', async () => {
    const [wanted] = await freeOf('HOME');
    const numbers = await Promise.all(Array.from({ length: 100 }, () => ship()));
    const answers = await Promise.all(numbers.map((bookingId) => book({ bookingId, timeslotId: wanted }, newKey())));
    const codes = answers.map(({ status, result }) => (status === 200 ? 'booked' : result.code));
    expect(codes.filter((code) => code === 'booked')).toHaveLength(1);
    // Whoever waited too long in the crowd is told to come again, and none is told that it has what another has.
    expect(codes.filter((code) => !['booked', 'SLOT_TAKEN', 'BUSY'].includes(code))).toEqual([]);
    expect(await shop.server.database.select().from(takenSlots).where(eq(takenSlots.slotId, wanted!))).toHaveLength(1);
  });

  test('the same key books once', async () => {
    const [first, second] = await freeOf('HOME');
    const key = newKey();
    const once = await book({ timeslotId: first }, key);
    await book({ timeslotId: second });
    const again = await book({ timeslotId: first }, key);
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([once.text, 'true']);
    expect((await look(number)).result.booked_timeslot).toMatchObject({ id: second });
  });

  test('by e-mail: the slot goes, an address is needed (D66)', async () => {
    const [first] = await freeOf('HOME');
    await book({ timeslotId: first });
    expect((await book({ timeslotId: EMAIL_SLOT })).status).toBe(400);
    expect((await book({ timeslotId: EMAIL_SLOT, email: 'kari@example.no' })).result).toMatchObject({ timeslot: null });
    expect((await look(number)).result).toMatchObject({
      is_by_email: true,
      booked_timeslot: null,
      delivery_type: 'email',
    });
    expect(await freeOf('HOME')).toContain(first);
  });

  test('less than a day before it comes a change costs what was said, and only who agrees pays (D66)', async () => {
    await shop.server.database
      .update(shipments)
      .set({ slotId: soonSlot(store) })
      .where(eq(shipments.number, number));
    const [first] = await freeOf('HOME');
    // To name the booked time beside it makes no change free.
    const letGo = { timeslotId: EMAIL_SLOT, wishes: [soonSlot(store)], email: 'kari@example.no' };
    for (const wanted of [{ timeslotId: first }, letGo]) {
      const refused = await book(wanted);
      expect([refused.status, refused.result]).toMatchObject([
        400,
        { code: 'FEE_NOT_ACCEPTED', fee: toMajor(LATE_CHANGE_FEE_MINOR) },
      ]);
    }
    expect((await book({ timeslotId: first, accepts_fee: true })).result.fee).toBe(toMajor(LATE_CHANGE_FEE_MINOR));
    const listed = await shop.server.shop<{ number: string; fee: number }[]>('shipments');
    expect(listed.find((each) => each.number === number)).toMatchObject({ fee: LATE_CHANGE_FEE_MINOR });
  });

  test('what has come is not booked again, whatever one pays', async () => {
    const [first] = await freeOf('HOME');
    await shop.server.database
      .update(shipments)
      .set({ slotId: pastSlot(store) })
      .where(eq(shipments.number, number));
    for (const timeslotId of [first, EMAIL_SLOT]) {
      const refused = await book({ timeslotId, accepts_fee: true, email: 'kari@example.no' });
      expect([refused.status, refused.result]).toMatchObject([400, { code: 'SLOT_INVALID' }]);
    }
    expect(await freeOf('HOME')).toContain(first);
  });

  test('what is collected is collected in a showroom that there is', async () => {
    number = await ship('PICKUP');
    const { result } = await look(number);
    const [slot] = await freeOf('PICKUP');
    expect((await book({ timeslotId: slot })).result.code).toBe('SLOT_INVALID');
    expect((await book({ timeslotId: slot, storeId: 'nowhere' })).result.code).toBe('SLOT_INVALID');
    const [nearest] = result.stores ?? [];
    if (!nearest) throw new Error('the test shop has no showroom');
    expect((await book({ timeslotId: slot, storeId: nearest.id })).status).toBe(200);
    expect((await look(number)).result).toMatchObject({ booked_store: nearest.id });
    expect(shop.server.mails.at(-1)).toMatchObject({
      subject: 'Hentingen din er bestilt',
      text: expect.stringContaining(`Du henter den her: ${nearest.name}`) as string,
    });
    // Where stays as it was while it is agreed on when.
    expect((await book({ timeslotId: EMAIL_SLOT, email: 'kari@example.no' })).status).toBe(200);
    expect((await look(number)).result).toMatchObject({ booked_store: nearest.id, is_by_email: true });
  });

  test('slots of another place, kind or time are not booked', async () => {
    const [mine] = await freeOf('HOME');
    const place = slotPlace(mine!)!;
    const wrong = [
      slotId({ ...place, productCode: 'PICKUP' }),
      slotId({ ...place, area: place.area + 1 }),
      slotId({ ...place, date: today() }),
      slotId({ ...place, date: addDays(today(), 15) }),
      slotId({ ...place, date: '2020-01-02' }),
      slotId({ ...place, window: 7 }),
      0,
      -1,
      1,
      Number.MAX_SAFE_INTEGER,
    ];
    for (const timeslotId of wrong) {
      expect((await book({ timeslotId })).result.code, String(timeslotId)).toBe('SLOT_INVALID');
      expect((await book({ timeslotId: mine, wishes: [timeslotId] })).result.code).toBe('SLOT_INVALID');
    }
    const early = await ship('HOME', 10);
    expect((await book({ bookingId: early, timeslotId: mine })).result.code).toBe('SLOT_INVALID');
    expect((await look(number)).result.booked_timeslot).toBeNull();
  });

  test('who ordered is written to: where to book, and what is booked; a call that is repeated writes nothing', async () => {
    const order = orderOf();
    const key = newKey();
    const before = shop.server.mails.length;
    const { result } = await shop.place(order, { key });
    await shop.place(order, { key });
    const [, , bookingId = ''] = String(result['booking_path']).split(/[/?]/);
    const [slot] = await freeOf('HOME');
    const booking = newKey();
    number = bookingId;
    await shop.server.database.update(shipments).set({ earliestDate: today() }).where(eq(shipments.number, bookingId));
    await book({ timeslotId: slot }, booking);
    await book({ timeslotId: slot }, booking);
    const mails = shop.server.mails.slice(before);
    expect(mails.map(({ to, template }) => [to, template])).toEqual([
      ['kari@example.no', 'orderPlaced'],
      ['kari@example.no', 'deliveryBooked'],
    ]);
    for (const { text } of mails) expect(text).toContain(`http://shop.test${String(result['booking_path'])}`);
  });

  test('an order that is delivered has a shipment, and its link opens it without a postcode (D76)', async () => {
    const { result } = await shop.place(orderOf());
    const path = new URL(String(result['booking_path']), 'http://shop.test');
    const [, , bookingId = ''] = path.pathname.split('/');
    const sig = path.searchParams.get('sig')!;
    expect((await look(bookingId, { sig })).result).toMatchObject({ valid: true, postcode: '0184', is_masked: false });
    const [slot] = await freeOf('HOME');
    expect((await look(bookingId, { sig: `${sig}x` })).status).toBe(404);
    expect((await look(number, { sig })).status).toBe(404);
    const answer = await shop.call('submitBooking', { body: { bookingId, sig, timeslotId: 1 } });
    expect(answer.status).toBe(400);
    expect(slot).toBeDefined();
    const status = await shop.done<Record<string, unknown>>('getOrderStatus', {
      path: { order_id: result.order_id! },
    });
    expect(status['booking_path']).toBe(result['booking_path']);
  });
});

describe('who goes through numbers', () => {
  let shop: ContractShop;
  let number: string;

  beforeAll(async () => {
    shop = await ContractShop.open({ isLimiting: true });
    number = await homeShipment(shop.server.database, store);
  });

  afterAll(() => shop.close());

  test('learns nothing: a number that nobody has is answered like one that somebody has', async () => {
    const bare = (bookingId: string) => shop.call('validateBooking', { query: { bookingId } });
    const known = await bare(number);
    const invented = await bare('BM00000000');
    expect(invented.text).toBe(known.text.replaceAll(number, 'BM00000000'));
    expect(known.text).not.toMatch(/0184|Oslo|Storgata|kari/);
    const tried = (bookingId: string) =>
      shop.call('validateBooking', { query: { bookingId, postcode: '9999' }, address: '192.0.2.44' });
    expect((await tried('BM00000000')).text).toBe((await tried(number)).text);
    const booked = (bookingId: string) =>
      shop.call('submitBooking', { body: { bookingId, timeslotId: 1 }, address: '192.0.2.45' });
    expect((await booked('BM00000000')).text).toBe((await booked(number)).text);
  });

  test('meets a limit, by address and by number', async () => {
    const statuses = new Map<number, number>();
    for (let index = 0; index < 80; index++) {
      const bookingId = `BM${String(index).padStart(8, '0')}`;
      const { status } = await shop.call('validateBooking', { query: { bookingId }, address: '192.0.2.46' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses).toEqual(
      new Map([
        [200, 60],
        [429, 20],
      ]),
    );

    const guesses: number[] = [];
    for (let index = 0; index < 40; index++) {
      const query = { bookingId: 'BM11111111', postcode: String(1000 + index) };
      guesses.push((await shop.call('validateBooking', { query, address: `198.51.100.${index}` })).status);
    }
    expect(guesses.filter((status) => status === 404)).toHaveLength(20);
    expect(guesses.filter((status) => status === 429)).toHaveLength(20);
  });
});
