import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { CATEGORY_PATH } from '../places.ts';
import { atMost, explaining, type Row } from '../row.ts';
import type { ProbedPage } from '../probe.ts';
import { median, percentile } from '../statistics.ts';
import type { FacetOption, Tab } from '../tab.ts';

const SLOWDOWN = 4;
const CLICKS = 40;
/** Nobody chooses faster than this. */
const BETWEEN_MS = 300;

/**
 * Chooses filters of a large category with the mouse, one after the other; each is measured until the new cards are
 * painted.
 */
export async function filtering(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  const tab = await device.openTab(CATEGORY_PATH, SLOWDOWN);
  const options = (await tab.facetOptions()).filter(({ count }) => count > 0);
  const times: number[] = [];
  const floors: number[] = [];
  for (const option of spread(options)) {
    times.push(await choose(tab, option));
    await pause(BETWEEN_MS);
    floors.push(await swap(tab));
    await tab.page.getByTestId('applied-filter').first().click();
    await tab.page.getByTestId('applied-filter').first().waitFor({ state: 'detached' });
    await pause(BETWEEN_MS);
  }
  await tab.close();
  bench.say(`filter clicks: ${times.map(Math.round).join(' ')} ms`);
  return [
    atMost(50, 'click on a filter to painted cards, median, CPU 4 x', median(times), 'ms'),
    atMost(100, 'click on a filter to painted cards, p95, CPU 4 x', percentile(times, 0.95), 'ms'),
    explaining('floor of the same: copies of its cards put there, median', median(floors), 'ms'),
    explaining('click on a filter over its floor, median', median(times) / median(floors), 'x'),
  ];
}

/** Some options of a facet, spread evenly over all of them. */
function spread(options: readonly FacetOption[]): FacetOption[] {
  const step = Math.max(1, options.length / CLICKS);
  return Array.from({ length: Math.min(CLICKS, options.length) }, (_, number) => options[Math.floor(number * step)]!);
}

async function choose(tab: Tab, option: FacetOption): Promise<number> {
  const facet = tab.page.locator(`[data-testid="facet"][data-code="${option.code}"]`);
  await facet.locator('summary').click();
  const measured = tab.page.evaluate(async (count) => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const clickedAt = stuaBench.nextClick();
    const paintedAt = stuaBench.painted(() => {
      const listing = document.querySelector<HTMLElement>('[data-testid="listing"]');
      const chosen = document.querySelectorAll('[data-testid="applied-filter"]').length;
      const cards = document.querySelectorAll('[data-testid="product-card"]').length;
      return chosen === 1 && Number(listing?.dataset['total']) === count && cards > 0;
    });
    const [clicked, painted] = await Promise.all([clickedAt, paintedAt]);
    return painted - clicked;
  }, option.count);
  await tab.press(facet.locator(`[data-testid="facet-option"][data-value="${option.value}"]`));
  return measured;
}

/**
 * Replaces the shown cards by copies, without any framework, and measures until these are painted; then restores the
 * cards.
 */
function swap(tab: Tab): Promise<number> {
  return tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const list = document.querySelector('[data-testid="product-card"]')!.closest('ul')!;
    const cards = [...list.childNodes];
    const copies = cards.map((card) => card.cloneNode(true));
    const swappedAt = performance.now();
    list.replaceChildren(...copies);
    const paintedAt = await stuaBench.painted(() => true);
    list.replaceChildren(...cards);
    return paintedAt - swappedAt;
  });
}
