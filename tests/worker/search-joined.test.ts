import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { filter, firstValueFrom, type Observable, tap } from 'rxjs';
import type { SearchAnswers } from '#config/search-provider.ts';
import type { Answer } from '#domain/answer.ts';
import { emptyListing, type ListingState } from '#domain/listing.ts';
import type { SearchView, SuggestionsView } from '#domain/views/search.ts';
import { ProviderShop } from '#tests/support/provider-shop.ts';
import type { WorkerContext } from '#worker/context.ts';
import { results, suggestions } from '#worker/queries/search.ts';

/** What a shopper sees of a search that the device and a provider answer together (spec 7: search provider; D69). */

let shop: ProviderShop;

beforeAll(async () => {
  shop = await ProviderShop.start();
});

afterEach(() => shop.forget());

afterAll(() => shop.close());

const A_LONG_TIME_MS = 60_000;

interface Records {
  readonly skus: readonly string[];
  readonly total?: number;
}

let tellShown = (): void => undefined;

/** The provider finds these, at once or when something is shown; the list of words that lead to pages stays the shop's own. */
function finds({ skus, total = skus.length }: Records, when: 'atOnce' | 'whenShown' = 'atOnce'): void {
  const answered = when === 'atOnce' ? Promise.resolve() : new Promise<void>((resolve) => void (tellShown = resolve));
  shop.fault = async (request) => {
    if (!new URL(request.url).pathname.endsWith('/cs/v2/search')) return shop.server.app.handle(request);
    const { searchParams } = new URL(request.url);
    const asked = JSON.parse(searchParams.get('query') ?? (await request.text())) as {
      recordQueries: readonly { id: string; settings: { limit: number; offset?: number; typeOfRecords: string[] } }[];
    };
    await answered;
    return Response.json({
      queryResults: asked.recordQueries.map(({ id, settings: { limit, offset = 0, typeOfRecords } }) => ({
        id,
        meta: { totalResultsFound: total },
        records: typeOfRecords.includes('KLEVU_PRODUCT')
          ? skus.slice(offset, offset + limit).map((sku) => ({ id: `id ${sku}`, title: sku, sku, link: `/p/${sku}` }))
          : [],
      })),
    });
  };
}

const shownIn = ({ cards }: SearchView): string[] => cards.map(({ sku }) => sku);

/** Everything that was shown, until it is what is looked for. */
async function seen<T>(answers$: Observable<Answer<T>>, isLast: (value: T) => boolean): Promise<T[]> {
  const values: T[] = [];
  await firstValueFrom(
    answers$.pipe(
      filter((answer) => answer.state === 'ready'),
      tap(({ value }) => {
        values.push(value);
        tellShown();
      }),
      filter(({ value }) => isLast(value)),
    ),
  );
  return values;
}

const open = (answers: SearchAnswers): Promise<WorkerContext> => shop.open(shop.device({ answers }));

const search = (context: WorkerContext, text: string, state: Partial<ListingState> = {}) =>
  results(context, { ...emptyListing, ...state, text });

/** What the device shows by itself. */
async function alone(text: string): Promise<string[]> {
  const [view] = await seen(search(await open('local'), text), () => true);
  await shop.forget();
  return shownIn(view!).slice(0, view!.exact);
}

