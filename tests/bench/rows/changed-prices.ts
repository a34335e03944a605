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

interface Article {
  readonly sku: string;
  readonly categoryId: number;
  /** The new price, in major units; no other product has it. */
  readonly amount: number;
}

/**
 * The operator changes prices. Measures the time from the arrival of a changed document in the worker until the index has the new
 * price.
 */
export async function changedPrices(bench: Bench): Promise<Row[]> {
  const shop = await bench.shop();
  const device = await bench.filledDevice();
  const tab = await device.openTab('/');
  await tab.everythingOnDevice();
  await tab.exposeLiveStore();
  const lasted: number[] = [];
  for (const article of simpleArticles()) {
    lasted.push(await replicate(tab, article, () => shop.operator('set-price', article.sku, article.amount)));
  }
  await tab.close();
  bench.say(`changed prices: ${lasted.map(Math.round).join(' ')} ms`);
  const what = `changed price in the index, ${PRODUCTS} products, since its document arrived`;
  return [
    atMost(200, `${what}, p95`, percentile(lasted, 0.95), 'ms'),
    explaining(`${what}, median`, median(lasted), 'ms'),
  ];
}

/** Products without variants, so that a price is that of one article. */
function simpleArticles(): Article[] {
  const documents = [...(syntheticCatalogue(PRODUCTS_LOOKED_THROUGH).documents.products ?? [])];
  return documents
    .slice(FIRST_PRODUCT)
    .filter((document) => document['type_id'] === 'simple')
    .slice(0, CHANGES)
    .map((document, at) => ({
      sku: String(document['sku']),
      categoryId: Number((document['category_ids'] as number[]).at(-1)),
      amount: PRICE_FIRST + PRICE_STEP * at,
    }));
}

/** Makes a change, which is pulled at once when the browser reports that the network is back. Returns how long the index took. */
async function replicate(tab: Tab, article: Article, setPrice: () => Promise<unknown>): Promise<number> {
  const worker = await tab.worker();
  const since = await beginArrivals(worker);
  await setPrice();
  await tab.page.evaluate(() => dispatchEvent(new Event('online')));
  const { startedAt, endedAt } = await worker.evaluate(nextIndexUpdate, since);
  const arrived = (await arrivals(worker, '/api/sync/products')).filter((at) => at <= startedAt);
  // Checks that the index, which the worker says is updated, has the new price.
  await tab.page.evaluate(isListed, questionOf(article));
  return endedAt - Math.max(...arrived);
}

function questionOf({ sku, categoryId, amount }: Article): { sku: string; listing: PageQuery } {
  const filters = { price: [`${amount}-${amount + 1}`] };
  return {
    sku,
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

/** Runs in the page: throws where the listing that is filtered by its new price does not have the article. */
async function isListed({ sku, listing }: { sku: string; listing: PageQuery }): Promise<void> {
  const { stuaLive } = globalThis as unknown as PageWithStore;
  await stuaLive.prefetch(listing, 10_000);
  const { value } = stuaLive.read(listing) as { value?: { cards: readonly { sku: string }[] } };
  if (!value?.cards.some((card) => card.sku === sku)) throw new Error(`${sku} is not found by its new price`);
}
