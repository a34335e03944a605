import type { ProbedPage } from '../probe.ts';
import type { Tab } from '../tab.ts';
import { openProduct } from './open-product.ts';

interface Opened {
  /** Until name, price and the place of the picture were painted. */
  readonly frameMs: number;
  /** Until the picture was painted too. */
  readonly pictureMs: number;
  /** Whether the picture was here before the click, because the press had fetched it. */
  readonly wasPrefetched: boolean;
}

/** Clicks on a card of the listing, and waits for the picture of its product as well. Keeps the page that has it for `swapIn`. */
export async function openWithPicture(tab: Tab, position: number): Promise<Opened> {
  const pictured = tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const arrivedAt = new Map<string, number>();
    const note = (entries: readonly PerformanceEntry[]): void => {
      for (const { name, responseEnd } of entries as PerformanceResourceTiming[]) arrivedAt.set(name, responseEnd);
    };
    const watching = new PerformanceObserver((list) => note(list.getEntries()));
    watching.observe({ type: 'resource', buffered: true });
    const clickedAt = stuaBench.nextClick();
    const found: { readonly picture: HTMLImageElement; readonly decodedAt: Promise<number> }[] = [];
    const isThere = (): boolean => {
      const page = document.querySelector('[data-testid="product-page"]');
      if (!page?.checkVisibility()) return false;
      const picture = page.querySelector<HTMLImageElement>('[data-testid="gallery"] > div > img');
      if (picture) found.push({ picture, decodedAt: picture.decode().then(() => performance.now()) });
      return picture !== null;
    };
    const [clicked, framed] = await Promise.all([clickedAt, stuaBench.painted(isThere)]);
    const { picture, decodedAt } = found[0]!;
    // What was decoded after that frame is in the next one.
    const painted = (await decodedAt) <= framed ? framed : await stuaBench.painted(() => true);
    const page = document.querySelector('[data-testid="product-page"]')!;
    Object.assign(globalThis, { picturedFrame: page.cloneNode(true) });
    note(watching.takeRecords());
    watching.disconnect();
    return {
      pictureMs: painted - clicked,
      wasPrefetched: (arrivedAt.get(picture.currentSrc) ?? Number.POSITIVE_INFINITY) <= clicked,
    };
  });
  const [frameMs, picture] = await Promise.all([openProduct(tab, position), pictured]);
  return { frameMs, ...picture };
}
