import type { ProbedPage } from '../probe.ts';
import type { Tab } from '../tab.ts';

/** Clicks on a card, which puts what the product's page consisted of in place of the list, by one call and without a script's work: how long until it is painted. */
export async function swapIn(tab: Tab, position: number): Promise<number> {
  const link = tab.page.getByTestId('product-card').nth(position).getByRole('link');
  const measured = tab.page.evaluate(async () => {
    const { stuaBench, firstFrame } = globalThis as unknown as ProbedPage & { firstFrame: Node };
    const main = document.querySelector('main')!;
    const list = [...main.childNodes];
    const top = scrollY;
    Object.assign(globalThis, { floor: { list, top } });
    const clickedAt = stuaBench.nextClick();
    const swap = (event: MouseEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      main.replaceChildren(firstFrame);
      scrollTo(0, 0);
    };
    document.addEventListener('click', swap, { capture: true, once: true });
    const paintedAt = stuaBench.painted(() => main.querySelector('[data-testid="product-page"]') !== null);
    const [clicked, painted] = await Promise.all([clickedAt, paintedAt]);
    return painted - clicked;
  });
  await tab.press(link);
  return measured;
}

/** Shows the list again that `swapIn` took away, from where it is hidden beside the product: how long until it is painted. */
export function showAgain(tab: Tab): Promise<number> {
  return tab.page.evaluate(async () => {
    const { stuaBench, floor } = globalThis as unknown as ProbedPage & { floor: { list: Node[]; top: number } };
    const main = document.querySelector('main')!;
    const page = main.querySelector('[data-testid="product-page"]')!;
    const parts = floor.list.filter((node): node is HTMLElement => node instanceof HTMLElement);
    for (const part of parts) part.style.setProperty('display', 'none', 'important');
    main.append(...floor.list);
    // As long as a page is looked at.
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    const askedAt = performance.now();
    const paintedAt = stuaBench.painted(() => page.parentNode === null);
    page.remove();
    for (const part of parts) part.style.removeProperty('display');
    scrollTo(0, floor.top);
    return (await paintedAt) - askedAt;
  });
}
