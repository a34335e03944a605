import type { Bench } from '../bench.ts';
import { CATEGORY_PATH } from '../places.ts';
import { atMost, type Row } from '../row.ts';
import type { ProbedPage } from '../probe.ts';
import { median, percentile } from '../statistics.ts';
import type { Tab } from '../tab.ts';

const SLOWDOWN = 4;
const VISITS = 24;
/** Nobody looks at a page shorter than this. */
const BETWEEN_MS = 300;

/** From a category to a product and back, again and again to another product: first frames with name and price. */
export async function browsing(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  const tab = await device.openTab(CATEGORY_PATH, SLOWDOWN);
  const there: number[] = [];
  const back: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    there.push(await openProduct(tab, visit));
    await pause();
    back.push(await goBack(tab));
    await pause();
  }
  await tab.close();
  bench.say(`to products: ${there.map(Math.round).join(' ')} ms; back: ${back.map(Math.round).join(' ')} ms`);
  return [
    atMost(60, 'category to product, median, CPU 4 x', median(there), 'ms'),
    atMost(120, 'category to product, p95, CPU 4 x', percentile(there, 0.95), 'ms'),
    atMost(60, 'product back to category, median, CPU 4 x', median(back), 'ms'),
    atMost(120, 'product back to category, p95, CPU 4 x', percentile(back, 0.95), 'ms'),
  ];
}

/** Clicks on a card of the listing: how long until name and price of its product are painted. */
export async function openProduct(tab: Tab, position: number): Promise<number> {
  const link = tab.page.getByTestId('product-card').nth(position).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const measured = tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const clickedAt = stuaBench.nextClick();
    const paintedAt = stuaBench.painted(() => {
      const page = document.querySelector('[data-testid="product-page"]');
      const name = page?.querySelector('[data-testid="product-name"]')?.textContent ?? '';
      return name !== '' && page?.querySelector('[data-testid="price"]') !== null;
    });
    const [clicked, painted] = await Promise.all([clickedAt, paintedAt]);
    return painted - clicked;
  });
  await link.click();
  return measured;
}

/** Goes back to the listing: how long until its cards are painted. */
export function goBack(tab: Tab): Promise<number> {
  return tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const askedAt = performance.now();
    const paintedAt = stuaBench.painted(() => {
      const card = document.querySelector('[data-testid="listing"] [data-testid="product-card"]');
      return card?.querySelector('h3')?.textContent !== '' && card?.querySelector('[data-testid="price"]') != null;
    });
    history.back();
    return (await paintedAt) - askedAt;
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
}
