import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewKey } from '#config/review-provider.ts';
import { SITE_REVIEWS } from '#config/reviews.ts';
import type { OwnReview, ReviewData, ReviewEntry, ReviewTotals } from '#schemas/api/generated/types.gen.ts';
import { limits } from '#server/http/rate-limit.ts';
import { newKey } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer, placedBy } from '#tests/support/customers.ts';
import { reviewOfLamp } from '#tests/support/review-submission.ts';

const appkey = reviewKey('bmno')!;

const submission = (more: object = {}) => ({ ...reviewOfLamp, ...more });

let shop: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open();
});

afterAll(() => shop.close());

type Answered<T> = { readonly response: T };

const listed = async (sku: string, query: object = {}, key = appkey): Promise<ReviewData> =>
  JSON.parse((await shop.call('listProductReviews', { path: { appkey: key, sku }, query: query as never })).text)
    .response as ReviewData;
const waiting = () => shop.server.shop<{ id: number; title: string; email: string }[]>('reviews', 'list');
/** Sends a review and publishes it; returns its id. */
const published = async (more: object = {}, headers: Record<string, string> = {}): Promise<number> => {
  const answer = await shop.call('createReview', { body: submission(more), headers });
  expect(answer.status, answer.text).toBe(200);
  const id = Number((JSON.parse(answer.text) as { uuid: string }).uuid);
  await shop.server.shop('reviews', 'publish', id);
  return id;
};
const product = async (storeCode: string, sku: string): Promise<Record<string, unknown>> => {
  const { documents } = await shop.done<{ documents: Record<string, unknown>[] }>('replicate', {
    path: { collection: 'products' },
    query: { storeCode, fields: 'list', limit: 500 },
  });
  return documents.find((each) => each['sku'] === sku)!;
};

