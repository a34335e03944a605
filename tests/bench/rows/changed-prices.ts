import type { Worker } from '@playwright/test';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { type Bench, PRODUCTS } from '../bench.ts';
import type { PageQuery, PageWithStore } from '../live-store.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';
import type { Tab } from '../tab.ts';

const CHANGES = 20;
/** Changes prices of products from this number on, which no other row uses; the prices stay changed. */
const FIRST_PRODUCT = 1000;
const PRODUCTS_LOOKED_THROUGH = 2000;
const PRICE_FIRST = 3001;
/** Prices of the synthetic shop end in 9 or in 0. */
const PRICE_STEP = 10;
const PATIENCE_MS = 20_000;

interface Article {
  readonly sku: string;
  readonly categoryId: number;
  /** The new price, in major units; no other product has it. */
  readonly amount: number;
}

/**
 * The operator changes prices. Measures the time from the arrival of the answer in the worker until the index has the
 * new price, for both ways that a price can come: in a changed document, and as a live offer for what is on the screen.
 */
export async function changedPrices(bench: Bench): Promise<Row[]> {
  const articles = simpleArticles();
  const shop = await bench.shop();
  const device = await bench.filledDevice();
  const tab = await device.openTab('/');
  await tab.everythingOnDevice();
  await tab.exposeLiveStore();
  const setPrice = ({ sku, amount }: Article): Promise<unknown> => shop.operator('set-price', sku, amount);
  const replicated: number[] = [];
  const offered: number[] = [];
  for (const [position, article] of articles.entries()) {
    const way = position < CHANGES ? replicate : offer;
    const lastedMs = await way(tab, article, () => setPrice(article));
    if (lastedMs !== null) (way === replicate ? replicated : offered).push(lastedMs);
  }
  await tab.close();
  bench.say(`replicated: ${replicated.map(Math.round).join(' ')} ms; offered: ${offered.map(Math.round).join(' ')} ms`);
  const what = `changed price in the index, ${PRODUCTS} products, since`;
  return [
    atMost(200, `${what} its document arrived, p95`, percentile(replicated, 0.95), 'ms'),
    explaining(`${what} its document arrived, median`, median(replicated), 'ms'),
    atMost(200, `${what} its live offer arrived, p95`, percentile(offered, 0.95), 'ms'),
    explaining(`${what} its live offer arrived, median`, median(offered), 'ms'),
  ];
}

/** Products without variants, because their page asks for just the price that the index has. */
function simpleArticles(): Article[] {
  const documents = [...(syntheticCatalogue(PRODUCTS_LOOKED_THROUGH).documents.products ?? [])];
  return documents
    .slice(FIRST_PRODUCT)
    .filter((document) => document['type_id'] === 'simple')
    .slice(0, 2 * CHANGES)
    .map((document, at) => ({
      sku: String(document['sku']),
      categoryId: Number((document['category_ids'] as number[]).at(-1)),
      amount: PRICE_FIRST + PRICE_STEP * at,
    }));
}

/**
 * Makes a change and returns how long the index took; `null` when the other way was faster. Times are on a clock that
 * all threads share.
 */
type Change = (tab: Tab, article: Article, setPrice: () => Promise<unknown>) => Promise<number | null>;

/** By replication, which pulls at once when the browser reports that the network is back. */
const replicate: Change = async (tab, article, setPrice) => {
  const worker = await tab.worker();
  const since = await beginArrivals(worker);
  await setPrice();
  await tab.page.evaluate(() => dispatchEvent(new Event('online')));
  const { startedAt, endedAt } = await worker.evaluate(nextIndexUpdate, since);
  const arrived = (await arrivals(worker, '/api/sync/products')).filter((at) => at <= startedAt);
  // Checks that the index, which the worker says is updated, has the new price.
  await tab.page.evaluate(untilFound, { ...questionsOf(article), patienceMs: 0 });
  return endedAt - Math.max(...arrived);
};

/**
 * By the product's page, which asks for the current price. The index is asked repeatedly until it finds the product.
 */
const offer: Change = async (tab, article, setPrice) => {
  const worker = await tab.worker();
  await beginArrivals(worker);
  await setPrice();
  const foundAt = await tab.page.evaluate(untilFound, { ...questionsOf(article), patienceMs: PATIENCE_MS });
  const [arrivedAt = Infinity] = await arrivals(worker, `/api/product/render-list?skus=${article.sku}`);
  return arrivedAt > foundAt ? null : foundAt - arrivedAt;
};

function questionsOf({ sku, categoryId, amount }: Article): { sku: string; product: PageQuery; listing: PageQuery } {
  const filters = { price: [`${amount}-${amount + 1}`] };
  return {
    sku,
    product: { name: 'product.bySku', params: { parentSku: sku, childSku: null } },
    listing: { name: 'listing.category', params: { categoryId: String(categoryId), filters, sort: 'price', page: 1 } },
  };
}

/** Clears the worker's list of arrived answers; returns the time of that. */
function beginArrivals(worker: Worker): Promise<number> {
  return worker.evaluate(() => {
    performance.clearResourceTimings();
    return performance.timeOrigin + performance.now();
  });
}

/** When each answer arrived whose address begins with `address`. */
async function arrivals(worker: Worker, address: string): Promise<number[]> {
  const all = await worker.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { pathname, search } = new URL(entry.name);
      const { responseEnd } = entry as PerformanceResourceTiming;
      return { address: pathname + search, at: performance.timeOrigin + responseEnd };
    }),
  );
  return all.filter((arrival) => arrival.address.startsWith(address)).map(({ at }) => at);
}

/** Runs in the worker: waits for the first update of the index after `since`. */
function nextIndexUpdate(since: number): Promise<{ startedAt: number; endedAt: number }> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const update = list
        .getEntriesByName('index update')
        .find(({ startTime }) => performance.timeOrigin + startTime > since);
      if (!update) return;
      observer.disconnect();
      const startedAt = performance.timeOrigin + update.startTime;
      resolve({ startedAt, endedAt: startedAt + update.duration });
    });
    observer.observe({ type: 'measure', buffered: true });
  });
}

/** Runs in the page: shows a product until the listing that is filtered by its new price contains it. */
async function untilFound({
  sku,
  product,
  listing,
  patienceMs,
}: {
  sku: string;
  product: PageQuery;
  listing: PageQuery;
  patienceMs: number;
}): Promise<number> {
  const { stuaLive } = globalThis as unknown as PageWithStore;
  const startedAt = performance.now();
  const stop = stuaLive.subscribe(product, () => undefined);
  for (let turn = 0; ; turn++) {
    // A parameter that differs each time makes this a new query, so its answer is not a remembered one.
    const ref = { ...listing, params: { ...listing.params, turn: `${startedAt} ${turn}` } };
    await stuaLive.prefetch(ref, 10_000);
    const foundAt = performance.now();
    const { value } = stuaLive.read(ref) as { value?: { cards: readonly { sku: string }[] } };
    if (value?.cards.some((card) => card.sku === sku)) {
      stop();
      return performance.timeOrigin + foundAt;
    }
    if (foundAt > startedAt + patienceMs) throw new Error(`${sku} is not found by its new price`);
  }
}
