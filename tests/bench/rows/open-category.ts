import { type Bench, PRODUCTS } from '../bench.ts';
import { CATEGORY_PATH } from '../places.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median } from '../statistics.ts';
import type { ProbedPage } from '../probe.ts';

const RUNS = 3;
/** A product arrives twice: with the fields for lists, and with its details. */
const DOCUMENTS = 2 * PRODUCTS;

/** The first visit to a category: how much of the catalogue was here when the device could sort the category itself. */
export async function openCategory(bench: Bench): Promise<Row[]> {
  const shares: number[] = [];
  const times: number[] = [];
  while (shares.length < RUNS) {
    const device = await bench.newDevice();
    const tab = await device.openTab(CATEGORY_PATH);
    const sorted = tab.page.evaluate(sortedByPrice);
    await tab.page.getByTestId('sort').selectOption('price');
    times.push(await sorted);
    shares.push(((await tab.progress()).done / DOCUMENTS) * 100);
    await device.close();
  }
  return [
    atMost(10, 'open category usable when so much has arrived', median(shares), '%'),
    explaining('open category usable after', median(times) / 1000, 's'),
  ];
}

/** Runs in the page: resolves when the painted cards are sorted by price, with the time since the page began. */
function sortedByPrice(): Promise<number> {
  const { stuaBench } = globalThis as unknown as ProbedPage;
  return stuaBench.painted(() => {
    const cards = document.querySelectorAll<HTMLElement>('[data-testid="product-card"] [data-testid="price"]');
    const amounts = [...cards].map(({ dataset }) => Number(dataset['amount']));
    return (
      location.search.includes('sort=price') &&
      amounts.length > 1 &&
      amounts.every((amount, position) => position === 0 || amounts[position - 1]! <= amount)
    );
  });
}
