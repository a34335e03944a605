import type { Bench } from '../bench.ts';
import { CATEGORY_PATH } from '../places.ts';
import { atMost, explaining, type Row } from '../row.ts';
import type { ProbedPage } from '../probe.ts';
import { median } from '../statistics.ts';

const SLOWDOWN = 4;
const RELOADS = 7;

/** Reloads without a network, on a slow processor, until the page can be used. */
export async function offlineReload(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  const tab = await device.openTab(CATEGORY_PATH, SLOWDOWN);
  await device.context.setOffline(true);
  const times: number[] = [];
  while (times.length < RELOADS) {
    await tab.page.reload();
    await tab.ready();
    times.push(await tab.page.evaluate(() => (globalThis as unknown as ProbedPage).stuaBench.readyAt!));
  }
  await device.context.setOffline(false);
  await tab.close();
  bench.say(`offline reloads: ${times.map(Math.round).join(' ')} ms`);
  return [
    atMost(1.5, 'reload offline until it can be used, CPU 4 x', median(times) / 1000, 's'),
    explaining('reload offline until it can be used, slowest, CPU 4 x', Math.max(...times) / 1000, 's'),
  ];
}
