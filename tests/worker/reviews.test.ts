import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reviewKey } from '#config/review-provider.ts';
import type { OwnReviewView } from '#domain/views/own-reviews.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import { firstReviews, type ReviewsView } from '#domain/views/reviews.ts';
import type { ReviewSubmission } from '#schemas/api/generated/types.gen.ts';
import { TestDevice } from '#tests/support/device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

let server: TestServer;
let device: TestDevice;
let api: WorkerApi;
let window: Window;
let sent: { readonly path: string; readonly body: string; readonly key: string | null }[];
/** Answers in place of the shop, where a test says so. */
let instead: ((request: Request) => Response | null) | null;

const typed = {
  score: 4,
  title: ' Fin lampe ',
  text: 'Gir godt lys.\r\n\r\n\r\nAnbefales.',
  name: 'Kari',
  email: 'kari@example.no',
};

beforeAll(async () => {
  const { documents, rejections } = testCatalogue();
  const part = { ...documents.products!.find(({ sku }) => sku === 'LAMP'), id: 99, sku: 'PART', visibility: 1 };
  const products = [...documents.products!, { ...part, slug: 'part', url_path: 'stue/part' }];
  server = await startTestServer({ catalogue: { documents: { ...documents, products }, rejections } });
  const body: ReviewSubmission = {
    appkey: reviewKey('bmno')!,
    domain: 'stua.example',
    sku: 'LAMP',
    product_title: 'Lampe',
    product_description: 'Lampe',
    product_url: 'http://shop.test/p/LAMP/lamp',
    product_image_url: 'http://shop.test/media/lamp.jpg',
    display_name: 'Ola N.',
    email: 'ola@example.no',
    review_content: 'Står støtt.',
    review_title: 'God',
    review_score: 5,
  };
  const answer = await server.app.handle(
    new Request('http://shop.test/reviews/v1/widget/reviews', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  await server.shop('reviews', 'publish', ((await answer.json()) as { uuid: string }).uuid);
});

afterAll(() => server.close());

beforeEach(async () => {
  sent = [];
  instead = null;
  device = new TestDevice({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/reviews/') && request.method === 'POST')
        sent.push({ path: pathname, body: await request.clone().text(), key: request.headers.get('idempotency-key') });
      return instead?.(request) ?? server.app.handle(request);
    },
  });
  ({ api } = device.openTab());
  window = new Window(api);
  await window.open();
  // As on its page, the product is known before anybody can write about it.
  await window.value('product.bySku', { parentSku: 'LAMP', childSku: null }, () => true);
});

afterEach(() => api.close());

const goOffline = (): Promise<void> => setOffline({ device, api, window }, true);
const goOnline = (): Promise<void> => setOffline({ device, api, window }, false);
const list = (sku: string, isRight: (view: ReviewsView) => boolean = () => true) =>
  window.value<ReviewsView>('review.list', { sku, ...firstReviews }, isRight);
const own = (isRight: (views: readonly OwnReviewView[]) => boolean) =>
  window.value<readonly OwnReviewView[]>('review.own', {}, isRight);
const write = (more: object = {}, operationId: string = crypto.randomUUID()) =>
  api.command('review.send', { ...typed, sku: 'LAMP', operationId, ...more });
const tasks = () => window.value<readonly TaskView[]>('task.all', {});
const firstReview = async () => (await list('LAMP', (view) => view.reviews.length > 0)).reviews[0]!;

test('are read without a network once they are here, and what nobody reviewed has none', async () => {
  expect(await list('LAMP', (view) => view.total > 0)).toMatchObject({
    rating: { average: 5, count: 1 },
    reviews: [{ title: 'God', name: 'Ola N.', vote: null }],
  });
  await list('SOFA', (view) => view.rating === null);
  await goOffline();
  expect(await list('LAMP', (view) => view.total > 0)).toBeTruthy();
});

test('a review waits without a network, is sent once when it is back, and says what becomes of it (D83)', async () => {
  await list('LAMP', (view) => view.total > 0);
  await goOffline();
  const id = crypto.randomUUID();
  expect(await write({}, id)).toEqual({ ok: true, value: null });
  expect(await write({}, id)).toEqual({ ok: true, value: null });
  expect(await own((views) => views.length > 0)).toMatchObject([
    { state: 'queued', title: 'Fin lampe', text: 'Gir godt lys.\n\nAnbefales.', productName: 'LAMP' },
  ]);
  expect(await tasks()).toMatchObject([{ state: 'queued', subject: { kind: 'review', sku: 'LAMP' } }]);
  expect(sent).toEqual([]);
  await goOnline();
  expect(await own((views) => views[0]?.state === 'sent')).toHaveLength(1);
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]!.body)).toMatchObject({
    appkey: reviewKey('bmno'),
    sku: 'LAMP',
    review_score: 4,
    display_name: 'Kari',
    language: 'nb',
    product_url: expect.stringContaining('/p/LAMP/') as string,
  });
  // Nobody sees it before somebody has looked at it.
  expect((await list('LAMP')).total).toBe(1);
  expect(await tasks()).toEqual([]);
  // Once somebody has, a guest is not told either that it waits.
  const { id: shownId } = (await own(() => true))[0]!;
  await server.shop('reviews', 'publish', shownId);
  await goOffline();
  await goOnline();
  expect(await own((views) => views[0]?.state === 'published')).toHaveLength(1);
  expect((await list('LAMP', ({ total }) => total === 2)).reviews[0]).toMatchObject({ title: 'Fin lampe' });
  await server.shop('reviews', 'refuse', shownId);
});

