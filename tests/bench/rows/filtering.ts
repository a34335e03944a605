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
    explaining('  floor: the cards that its first frame changed, put there, median', median(floors), 'ms'),
    explaining('click on a filter over its floor, median', median(times) / median(floors), 'x'),
  ];
}

/** Some options of a facet, spread evenly over all of them. */
function spread(options: readonly FacetOption[]): FacetOption[] {
  const step = Math.max(1, options.length / CLICKS);
  return Array.from({ length: Math.min(CLICKS, options.length) }, (_, number) => options[Math.floor(number * step)]!);
}

/**
 * Chooses a value; returns the milliseconds until the cards of the viewport are painted that stay there. The cards that
 * this frame changed are kept in the tab for `swap`.
 */
async function choose(tab: Tab, option: FacetOption): Promise<number> {
  const facet = tab.page.locator(`[data-testid="facet"][data-code="${option.code}"]`);
  await facet.locator('summary').click();
  const measured = tab.page.evaluate(watchCards, { count: option.count, settledMs: BETWEEN_MS });
  await tab.press(facet.locator(`[data-testid="facet-option"][data-value="${option.value}"]`));
  return measured;
}

/** A place of the list that a frame changed, and what that frame showed there. */
interface ChangedPlace {
  readonly place: number;
  readonly item: Node;
}

interface Chosen {
  readonly settledMs: number;
  readonly count: number;
}

/** Runs in the page before the press. */
async function watchCards({ count, settledMs }: Chosen): Promise<number> {
  const { stuaBench } = globalThis as unknown as ProbedPage;
  const items = (): Element[] => [...document.querySelector('[data-testid="product-card"]')!.closest('ul')!.children];
  const skuIn = (item: Element): string => item.querySelector<HTMLElement>('[data-sku]')?.dataset['sku'] ?? '';
  const before = items().map(skuIn);
  // Whoever looked at more of them would change what is measured.
  const inView = items().filter((item) => item.getBoundingClientRect().top < innerHeight).length;
  const frames: { readonly inView: string; readonly at: Promise<number>; changed: ChangedPlace[] }[] = [];
  const note = (): void => {
    const listing = document.querySelector<HTMLElement>('[data-testid="listing"]');
    const chosen = document.querySelectorAll('[data-testid="applied-filter"]').length;
    if (chosen !== 1 || Number(listing?.dataset['total']) !== count) return;
    if (!document.querySelector('[data-testid="product-card"]')) return;
    const seen = items().slice(0, inView).map(skuIn).join(' ');
    if (seen === frames.at(-1)?.inView) return;
    const frame = { inView: seen, at: stuaBench.painted(() => true), changed: [] as ChangedPlace[] };
    frames.push(frame);
    void frame.at.then(() => {
      const shown = items().map((item, place) => ({ item, place }));
      const changed = shown.filter(({ item, place }) => skuIn(item) !== before[place]);
      frame.changed = changed.map(({ item, place }) => ({ item: item.cloneNode(true), place }));
    });
  };
  const clickedAt = stuaBench.nextClick();
  const changes = new MutationObserver(note);
  changes.observe(document, { childList: true, subtree: true, attributes: true });
  const clicked = await clickedAt;
  // With equal totals, the old cards may be there in a first frame: what counts is what stays.
  await stuaBench.painted(() => frames.length > 0);
  await new Promise((resolve) => {
    setTimeout(resolve, settledMs);
  });
  changes.disconnect();
  const last = items().slice(0, inView).map(skuIn).join(' ');
  const frame = frames.find((one) => one.inView === last);
  if (!frame) throw new Error('The cards that stay were never painted.');
  Object.assign(globalThis, { firstFrame: frame.changed });
  return (await frame.at) - clicked;
}

/**
 * Puts as many cards into the list as the shop changed in its first frame, as that frame showed them and without any
 * framework, and measures until these are painted; then restores the list.
 */
function swap(tab: Tab): Promise<number> {
  return tab.page.evaluate(async () => {
    const { stuaBench, firstFrame } = globalThis as unknown as ProbedPage & { firstFrame: readonly ChangedPlace[] };
    const list = document.querySelector('[data-testid="product-card"]')!.closest('ul')!;
    const items = [...list.children];
    const swappedAt = performance.now();
    for (const { place, item } of firstFrame) items[place]!.replaceWith(item);
    const paintedAt = await stuaBench.painted(() => true);
    list.replaceChildren(...items);
    return paintedAt - swappedAt;
  });
}