describe('a new review', () => {
  test('is shown to nobody before somebody has looked at it, then in every store view with its sums', async () => {
    const before = await listed('LAMP');
    expect([before.reviews, before.bottomline.total_review]).toEqual([[], 0]);
    const answer = await shop.call('createReview', { body: submission() });
    const { code, uuid } = JSON.parse(answer.text) as { code: number; uuid: string };
    expect([answer.status, code]).toEqual([200, 200]);
    expect((await listed('LAMP')).reviews).toEqual([]);
    expect((await waiting()).map(({ id }) => id)).toContain(Number(uuid));

    await shop.server.shop('reviews', 'publish', uuid);
    for (const store of ['bmno', 'default']) {
      const { reviews, bottomline } = await listed('LAMP', {}, reviewKey(store)!);
      expect(reviews).toMatchObject([{ title: 'Fin lampe', score: 4, votes_up: 0, verified_buyer: false }]);
      expect(bottomline).toMatchObject({ total_review: 1, average_score: 4 });
      expect((await product(store, 'LAMP'))['review_summary']).toEqual({ average: 4, count: 1 });
    }
    expect((await waiting()).map(({ id }) => id)).not.toContain(Number(uuid));

    await shop.server.shop('reviews', 'refuse', uuid);
    expect((await listed('LAMP')).reviews).toEqual([]);
    expect(await product('bmno', 'LAMP')).not.toHaveProperty('review_summary');
  });

  test('counts once per key, and a key is bound to what was said', async () => {
    const key = newKey();
    const body = submission({ review_title: 'Bare én gang' });
    const first = await shop.call('createReview', { body, key });
    const again = await shop.call('createReview', { body, key });
    expect(again.text).toBe(first.text);
    expect((await waiting()).filter(({ title }) => title === 'Bare én gang')).toHaveLength(1);
    expect((await shop.call('createReview', { body: submission(), key })).status).toBe(422);
  });

  test('of who has ordered the product with an account says so, and is in their account only', async () => {
    const [kari, ola] = [await newCustomer(shop), await newCustomer(shop)];
    await placedBy(shop, kari);
    const id = await published({ review_title: 'Kjøpt her', email: ola.email }, kari.headers);
    expect((await listed('LAMP')).reviews.find((review) => review.id === id)).toMatchObject({ verified_buyer: true });
    const own = (headers: object) => shop.done<OwnReview[]>('listOwnReviews', { headers: headers as never });
    expect(await own(kari.headers)).toMatchObject([{ id, title: 'Kjøpt her', state: 'published' }]);
    // Whose e-mail it names is no proof of who wrote it.
    expect(await own(ola.headers)).toEqual([]);
    expect((await shop.call('listOwnReviews')).status).toBe(401);
    expect(
      (await shop.call('createReview', { body: submission(), headers: { authorization: 'Bearer x' } })).status,
    ).toBe(401);
  });

  test('of who has cancelled the order does not say so', async () => {
    const kari = await newCustomer(shop);
    const { orderNumber } = await placedBy(shop, kari);
    await shop.server.shop('set-order', orderNumber, 'canceled');
    const id = await published({ review_title: 'Angret' }, kari.headers);
    expect((await listed('LAMP')).reviews.find((review) => review.id === id)).toMatchObject({ verified_buyer: false });
  });

  test.each([
    ['no title', { review_title: ' ' }, 400],
    ['nothing to read', { review_content: '\u200b\n' }, 400],
    ['no star', { review_score: 0 }, 400],
    ['six stars', { review_score: 6 }, 400],
    ['half a star', { review_score: 2.5 }, 400],
    ['no e-mail', { email: 'kari' }, 400],
    ['an e-mail as the name', { display_name: 'kari@example.no' }, 400],
    ['a name of one letter', { display_name: 'K' }, 400],
    ['a title that is too long', { review_title: 'x'.repeat(121) }, 400],
    ['a text that is too long', { review_content: 'x'.repeat(4001) }, 400],
    ['an unknown product', { sku: 'NO-SUCH' }, 404],
    ['an unknown account', { appkey: 'other' }, 404],
  ])('with %s is refused in the form of the provider', async (_what, more, expected) => {
    const before = (await shop.server.shop<unknown[]>('reviews', 'list', 'all')).length;
    const answer = await shop.call('createReview', { body: submission(more) });
    expect(answer.status, answer.text).toBe(expected);
    expect(JSON.parse(answer.text)).toMatchObject({ status: { code: expected } });
    expect(await shop.server.shop<unknown[]>('reviews', 'list', 'all')).toHaveLength(before);
  });

  test.each([
    ['the language of its page', { language: 'en' }, 'en'],
    ['the first of the store view where it has no such page', { language: 'fr' }, 'nb'],
    ['the first of the store view where nothing is said', {}, 'nb'],
  ])('is in %s', async (_what, more, language) => {
    const id = await published(more);
    const found = (await listed('LAMP')).reviews.find((review) => review.id === id);
    expect(found).toMatchObject({ custom_fields: { language } });
    await shop.server.shop('reviews', 'refuse', id);
  });

  test('keeps foreign HTML as the text that it is, and no answer names an e-mail', async () => {
    const html = '<img src=x onerror=alert(1)> & "fin"';
    const id = await published({
      review_title: html,
      review_content: `${html}\n\n\n\nLinje to`,
      email: 'hemmelig@example.no',
    });
    const found = (await listed('LAMP')).reviews.find((review) => review.id === id)!;
    expect([found.title, found.content]).toEqual([html, `${html}\n\nLinje to`]);
    const user = String(found.user.user_id);
    const answers = await Promise.all([
      shop.call('listProductReviews', { path: { appkey, sku: 'LAMP' } }),
      shop.call('getReview', { path: { review_id: String(id) } }),
      shop.call('listUserReviews', { path: { appkey }, query: { user_reference: user } }),
      shop.call('replicate', { path: { collection: 'reviews' }, query: { storeCode: 'bmno' } }),
    ]);
    for (const { text } of answers) {
      expect(text).toContain('Linje to');
      expect(text).not.toContain('hemmelig@example.no');
    }
    const page = await shop.server.shop<unknown[]>('reviews', 'list', 'published');
    expect(JSON.stringify(page)).toContain('hemmelig@example.no');
  });

  test('survives an import of the catalogue, and leaves no e-mail of an account that is deleted', async () => {
    const kari = await newCustomer(shop);
    const id = await published({ review_title: 'Blir stående', email: kari.email }, kari.headers);
    await shop.server.shop('delete-user', kari.email);
    const rows = await shop.server.shop<{ id: number; email: string; customerId: number | null }[]>(
      'reviews',
      'list',
      'all',
    );
    expect(rows.find((row) => row.id === id)).toMatchObject({ email: '', customerId: null });
    expect((await listed('LAMP')).reviews.map((review) => review.id)).toContain(id);
  });
});