test('a review of what has no page of its own any more leads to none', async () => {
  await window.answer('product.bySku', { parentSku: 'PART', childSku: null }, ({ state }) => state === 'missing');
  await goOffline();
  await write({ sku: 'PART' });
  expect(await own((views) => views.length > 0)).toMatchObject([{ sku: 'PART', path: null }]);
});

test('a later review of the same product takes the place of one that waits', async () => {
  await list('LAMP', (view) => view.total > 0);
  await goOffline();
  await write({ title: 'Første' });
  await write({ title: 'Andre' });
  expect(await own((views) => views[0]?.title === 'Andre')).toHaveLength(1);
  await goOnline();
  await own((views) => views[0]?.state === 'sent');
  expect(sent.map(({ body }) => (JSON.parse(body) as ReviewSubmission).review_title)).toEqual(['Andre']);
});

test.each([
  ['no star', { score: 0 }],
  ['no title', { title: ' ' }],
  ['no text', { text: '\u200b' }],
  ['an address as the name', { name: 'kari@example.no' }],
  ['no address', { email: 'kari' }],
])('a review with %s is refused and changes nothing (spec 5)', async (_what, more) => {
  await list('LAMP', (view) => view.total > 0);
  expect(await write(more)).toEqual({ ok: false, error: { code: 'fixValidationErrors' } });
  expect(await own(() => true)).toEqual([]);
});

test.each([
  ['no direction', { vote: 'sideways' }],
  ['no review', { reviewId: 'x' }],
])('a vote with %s is refused (spec 5)', async (_what, more) => {
  const call = { operationId: crypto.randomUUID(), reviewId: 1, vote: 'up', before: 0, ...more };
  expect(await api.command('review.vote', call)).toEqual({ ok: false, error: { code: 'fixValidationErrors' } });
  expect(await tasks()).toEqual([]);
});

test('of what the shop does not sell nothing is queued', async () => {
  await list('LAMP', (view) => view.total > 0);
  expect(await write({ sku: 'NO-SUCH' })).toEqual({ ok: false, error: { code: 'reviewSubmitFailed' } });
  expect(sent).toEqual([]);
});

