import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { CATEGORY_PATH } from '../places.ts';
import { atMost, explaining, type Row } from '../row.ts';
import type { ProbedPage } from '../probe.ts';
import { median, percentile } from '../statistics.ts';
import type { Tab } from '../tab.ts';
import { showAgain, swapIn } from './browsing-floors.ts';

const SLOWDOWN = 4;
const VISITS = 24;
/** Nobody looks at a page shorter than this. */
const BETWEEN_MS = 300;

/**
 * Goes from a category to a product and back, each time to another product: first frames with name, price and the place
 * of the picture. In between it measures the floors of both in the same page, which is what the browser alone needs.
 */
export async function browsing(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  const tab = await device.openTab(CATEGORY_PATH, SLOWDOWN);
  const times = { there: [] as number[], back: [] as number[], swap: [] as number[], show: [] as number[] };
  for (let visit = 0; visit < VISITS; visit++) {
    times.there.push(await openProduct(tab, visit));
    await pause(BETWEEN_MS);
    times.back.push(await goBack(tab));
    await pause(BETWEEN_MS);
    times.swap.push(await swapIn(tab, visit));
    await pause(BETWEEN_MS);
    times.show.push(await showAgain(tab));
    await pause(BETWEEN_MS);
  }
  await tab.close();
  for (const [what, each] of Object.entries(times)) bench.say(`${what}: ${each.map(Math.round).join(' ')} ms`);
  const [swap, show] = [median(times.swap), median(times.show)];
  return [
    atMost(1.3, 'category to product, median, of `swap`', median(times.there) / swap, 'x'),
    atMost(120, 'category to product, p95, CPU 4 x', percentile(times.there, 0.95), 'ms'),
    explaining('  its median', median(times.there), 'ms'),
    explaining('  `swap`: its markup, put in place of the list', swap, 'ms'),
    atMost(1.5, 'product back to category, median, of `show`', median(times.back) / show, 'x'),
    atMost(80, 'product back to category, p95, CPU 4 x', percentile(times.back, 0.95), 'ms'),
    explaining('  its median', median(times.back), 'ms'),
    explaining('  `show`: the hidden list, shown in place of the markup', show, 'ms'),
  ];
}

/**
 * Clicks on a card of the listing; returns the milliseconds until name, price and the place of the picture of its
 * product are painted. The nodes of the page at that moment are kept in the tab for `swapIn`.
 */
export async function openProduct(tab: Tab, position: number): Promise<number> {
  const link = tab.page.getByTestId('product-card').nth(position).getByRole('link');
  const measured = tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const clickedAt = stuaBench.nextClick();
    const paintedAt = stuaBench.painted(() => {
      const page = document.querySelector('[data-testid="product-page"]');
      // It is there before the click, out of sight (decision 093).
      if (!page?.checkVisibility()) return false;
      const name = page.querySelector('[data-testid="product-name"]')?.textContent ?? '';
      const isThere = name !== '' && page.querySelector('[data-testid="price"]') !== null;
      if (!isThere || !page.querySelector('[data-testid="gallery"] :is(img, svg)')) return false;
      Object.assign(globalThis, { firstFrame: page.cloneNode(true) });
      return true;
    });
    const [clicked, painted] = await Promise.all([clickedAt, paintedAt]);
    return painted - clicked;
  });
  await tab.press(link);
  return measured;
}

/** Goes back to the listing; returns the milliseconds until its cards are painted. */
export function goBack(tab: Tab): Promise<number> {
  return tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const askedAt = performance.now();
    const paintedAt = stuaBench.painted(() => {
      if (document.querySelector('[data-testid="product-page"]')) return false;
      const card = document.querySelector('[data-testid="listing"] [data-testid="product-card"]');
      if (!card?.checkVisibility()) return false;
      return card.querySelector('h2')?.textContent !== '' && card.querySelector('[data-testid="price"]') !== null;
    });
    history.back();
    return (await paintedAt) - askedAt;
  });
}