describe('lists', () => {
  let ids: number[];

  beforeAll(async () => {
    ids = [];
    for (const score of [5, 3, 5, 1])
      ids.push(await published({ sku: 'VASE', review_score: score, review_title: `Score ${score}` }));
  });

  test('are cut into pages, ordered, and narrowed down to a score (spec 7: reviews)', async () => {
    const page = await listed('VASE', { per_page: 3, page: 2 });
    expect([page.reviews.length, page.pagination]).toEqual([1, { page: 2, per_page: 3, total: 4 }]);
    expect((await listed('VASE', { star: 5 })).reviews.map(({ score }) => score)).toEqual([5, 5]);
    const sorted = await listed('VASE', { sort: 'rating', direction: 'asc' });
    expect(sorted.reviews.map(({ score }) => score)).toEqual([1, 3, 5, 5]);
    expect((await listed('VASE', { start: 3 })).reviews).toHaveLength(1);
    expect((await listed('VASE')).bottomline).toMatchObject({
      total_review: 4,
      average_score: 3.5,
      star_distribution: { '1': 1, '2': 0, '3': 1, '4': 0, '5': 2 },
    });
  });

  test('of the shop itself, its totals, the score of a product, and one review', async () => {
    await published({ sku: SITE_REVIEWS, review_title: 'God butikk', review_score: 5 });
    const site = JSON.parse((await shop.call('listSiteReviews', { path: { appkey } })).text) as Answered<ReviewData>;
    expect(site.response.reviews).toMatchObject([{ title: 'God butikk' }]);
    expect(await shop.done<ReviewTotals>('getReviewTotals', { path: { storeCode: 'bmno' } })).toMatchObject({
      total_reviews: 1,
      average_score: 5,
    });
    expect((await shop.call('getReviewTotals', { path: { storeCode: 'nowhere' } })).status).toBe(404);
    const line = JSON.parse((await shop.call('getBottomline', { path: { appkey, sku: 'VASE' } })).text) as unknown;
    expect(line).toMatchObject({ response: { bottomline: { average_score: 3.5, total_reviews: 4 } } });
    const one = JSON.parse((await shop.call('getReview', { path: { review_id: String(ids[0]) } })).text) as Answered<{
      review: ReviewEntry;
    }>;
    expect(one.response.review).toMatchObject({ id: ids[0], title: 'Score 5' });
    expect((await shop.call('getReview', { path: { review_id: '17' } })).status).toBe(404);
  });

  test('of a user hold what that user wrote, since a date, and nothing for other texts', async () => {
    const of = async (query: Record<string, string | number>): Promise<number[]> => {
      const { text } = await shop.call('listUserReviews', { path: { appkey }, query });
      return (JSON.parse(text) as Answered<{ reviews: ReviewEntry[] }>).response.reviews.map(({ id }) => id);
    };
    expect(await of({ user_reference: String(ids[0]) })).toEqual([ids[0]]);
    expect(await of({ user_reference: String(ids[0]), since_id: ids[0]! })).toEqual([]);
    expect(await of({ user_reference: String(ids[0]), since_date: '2999-01-01' })).toEqual([]);
    expect(await of({ user_reference: "' or 1=1" })).toEqual([]);
  });
});

describe('votes', () => {
  test('raise their own count, once per key, in every store view (D55)', async () => {
    const id = await published({ sku: 'TABLE-LAMP', review_title: 'Stem her' });
    const path = (updown: string) => ({ path: { review_id: String(id), updown } });
    const key = newKey();
    expect((await shop.call('voteReview', { ...path('up'), key })).status).toBe(200);
    expect((await shop.call('voteReview', { ...path('up'), key })).status).toBe(200);
    expect((await shop.call('voteReview', path('down'))).status).toBe(200);
    for (const store of ['bmno', 'default']) {
      const [review] = (await listed('TABLE-LAMP', {}, reviewKey(store)!)).reviews;
      expect(review).toMatchObject({ votes_up: 1, votes_down: 1 });
    }
  });

  test.each([
    ['a review that is not there', '17', 'up', 404],
    ['no direction', '17', 'sideways', 400],
    ['no number', 'abc', 'up', 400],
    ['a number that is none', '1e99', 'up', 400],
  ])('on %s are refused', async (_what, review_id, updown, expected) => {
    expect((await shop.call('voteReview', { path: { review_id, updown } })).status).toBe(expected);
  });
});

test('nobody floods the shop: limits by account or e-mail, and by address', async () => {
  const limited = await ContractShop.open({ isLimiting: true });
  try {
    const write = (email: string, address: string) =>
      limited.call('createReview', { body: submission({ email }), address });
    for (let index = 0; index < limits.review.count; index++)
      expect((await write('Kari@example.no', `198.51.100.${index}`)).status).toBe(200);
    expect((await write('kari@example.no', '198.51.100.99')).status).toBe(429);
    for (let index = 0; index < limits.reviewByAddress.count; index++)
      expect((await write(`kunde${index}@example.no`, '203.0.113.5')).status).toBe(200);
    expect((await write('ny@example.no', '203.0.113.5')).status).toBe(429);
    expect((await write('ny@example.no', '203.0.113.6')).status).toBe(200);
    const vote = () => limited.call('voteReview', { path: { review_id: '17', updown: 'up' }, address: '203.0.113.7' });
    for (let index = 0; index < limits.reviewVote.count; index++) expect((await vote()).status).toBe(404);
    expect((await vote()).status).toBe(429);
  } finally {
    await limited.close();
  }
});
