import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { keepPage } from '../keep-page.ts';
import { CATEGORY_PATH } from '../places.ts';
import { medianAndP95, type Row } from '../row.ts';
import type { ProbedPage } from '../probe.ts';

const SLOWDOWN = 4;
const RELOADS = 7;
const FIRST_CONTENT_MAX_MS = 400;
/** Whoever reloads has looked at the page before, and it has said that it shows something: else the shell would answer. */
const BETWEEN_MS = 3000;

/**
 * Reloads a tab without a network, with 20,000 products on the device and on a slow processor: until there is content with
 * prices, and until the page can be used.
 */
export async function offlineReload(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  await keepPage(device, CATEGORY_PATH);
  const tab = await device.openTab(CATEGORY_PATH, SLOWDOWN);
  await device.context.setOffline(true);
  const priced: number[] = [];
  const ready: number[] = [];
  while (ready.length < RELOADS) {
    await pause(BETWEEN_MS);
    await tab.page.reload();
    await tab.ready();
    await tab.priced();
    const seen = await tab.page.evaluate(() => {
      const { pricedAt, readyAt } = (globalThis as unknown as ProbedPage).stuaBench;
      return { pricedAt: pricedAt!, readyAt: readyAt! };
    });
    priced.push(seen.pricedAt);
    ready.push(seen.readyAt);
  }
  await device.context.setOffline(false);
  await tab.close();
  bench.say(`offline reloads: ${priced.map(Math.round).join(' ')} ms, usable: ${ready.map(Math.round).join(' ')} ms`);
  return [
    ...medianAndP95(FIRST_CONTENT_MAX_MS, 'reload offline, CPU 4 x: first content with prices', priced, 'ms'),
    ...medianAndP95(null, 'reload offline, CPU 4 x: until it can be used', ready, 'ms'),
  ];
}
