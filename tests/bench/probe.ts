/** What the bench notes in a page from its beginning. */
export interface Probe {
  /** When the first screen showed data, on the page's clock; `null` until then. */
  readyAt: number | null;
  /** When the catalogue was complete; `null` until then. */
  completeAt: number | null;
  /** When the first price was painted; `null` until then. */
  pricedAt: number | null;
  /** The texts of the page at that moment, or as soon as all of its document is here; `null` until then. */
  pricedTexts: readonly string[] | null;
  /** The layout shift so far: how far painted things moved, summed as browsers do. */
  shift: number;
  /** When the largest picture or text so far was painted; `null` before the first. */
  largestPaintAt: number | null;
  /** Tasks of more than 50 ms on the main thread. */
  readonly longTasks: { readonly startedAt: number; readonly lastedMs: number }[];
  /** Watches the page until `condition` holds and its result is painted; resolves with that moment. */
  painted(condition: () => boolean): Promise<number>;
  /** The texts of the page now, in their order. */
  texts(): string[];
  /** The moment of the next click, on the page's clock. */
  nextClick(): Promise<number>;
}

/** A page in which the probe is installed. */
export type ProbedPage = Window & { readonly stuaBench: Probe };

/** Runs in the page before the page's own code. */
export function installProbe(): void {
  const longTasks: { startedAt: number; lastedMs: number }[] = [];
  // A frame's callbacks run before the frame is painted, and a task of the highest priority is the first to run after
  // it.
  const afterPaint = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      });
    });
  const changed = { childList: true, subtree: true, attributes: true, characterData: true };
  const probe: Probe = {
    readyAt: null,
    completeAt: null,
    pricedAt: null,
    pricedTexts: null,
    shift: 0,
    largestPaintAt: null,
    longTasks,
    painted: (condition) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(look);
        function look(): void {
          if (!condition()) return;
          observer.disconnect();
          void afterPaint().then(resolve);
        }
        observer.observe(document, changed);
        look();
      }),
    texts: () => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) found.push(walker.currentNode.nodeValue!);
      return found;
    },
    nextClick: () =>
      new Promise((resolve) => {
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      }),
  };
  Object.assign(globalThis, { stuaBench: probe });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      longTasks.push({ startedAt: startTime, lastedMs: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) probe.largestPaintAt = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      probe.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const hasPrice = (): boolean => document.querySelector('[data-testid="price"]') !== null;
  // No script of the page has run by then.
  const isParsed = new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true });
  });
  void probe.painted(hasPrice).then(async (at) => {
    probe.pricedAt = at;
    if (document.readyState === 'loading') await isParsed;
    probe.pricedTexts = probe.texts();
  });
  const isReady = (): boolean => document.documentElement?.dataset['testid'] === 'app-ready';
  const isComplete = (): boolean =>
    document.querySelector<HTMLElement>('[data-testid="sync-progress"]')?.dataset['state'] === 'complete';
  void probe.painted(isReady).then((at) => {
    probe.readyAt = at;
    const looking = setInterval(() => {
      if (!isComplete()) return;
      clearInterval(looking);
      probe.completeAt = performance.now();
    }, 50);
  });
}