describe('with both', () => {
  test('the device answers first, and what only the provider found comes behind it', async () => {
    const own = await alone('ekeby');
    expect(own.length).toBeGreaterThan(1);
    finds({ skus: ['P-106', ...own.toReversed()] }, 'whenShown');
    shop.halfSecondMs = A_LONG_TIME_MS;
    const views = await seen(search(await open('both'), 'ekeby'), ({ total }) => total === own.length + 1);
    for (const view of views) expect(shownIn(view).slice(0, own.length)).toEqual(own);
    expect(shownIn(views[0]!)).toEqual(own);
    expect(shownIn(views.at(-1)!)).toEqual([...own, 'P-106']);
  });

  test('so do they in another order of the listing', async () => {
    finds({ skus: ['P-106'] }, 'whenShown');
    shop.halfSecondMs = A_LONG_TIME_MS;
    const context = await open('both');
    const views = await seen(search(context, 'ekeby', { sort: 'price-desc' }), (view) =>
      shownIn(view).includes('P-106'),
    );
    const last = shownIn(views.at(-1)!);
    expect(last.at(-1)).toBe('P-106');
    expect(last.slice(0, -1)).toEqual(shownIn(views[0]!));
  });

  test('where the device finds nothing, the provider is waited for', async () => {
    finds({ skus: ['P-106', 'P-105'] });
    shop.halfSecondMs = A_LONG_TIME_MS;
    const [first] = await seen(search(await open('both'), 'qwxz'), () => true);
    expect(first).toMatchObject({ total: 2, isNearest: false });
    expect(shownIn(first!)).toEqual(['P-106', 'P-105']);
  });

  test('but not for longer than a shopper waits: it joins later', async () => {
    finds({ skus: ['P-106'] }, 'whenShown');
    const [first, second] = await seen(search(await open('both'), 'qwxz'), ({ total }) => total > 0);
    expect(first).toMatchObject({ total: 0 });
    expect(shownIn(second!)).toEqual(['P-106']);
  });

  test('further pages of the provider join as they are asked for, and what was shown stays', async () => {
    const others = ['P-101', 'P-102', 'P-103', 'P-106', 'P-105'];
    finds({ skus: others, total: 90 });
    shop.halfSecondMs = A_LONG_TIME_MS;
    const context = await open('both');
    const views = await seen(search(context, 'ekeby'), ({ total }) => total === 90);
    const queries = () => shop.to('/cs/v2/search').flatMap(({ body }) => (body as { recordQueries: [] }).recordQueries);
    expect(queries()).toHaveLength(1);
    // An answer that says the same as the one before is not given again, so the query itself is waited for.
    const next: string[][] = [];
    const watching = search(context, 'ekeby', { page: 2 }).subscribe((answer) => {
      if (answer.state === 'ready') next.push(shownIn(answer.value));
    });
    await expect.poll(() => queries().length).toBe(2);
    await expect.poll(() => next.at(-1)).toEqual(shownIn(views.at(-1)!));
    watching.unsubscribe();
    expect(queries()[1]).toMatchObject({ settings: { offset: 40 } });
  });

  test.each<[what: string, fault: ProviderShop['fault']]>([
    ['fails', async () => Response.json({ code: 500, result: '' }, { status: 500 })],
    ['sends a page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['is silent', 'silent'],
  ])('a provider that %s is never noticed', async (_what, fault) => {
    const own = await alone('ekeby');
    shop.fault = fault;
    const context = await open('both');
    const [first] = await seen(search(context, 'ekeby'), () => true);
    expect(shownIn(first!)).toEqual(own);
    const [nothing] = await seen(search(context, 'qwxz'), () => true);
    expect(nothing).toMatchObject({ total: 0 });
  });

  test('suggestions of the device stay, and the provider fills what is left', async () => {
    const context = await open('both');
    finds({ skus: ['P-106', 'P-105'] });
    const skus = ({ groups }: SuggestionsView): string[] =>
      groups.flatMap(({ kind, suggestions: each }) => (kind === 'product' ? each.map(({ path }) => path) : []));
    const views = await seen(suggestions(context, { text: 'ekeby', limit: 8 }), (view) =>
      skus(view).some((path) => path.includes('P-106')),
    );
    const own = skus(views[0]!);
    expect(own.length).toBeGreaterThan(0);
    for (const view of views) expect(skus(view).slice(0, own.length)).toEqual(own);
    expect(new Set(skus(views.at(-1)!)).size).toBe(skus(views.at(-1)!).length);
  });
});

test('what the shop does not sell any more is not suggested, whatever the provider says of it', async () => {
  const context = await open('both');
  const { catalogue } = context;
  const known = ['P-105', 'P-106'].map((sku) => catalogue.index.idOfSku(sku)!);
  const gone = (await catalogue.summaries(known)).get(known[0]!)!;
  await catalogue.writers.products.write([{ ...gone, status: 2, updatedAt: gone.updatedAt + 1000 }]);
  finds({ skus: ['P-105', 'P-106'] });
  const paths = ({ groups }: SuggestionsView): string =>
    groups.flatMap(({ suggestions: each }) => each.map(({ path }) => path)).join(' ');
  const views = await seen(suggestions(context, { text: 'qwxz', limit: 8 }), (view) => paths(view).includes('P-106'));
  expect(paths(views.at(-1)!)).not.toContain('P-105');
});

describe('with the provider', () => {
  test('its order counts where it answers in time', async () => {
    finds({ skus: ['P-106', 'P-102', 'P-101'] });
    shop.halfSecondMs = A_LONG_TIME_MS;
    const [first] = await seen(search(await open('provider'), 'ekeby'), () => true);
    expect(shownIn(first!)).toEqual(['P-106', 'P-102', 'P-101']);
  });

  test('the device stands in for one that is late, and what it showed stays', async () => {
    const own = await alone('ekeby');
    finds({ skus: ['P-106', ...own] }, 'whenShown');
    const views = await seen(search(await open('provider'), 'ekeby'), (view) => shownIn(view).includes('P-106'));
    for (const view of views.slice(0, -1)) expect(shownIn(view)).toEqual(own);
    expect(shownIn(views.at(-1)!)).toEqual([...own, 'P-106']);
    expect(views.length).toBeGreaterThan(1);
  });
});

test('words that lead to a page say so beside their results; others do not', async () => {
  const context = await open('both');
  const [led] = (await seen(search(context, 'angrerett'), ({ redirect }) => redirect !== null)).slice(-1);
  expect(led!.redirect).toBe('/i/returns');
  const [plain] = await seen(search(context, 'ekeby'), () => true);
  expect(plain!.redirect).toBeNull();
});
