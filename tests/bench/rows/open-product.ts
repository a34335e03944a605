import type { ProbedPage } from '../probe.ts';
import type { Tab } from '../tab.ts';

const PATIENCE_MS = 10_000;

/**
 * Clicks on a card of the listing; returns the milliseconds until name, price and the place of the picture of its
 * product are painted. The nodes of the page at that moment are kept in the tab for `swapIn`.
 */
export async function openProduct(tab: Tab, position: number): Promise<number> {
  const link = tab.page.getByTestId('product-card').nth(position).getByRole('link');
  const measured = tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const clickedAt = stuaBench.nextClick();
    void clickedAt.then(() => Object.assign(globalThis, { leftAt: scrollY }));
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

/**
 * Goes back to the listing; returns the milliseconds until its cards are painted at the place where `openProduct` left
 * them.
 */
export function goBack(tab: Tab): Promise<number> {
  return tab.page.evaluate(async (patienceMs) => {
    const { stuaBench, leftAt } = globalThis as unknown as ProbedPage & { leftAt: number };
    const askedAt = performance.now();
    const cardsAt = stuaBench.painted(() => {
      if (document.querySelector('[data-testid="product-page"]')) return false;
      const card = document.querySelector('[data-testid="listing"] [data-testid="product-card"]');
      if (!card?.checkVisibility()) return false;
      return card.querySelector('h2')?.textContent !== '' && card.querySelector('[data-testid="price"]') !== null;
    });
    history.back();
    let paintedAt = await cardsAt;
    // A frame at another place is none that somebody came back to.
    while (Math.abs(scrollY - leftAt) > 1) {
      paintedAt = await stuaBench.painted(() => true);
      if (paintedAt - askedAt > patienceMs)
        throw new Error(`The list is at ${scrollY} px and was left at ${leftAt} px.`);
    }
    return paintedAt - askedAt;
  }, PATIENCE_MS);
}