test('a vote counts at once and once for a device, and what the shop counts is not added again (D55)', async () => {
  const { id, votesUp } = await firstReview();
  await goOffline();
  const vote = (way: string) =>
    api.command('review.vote', { operationId: crypto.randomUUID(), reviewId: id, vote: way, before: votesUp });
  expect(await vote('up')).toEqual({ ok: true, value: null });
  const counted = { vote: 'up', votesUp: votesUp + 1 };
  expect((await list('LAMP', (view) => view.reviews[0]?.vote === 'up')).reviews[0]).toMatchObject(counted);
  await vote('down');
  expect(await tasks()).toHaveLength(1);
  await goOnline();
  await window.value<readonly TaskView[]>('task.all', {}, (views) => views.length === 0);
  expect(sent.map(({ path }) => path)).toEqual([`/reviews/reviews/${id}/vote/up`]);
  await window.value('sync.progress', {}, () => true);
  expect((await list('LAMP')).reviews[0]).toMatchObject(counted);
  // Another tab, after the catalogue was brought again.
  await api.close();
  ({ api } = device.openTab());
  window = new Window(api);
  await window.open();
  expect((await list('LAMP', (view) => view.reviews[0]?.vote === 'up')).reviews[0]).toMatchObject(counted);
  expect(await vote('down')).toEqual({ ok: true, value: null });
  expect(sent).toHaveLength(1);
});

test('a vote that is refused, or taken back, is undone (D55)', async () => {
  const { id, votesDown } = await firstReview();
  const refusal = { status: { code: 404, message: 'gone', error_type: 'NOT_FOUND' } };
  instead = ({ url }) => (url.includes('/vote/') ? Response.json(refusal, { status: 404 }) : null);
  const vote = (operationId: string) =>
    api.command('review.vote', { operationId, reviewId: id, vote: 'down', before: votesDown });
  await vote(crypto.randomUUID());
  const failed = await window.value<readonly TaskView[]>('task.all', {}, (views) => views[0]?.state === 'failed');
  expect(failed).toMatchObject([{ reason: 'NOT_FOUND', subject: { kind: 'reviewVote' } }]);
  expect((await list('LAMP', (view) => view.reviews[0]?.vote === null)).reviews[0]).toMatchObject({ votesDown });
  await api.command('task.dismiss', { id: failed[0]!.id });
  instead = null;
  await goOffline();
  const taken = crypto.randomUUID();
  await vote(taken);
  await list('LAMP', (view) => view.reviews[0]?.vote === 'down');
  await api.command('task.cancel', { id: taken });
  expect((await list('LAMP', (view) => view.reviews[0]?.vote === null)).reviews[0]).toMatchObject({ votesDown });
});

test('the receipts of the provider itself, which know no result, count too', async () => {
  await list('LAMP', (view) => view.total > 0);
  instead = ({ url, method }) => {
    if (method !== 'POST' || !url.includes('/reviews/')) return null;
    return Response.json(
      url.includes('/vote/') ? { status: { code: 200, message: 'OK' }, response: null } : { code: 200, message: 'ok' },
    );
  };
  await write();
  expect(await own((views) => views[0]?.state === 'sent')).toHaveLength(1);
  const { id } = await firstReview();
  await api.command('review.vote', { operationId: crypto.randomUUID(), reviewId: id, vote: 'up', before: 0 });
  await window.value<readonly TaskView[]>('task.all', {}, (views) => views.length === 0);
  expect((await list('LAMP', (view) => view.reviews[0]?.vote === 'up')).reviews).toHaveLength(1);
});

test('where replication brings none, the provider is asked, and a failure shows nothing (spec 8)', async () => {
  instead = ({ url }) => (url.includes('/api/sync/reviews') ? new Response('', { status: 500 }) : null);
  await api.close();
  device.indexedDB = new (await import('fake-indexeddb')).IDBFactory();
  const other = new TestDevice({
    fetch: async (request) => instead?.(request) ?? server.app.handle(request),
  });
  ({ api } = other.openTab());
  window = new Window(api);
  await window.open();
  expect((await list('LAMP', (view) => view.total > 0)).reviews[0]).toMatchObject({ title: 'God' });
});
