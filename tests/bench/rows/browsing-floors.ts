import type { ProbedPage } from '../probe.ts';
import type { Tab } from '../tab.ts';

/** What a visit to a product kept: its page in the first frame, and in the first one with the picture. */
type KeptPage = 'firstFrame' | 'picturedFrame';

/**
 * Clicks on a card and replaces the list by the nodes of the product's page, in one call and without other scripts. Tells how many
 * milliseconds it takes until they are painted, with the picture where it is among them; it was fetched and has to be decoded. That is
 * the least that the browser needs.
 */
export async function swapIn(tab: Tab, position: number, kept: KeptPage): Promise<number> {
  const link = tab.page.getByTestId('product-card').nth(position).getByRole('link');
  const measured = tab.page.evaluate(async (name) => {
    const globals = globalThis as unknown as ProbedPage & Record<KeptPage, Element>;
    const { stuaBench } = globals;
    const put = globals[name];
    const main = document.querySelector('main')!;
    const list = [...main.childNodes];
    const top = scrollY;
    Object.assign(globalThis, { floor: { list, top } });
    // The shop shall draw nothing of it.
    addEventListener('pointerdown', (event) => event.stopPropagation(), { capture: true, once: true });
    const clickedAt = stuaBench.nextClick();
    const swap = (event: MouseEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      main.replaceChildren(put);
      scrollTo(0, 0);
    };
    document.addEventListener('click', swap, { capture: true, once: true });
    const decoded: Promise<number>[] = [];
    const paintedAt = stuaBench.painted(() => {
      const isThere = put.parentNode === main;
      const picture = isThere && put.querySelector<HTMLImageElement>('[data-testid="gallery"] > div > img');
      if (picture) decoded.push(picture.decode().then(() => performance.now()));
      return isThere;
    });
    const [clicked, painted] = await Promise.all([clickedAt, paintedAt]);
    const [decodedAt = painted] = await Promise.all(decoded);
    // What was decoded after that frame is in the next one.
    return (decodedAt <= painted ? painted : await stuaBench.painted(() => true)) - clicked;
  }, kept);
  await tab.press(link);
  return measured;
}

/**
 * Shows the list again that `swapIn` replaced; it is kept hidden beside the product as in the shop. Returns the
 * milliseconds until it is painted.
 */
export function showAgain(tab: Tab): Promise<number> {
  return tab.page.evaluate(async () => {
    const { stuaBench, floor } = globalThis as unknown as ProbedPage & { floor: { list: Node[]; top: number } };
    const main = document.querySelector('main')!;
    const page = main.querySelector('[data-testid="product-page"]')!;
    const parts = floor.list.filter((node): node is HTMLElement => node instanceof HTMLElement);
    for (const part of parts) part.style.setProperty('display', 'none', 'important');
    main.append(...floor.list);
    // The time that somebody looks at a page.
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
