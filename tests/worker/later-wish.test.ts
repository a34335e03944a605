import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import type { BookingView } from '#domain/views/booking.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import { takenSlots } from '#server/store/schema.ts';
import { homeShipment } from '#tests/support/home-shipment.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** A device, and a shop that answers calls of a path with an error until it is up. */
async function openedBeside(path: string) {
  const shop = { isDown: true, sent: [] as { readonly method: string; readonly body: string }[] };
  let waits = 0;
  const device = new TestDevice({
    fetch: async (request) => {
      if (!request.url.includes(path) || request.method === 'GET') return server.app.handle(request);
      if (shop.isDown) return Response.json({ code: 503, result: 'later' }, { status: 503 });
      shop.sent.push({ method: request.method, body: await request.clone().text() });
      return server.app.handle(request);
    },
    // The first waits are short, and the one after the fifth answer takes some seconds: time enough for the later wish.
    random: () => (++waits <= 4 ? 0 : 0.12),
  });
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open();
  onTestFinished(() => api.close());
  const isTriedOften = (tasks: readonly TaskView[]): boolean => tasks.some(({ attempts }) => attempts >= 5);
  const gaveUpForNow = () => window.value<readonly TaskView[]>('task.all', {}, isTriedOften);
  return { shop, api, window, gaveUpForNow };
}

test('a later booking counts, also where the earlier one met errors of the shop', async () => {
  const number = await homeShipment(server.database, defaultStoreView);
  const { shop, api, window, gaveUpForNow } = await openedBeside('/booking/submit');
  await api.command('booking.open', { number, proof: { postcode: '0184' } });
  const view = (isWanted: (booking: BookingView) => boolean = () => true) =>
    window.value<BookingView>('booking.byNumber', { number }, isWanted);
  const [first, second] = (await view()).days.slice(3).flatMap(({ slots }) => slots);
  const book = (id: number) =>
    api.command('booking.submit', {
      operationId: crypto.randomUUID(),
      number,
      slotIds: [id],
      storeId: null,
      email: '',
      isFeeAccepted: false,
    });
  await book(first!.id);
  await gaveUpForNow();
  shop.isDown = false;
  await book(second!.id);
  const slotOf = ({ body }: { readonly body: string }) => (JSON.parse(body) as { timeslotId: number }).timeslotId;
  await expect.poll(() => shop.sent.map(slotOf)).toEqual([first!.id, second!.id]);
  await view(({ booked }) => booked?.kind === 'slot' && booked.slot.id === second!.id);
  const taken = await server.database.select().from(takenSlots);
  expect(taken.map(({ slotId }) => slotId)).toEqual([second!.id]);
});

test('who wants the newsletter no more does not get it, also where wanting it met errors of the shop', async () => {
  const { shop, api, gaveUpForNow } = await openedBeside('/magento2-subscribe/subscribe');
  const email = 'kari@example.no';
  await api.command('newsletter.subscribe', { operationId: crypto.randomUUID(), email });
  await gaveUpForNow();
  shop.isDown = false;
  await api.command('newsletter.unsubscribe', { operationId: crypto.randomUUID(), email });
  await expect.poll(() => shop.sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});
