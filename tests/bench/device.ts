import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { ServiceWorkerMessage } from '#config/service-worker-message.ts';
import { browserArguments } from '#tests/support/browser-arguments.ts';
import { installProbe, type ProbedPage } from './probe.ts';
import { Tab } from './tab.ts';

/** Times in milliseconds since the page was asked for; blocking is what its tasks take beyond 50 ms each. */
export interface PaintedAlone {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
}

const STARTED: ServiceWorkerMessage = { type: 'started' };

/**
 * Who drives a browser has the debugger of its pages on, and then V8 parses a whole script once more when that makes an
 * error: React makes some when it loads, which took 80 to 100 ms of the window with the processor four times slower. Nobody
 * who shops has that. With this, V8 notes the places when it compiles (decision 099).
 */
const PLACES_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

const VIEWPORT = { width: 1440, height: 900 };

/** A shopper's browser with a profile on disk, because IndexedDB behaves as it does for shoppers only there. */
export class Device {
  readonly context: BrowserContext;
  private readonly origin: string;

  private constructor(context: BrowserContext, origin: string) {
    this.context = context;
    this.origin = origin;
  }

  static async open(origin: string, folder: string): Promise<Device> {
    const executablePath = process.env['STUA_BROWSER'];
    const context = await chromium.launchPersistentContext(folder, {
      ...(executablePath ? { executablePath } : {}),
      args: [...browserArguments, PLACES_AT_ONCE],
      viewport: VIEWPORT,
      locale: 'nb-NO',
      timezoneId: 'Europe/Oslo',
      // Most shoppers do not ask for reduced motion.
      reducedMotion: 'no-preference',
    });
    return new Device(context, origin);
  }

  /** Opens a page of the shop, on a processor that is `slowdown` times slower for the page, and waits for its first data. */
  async openTab(path: string, slowdown = 1): Promise<Tab> {
    const page = await this.probedPage();
    if (slowdown > 1) await slow(this.context, page, slowdown);
    const tab = new Tab(page);
    await page.goto(`${this.origin}${path}`);
    await tab.ready();
    return tab;
  }

  /**
   * A page as somebody has it who measures nothing, for a span after its load: what watches a page while it is taken over
   * takes time in which that could answer.
   */
  async paintUnwatched(path: string, slowdown: number, forMs: number): Promise<PaintedAlone> {
    const page = await this.context.newPage();
    await slow(this.context, page, slowdown);
    await page.goto(`${this.origin}${path}`);
    await pause(forMs);
    const painted = await page.evaluate(readPaints);
    await page.close();
    return painted;
  }

  /** A page whose scripts are off: the least that the browser needs for it. */
  async paintWithoutScript(path: string, slowdown: number): Promise<PaintedAlone> {
    const page = await this.context.newPage();
    const session = await slow(this.context, page, slowdown);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto(`${this.origin}${path}`);
    await session.send('Emulation.setScriptExecutionDisabled', { value: false });
    const painted = await page.evaluate(readPaints);
    // The page never said that it shows something, so the next start would get the shell instead of the kept page.
    await page.evaluate((started) => navigator.serviceWorker.controller?.postMessage(started), STARTED);
    await page.close();
    return painted;
  }

  /** Paths of the scripts that a first visit loads until it shows data, and the path of the worker. */
  async firstScripts(path: string): Promise<{ window: string[]; worker: string }> {
    const page = await this.probedPage();
    const started = page.waitForEvent('worker');
    await page.goto(`${this.origin}${path}`);
    await new Tab(page).ready();
    const worker = new URL((await started).url()).pathname;
    // Compares by the page's own clock, because the scripts for later screens are asked for a moment after the first
    // screen.
    const asked = await page.evaluate(() => {
      const { readyAt } = (globalThis as unknown as ProbedPage).stuaBench;
      const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= readyAt!);
      return resources.map(({ name }) => new URL(name).pathname);
    });
    const scripts = asked.filter((name) => name.startsWith('/assets/') && name.endsWith('.js') && name !== worker);
    return { window: scripts, worker };
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  private async probedPage(): Promise<Page> {
    const page = await this.context.newPage();
    await page.addInitScript(installProbe);
    return page;
  }
}

async function slow(context: BrowserContext, page: Page, rate: number): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Runs in a page after its load: what the browser noted of it. */
async function readPaints(): Promise<PaintedAlone> {
  const noted = (type: string): Promise<readonly PerformanceEntry[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // A page without an entry of this type would never call the observer.
      setTimeout(() => resolve([]), 500);
    });
  const [largest, tasks] = await Promise.all([noted('largest-contentful-paint'), noted('longtask')]);
  return {
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaintMs: largest.at(-1)?.startTime ?? Number.NaN,
    blockingMs: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}
