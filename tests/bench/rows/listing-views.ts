import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { PageWithStore } from '../live-store.ts';
import { CATEGORY_ID, CATEGORY_PATH } from '../places.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';

const QUESTIONS = 60;
const BETWEEN_MS = 100;
const PATIENCE_MS = 10_000;

/**
 * Measures listings with all that a page shows of them, made in the worker: index, documents of the page, cards and
 * facets.
 */
export async function listingViews(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  const tab = await device.openTab(CATEGORY_PATH);
  await tab.exposeLiveStore();
  const options = await tab.facetOptions();
  const startedAt = await (await tab.worker()).evaluate(() => performance.now());
  const inWindow: number[] = [];
  for (const { code, value } of options.slice(0, QUESTIONS)) {
    const params = { categoryId: CATEGORY_ID, filters: { [code]: [value] }, sort: 'price', page: 1 };
    inWindow.push(
      await tab.page.evaluate(
        async ({ ref, patienceMs }) => {
          const { stuaLive } = globalThis as unknown as PageWithStore;
          const askedAt = performance.now();
          await stuaLive.prefetch(ref, patienceMs);
          return performance.now() - askedAt;
        },
        { ref: { name: 'listing.category', params }, patienceMs: PATIENCE_MS },
      ),
    );
    await pause(BETWEEN_MS);
  }
  const noted = (await tab.notedWork()).filter(
    (work) => work.name === 'query listing.category' && work.startedAt > startedAt,
  );
  await tab.close();
  const times = noted.map(({ lastedMs }) => lastedMs);
  return [
    atMost(25, 'index answer with the views of the page p95, 20000 products (worker)', percentile(times, 0.95), 'ms'),
    explaining('index answer with the views of the page, median (worker)', median(times), 'ms'),
    explaining('the same until it is in the window, p95', percentile(inWindow, 0.95), 'ms'),
  ];
}
