import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import type { Timeslot } from '#domain/booking.ts';
import { addDays, dayIn } from '#domain/local-time.ts';
import type { BookingView } from '#domain/views/booking.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import { bookingPath } from '#server/booking/shipment-proof.ts';
import { slotId } from '#server/booking/slot-ids.ts';
import { shipments, takenSlots } from '#server/store/schema.ts';
import { collectedShipment, homeShipment } from '#tests/support/home-shipment.ts';
import { TestDevice } from '#tests/support/device.ts';
import { pastSlot, soonSlot } from '#tests/support/soon-slot.ts';
import { type Gate, gate } from '#tests/support/gate.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';
import { eq } from 'drizzle-orm';

const store = defaultStoreView;
const proof = { postcode: '0184' };

let server: TestServer;
let device: TestDevice;
let api: WorkerApi;
let window: Window;
let number: string;
let sent: string[];
/** The next answer about times is ready before anything is booked, and arrives late. */
let held: { readonly answered: Gate; readonly until: Gate } | null;

const ship = () => homeShipment(server.database, store);

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.delete(takenSlots);
  number = await ship();
  sent = [];
  held = null;
  device = new TestDevice({
    fetch: async (request) => {
      if (request.url.includes('/booking/submit')) {
        sent.push(await request.clone().text());
        await held?.answered.opened;
      }
      const answer = await server.app.handle(request);
      if (!held || !request.url.includes('/booking/timeslots')) return answer;
      const { answered, until } = held;
      held = null;
      answered.open();
      await until.opened;
      return answer;
    },
  });
  ({ api } = device.openTab());
  window = new Window(api);
  await window.open();
});

afterEach(() => api.close());

const goOffline = (): Promise<void> => setOffline({ device, api, window }, true);
const goOnline = (): Promise<void> => setOffline({ device, api, window }, false);
const open = (given: object = proof) => api.command('booking.open', { number, proof: given });
const view = (isWanted: (booking: BookingView) => boolean = () => true) =>
  window.value<BookingView>('booking.byNumber', { number }, isWanted);
/** Some free times, none of them within the day in which changing costs something. */
const times = async (): Promise<[Timeslot, Timeslot, Timeslot]> => {
  const { days } = await view();
  const later = days.slice(3).flatMap(({ slots }) => slots);
  return [later[0]!, later[1]!, later[2]!];
};
const book = (slotIds: readonly number[], more: object = {}) =>
  api.command('booking.submit', {
    operationId: crypto.randomUUID(),
    number,
    slotIds,
    storeId: null,
    email: '',
    isFeeAccepted: false,
    ...more,
  });
const isBooked =
  (slot: Timeslot) =>
  ({ booked, wish }: BookingView): boolean =>
    wish === null && booked?.kind === 'slot' && booked.slot.id === slot.id;
/** Somebody else takes a time. */
const takenByOthers = async (...slots: readonly Timeslot[]): Promise<void> => {
  for (const { id } of slots)
    await server.database.insert(takenSlots).values({ slotId: id, shipmentNumber: await ship() });
};

test('a shipment is opened by its postcode or its link, and by nothing else (D76)', async () => {
  expect(await window.answer('booking.byNumber', { number }, ({ state }) => state === 'missing')).toBeTruthy();
  expect(await open({ postcode: '9999' })).toEqual({ ok: false, error: { code: 'shipmentUnknown' } });
  expect(await open({ sig: 'wrong' })).toEqual({ ok: false, error: { code: 'shipmentUnknown' } });
  const sig = new URL(await bookingPath(server.database, number), 'http://shop.test').searchParams.get('sig');
  expect(await open({ sig })).toEqual({ ok: true, value: null });
  expect(await view()).toMatchObject({ number, booked: null, feeMinor: null, place: 'Storgata 12, 0184 Oslo' });
});

test('a time is booked, and changed', async () => {
  await open();
  const [first, second] = await times();
  expect(await book([first.id])).toEqual({ ok: true, value: null });
  await view(isBooked(first));
  expect(await book([second.id])).toEqual({ ok: true, value: null });
  await view(isBooked(second));
  expect(await server.database.select().from(takenSlots)).toEqual([{ slotId: second.id, shipmentNumber: number }]);
});

test('what is known opens without a network; wishes wait, and the first that is free is booked', async () => {
  await open();
  const [first, second, third] = await times();
  await goOffline();
  expect(await view()).toMatchObject({ number });
  await book([first.id, second.id, third.id]);
  expect((await view(({ wish }) => wish !== null)).wish).toMatchObject({ state: 'waiting', slots: [{}, {}, {}] });
  expect(await window.value<readonly TaskView[]>('task.all', {})).toMatchObject([
    { state: 'queued', storeCode: store.code, subject: { kind: 'booking', number } },
  ]);
  await takenByOthers(first);
  await goOnline();
  await view(isBooked(second));
  expect(sent).toHaveLength(1);
});

