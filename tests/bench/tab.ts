import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, Worker } from '@playwright/test';
import { exposeLiveStore } from './live-store.ts';
import type { ProbedPage } from './probe.ts';

const REPLICATION_LIMIT_MS = 300_000;
/** People rest longer on a thing than this before they press, and few press shorter. */
const REST_MS = 250;
const PRESS_MS = 80;

/** A piece of work that the worker noted on its timeline, times in milliseconds on the worker's clock. */
export interface NotedWork {
  readonly name: string;
  readonly startedAt: number;
  readonly lastedMs: number;
  readonly documents: number;
}

/** A value by which a listing can be filtered. */
export interface FacetOption {
  readonly code: string;
  readonly value: string;
  /** How many products the listing would then show. */
  readonly count: number;
}

/** A tab of the shop, driven from outside. */
export class Tab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async ready(): Promise<void> {
    await this.page.waitForFunction(() => (globalThis as unknown as ProbedPage).stuaBench.readyAt !== null);
  }

  /** Resolves when a price has been painted. */
  async priced(): Promise<void> {
    await this.page.waitForFunction(() => (globalThis as unknown as ProbedPage).stuaBench.pricedAt !== null);
  }

  /** Resolves when the whole catalogue and the shell are on the device, so that it can do without the network. */
  async everythingOnDevice(): Promise<void> {
    await this.page.waitForFunction(() => (globalThis as unknown as ProbedPage).stuaBench.completeAt !== null, null, {
      timeout: REPLICATION_LIMIT_MS,
    });
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }

  /** How many documents of the catalogue are here, and what the shop says of it: `running`, `paused` or `complete`. */
  async progress(): Promise<{ done: number; state: string }> {
    return this.page.getByTestId('sync-progress').evaluate(({ dataset }) => ({
      done: Number(dataset['done']),
      state: dataset['state'] ?? '',
    }));
  }

  /** Makes the window's live store available to code that is evaluated in the page. */
  async exposeLiveStore(): Promise<void> {
    await this.page.evaluate(exposeLiveStore);
  }

  /** All values by which the shown listing can be filtered. */
  async facetOptions(): Promise<FacetOption[]> {
    return this.page.getByTestId('facet').evaluateAll(async (facets) => {
      const found: FacetOption[] = [];
      // A closed facet does not render its values.
      for (const facet of facets) {
        const summary = facet.querySelector('summary')!;
        summary.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        for (const { dataset } of facet.querySelectorAll<HTMLElement>('[data-testid="facet-option"]'))
          found.push({
            code: facet.dataset['code'] ?? '',
            value: dataset['value'] ?? '',
            count: Number(dataset['count']),
          });
        summary.click();
      }
      return found;
    });
  }

  /** The data worker's realm. */
  async worker(): Promise<Worker> {
    const found = this.page.workers().find((worker) => worker.url().includes('/assets/'));
    return found ?? this.page.waitForEvent('worker');
  }

  /** Everything that the worker noted so far. */
  async notedWork(): Promise<NotedWork[]> {
    const worker = await this.worker();
    return worker.evaluate(() =>
      performance.getEntriesByType('measure').map((entry) => ({
        name: entry.name,
        startedAt: entry.startTime,
        lastedMs: entry.duration,
        documents: (entry as PerformanceMeasure).detail as number,
      })),
    );
  }

  /** Presses something as people do: the pointer rests on it first, and the press takes a moment. */
  async press(what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    await what.hover();
    await pause(REST_MS);
    await this.page.mouse.down();
    await pause(PRESS_MS);
    await this.page.mouse.up();
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}
