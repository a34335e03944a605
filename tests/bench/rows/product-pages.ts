import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { CATEGORY_PATH } from '../places.ts';
import type { ProbedPage } from '../probe.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';
import { goBack, openProduct } from './open-product.ts';

const SLOWDOWN = 4;
/** A page of the listing has 50 cards. */
const VISITS = 40;
const RELOADS = 5;
/** Nobody looks at a page shorter than this. */
const BETWEEN_MS = 300;

/**
 * Product pages without a network, each opened for the first time, so that everything shown comes from the device. A
 * reload starts the whole shop anew and shows what a page costs that is not opened from within.
 */
export async function productPages(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  const tab = await device.openTab(CATEGORY_PATH, SLOWDOWN);
  await device.context.setOffline(true);
  const times: number[] = [];
  for (let position = 0; position < VISITS; position++) {
    if (position > 0) await goBack(tab);
    await pause(BETWEEN_MS);
    times.push(await openProduct(tab, position));
    await pause(BETWEEN_MS);
  }
  const reloads: number[] = [];
  while (reloads.length < RELOADS) {
    await tab.page.reload();
    await tab.ready();
    reloads.push(await tab.page.evaluate(() => (globalThis as unknown as ProbedPage).stuaBench.readyAt!));
  }
  await device.context.setOffline(false);
  await tab.close();
  bench.say(`product pages: ${times.map(Math.round).join(' ')} ms; reloads: ${reloads.map(Math.round).join(' ')} ms`);
  return [
    atMost(100, 'product page from local data, p95, CPU 4 x', percentile(times, 0.95), 'ms'),
    explaining('product page from local data, median, CPU 4 x', median(times), 'ms'),
    explaining('product page reloaded offline to first content, median, CPU 4 x', median(reloads) / 1000, 's'),
  ];
}
