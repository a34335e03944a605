import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { PageWithStore } from '../live-store.ts';
import { skuOf } from '../places.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';
import type { Tab } from '../tab.ts';

const BETWEEN_READS_MS = 250;
/**
 * Replication brings the small collections first and then products in their order; from this count on it brings
 * products.
 */
const OTHER_DOCUMENTS = 500;
const PATIENCE_MS = 10_000;

/** Opens products while the catalogue arrives; measures until each answer is in the window. */
export async function pointReads(bench: Bench): Promise<Row[]> {
  const device = await bench.newDevice();
  const tab = await device.openTab('/');
  await tab.exposeLiveStore();
  const times: number[] = [];
  let number = 0;
  for (;;) {
    const { done, state } = await tab.progress();
    if (state === 'complete') break;
    if (done > OTHER_DOCUMENTS) times.push(await readOnce(tab, skuOf(++number)));
    await pause(BETWEEN_READS_MS);
  }
  await device.close();
  bench.say(`point reads: ${times.map(Math.round).join(' ')} ms`);
  return [
    atMost(30, 'point reads while replicating, p95', percentile(times, 0.95), 'ms'),
    explaining('point reads while replicating, median', median(times), 'ms'),
    explaining('point reads while replicating, count', times.length, 'reads'),
  ];
}

async function readOnce(tab: Tab, sku: string): Promise<number> {
  return tab.page.evaluate(
    async ({ ref, patienceMs }) => {
      const { stuaLive } = globalThis as unknown as PageWithStore;
      const askedAt = performance.now();
      await stuaLive.prefetch(ref, patienceMs);
      return performance.now() - askedAt;
    },
    { ref: { name: 'product.bySku', params: { parentSku: sku, childSku: null } }, patienceMs: PATIENCE_MS },
  );
}