test('where none is free the shopper is asked again, and a new wish ends it', async () => {
  await open();
  const [first, second, third] = await times();
  await goOffline();
  await book([first.id, second.id]);
  await takenByOthers(first, second);
  await goOnline();
  const refused = await view(({ wish }) => wish?.state === 'refused');
  expect(refused).toMatchObject({ booked: null, wish: { reason: 'SLOT_TAKEN' } });
  const [task] = await window.value<readonly TaskView[]>('task.all', {}, ([each]) => each?.state === 'conflict');
  expect(task).toMatchObject({ reason: 'SLOT_TAKEN', canSendNow: false, canCancel: false });
  // What others took is offered no more.
  await view(({ days }) => !days.some(({ slots }) => slots.some(({ id }) => id === first.id)));
  await book([third.id]);
  await view(isBooked(third));
  expect(await window.value<readonly TaskView[]>('task.all', {}, (tasks) => tasks.length === 0)).toEqual([]);
});

test('a later wish takes the place of one that waits', async () => {
  await open();
  const [first, second] = await times();
  await goOffline();
  await book([first.id]);
  await book([second.id]);
  expect(await window.value<readonly TaskView[]>('task.all', {})).toHaveLength(1);
  await goOnline();
  await view(isBooked(second));
  expect(sent).toHaveLength(1);
});

test('a change within a day says what it costs, and is sent only with that agreed to (D66)', async () => {
  await server.database
    .update(shipments)
    .set({ slotId: soonSlot(store) })
    .where(eq(shipments.number, number));
  await open();
  expect((await view()).feeMinor).toBe(49_000);
  const [first] = await times();
  await book([first.id]);
  await view(({ wish }) => wish?.reason === 'FEE_NOT_ACCEPTED');
  await book([first.id], { isFeeAccepted: true });
  expect(await view(isBooked(first))).toMatchObject({ feeMinor: null });
});

test('a shipment that the shop does not know any more is asked for anew', async () => {
  await open();
  const [first, second] = await times();
  await book([first.id]);
  await view(isBooked(first));
  await server.database.delete(takenSlots);
  await server.database.delete(shipments).where(eq(shipments.number, number));
  await book([second.id]);
  await window.answer('booking.byNumber', { number }, ({ state }) => state === 'missing');
  const isUnknown = ([task]: readonly TaskView[]): boolean => task?.reason === 'NOT_FOUND';
  expect(await window.value<readonly TaskView[]>('task.all', {}, isUnknown)).toHaveLength(1);
  expect(await open()).toEqual({ ok: false, error: { code: 'shipmentUnknown' } });
});

test('an answer that was on its way while a later one came does not take its place', async () => {
  await open();
  const [first] = await times();
  await goOffline();
  await book([first.id]);
  const [answered, until] = [gate(), gate()];
  held = { answered, until };
  await goOnline();
  // What the shop says of before the booking reaches it, and how long it takes to arrive.
  const opened = open();
  await answered.opened;
  await view(
    ({ booked, days }) => booked !== null && !days.some(({ slots }) => slots.some(({ id }) => id === first.id)),
  );
  until.open();
  expect(await opened).toEqual({ ok: true, value: null });
  expect(await view()).toSatisfy(isBooked(first));
});

test('what is collected may be collected elsewhere at the same time', async () => {
  number = await collectedShipment(server.database, store);
  await open();
  const [first] = await times();
  const { stores } = await view();
  await book([first.id], { storeId: stores[0]!.id });
  await view(isBooked(first));
  const isOffered = ({ days }: BookingView): boolean =>
    days.some(({ slots }) => slots.some(({ id }) => id === first.id));
  expect(await view((booking) => isBooked(first)(booking) && booking.storeId === stores[0]!.id)).toSatisfy(isOffered);
  await book([first.id], { storeId: stores[1]!.id });
  await view((booking) => isBooked(first)(booking) && booking.storeId === stores[1]!.id);
});

test('what has come says so', async () => {
  await server.database
    .update(shipments)
    .set({ slotId: pastSlot(store) })
    .where(eq(shipments.number, number));
  await open();
  expect(await view()).toMatchObject({ isOver: true });
});

test('what is still being made says when it can come, and from when on a time can be chosen', async () => {
  const today = dayIn(timeZoneOf(store), Date.now());
  await server.database
    .update(shipments)
    .set({ earliestDate: addDays(today, 40) })
    .where(eq(shipments.number, number));
  await open();
  expect(await view()).toMatchObject({
    days: [],
    later: { earliest: addDays(today, 40), bookedFrom: addDays(today, 26) },
  });
});

test('by e-mail, with an address', async () => {
  await open();
  expect(await book([], { email: 'kari' })).toEqual({ ok: false, error: { code: 'fixValidationErrors' } });
  await book([], { email: 'kari@example.no' });
  await view(({ booked, wish }) => booked?.kind === 'email' && wish === null);
});

test('nothing is opened without a network, and nothing booked that is not known', async () => {
  await goOffline();
  expect(await open()).toEqual({ ok: false, error: { code: 'notAvailableOffline' } });
  expect(await book([1])).toEqual({ ok: false, error: { code: 'shipmentUnknown' } });
  await goOnline();
  await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => isOnline);
  await open();
  const far = slotId({
    date: addDays(dayIn(timeZoneOf(store), Date.now()), 40),
    window: 0,
    area: 0,
    productCode: 'HOME',
  });
  expect(await book([far])).toEqual({ ok: false, error: { code: 'fixValidationErrors' } });
});
