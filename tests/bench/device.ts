import { type BrowserContext, chromium } from '@playwright/test';
import { browserArguments } from '#tests/support/browser-arguments.ts';
import { installProbe, type ProbedPage } from './probe.ts';
import { Tab } from './tab.ts';

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
      args: browserArguments,
      viewport: VIEWPORT,
      locale: 'nb-NO',
      timezoneId: 'Europe/Oslo',
      // Most shoppers do not ask for reduced motion.
      reducedMotion: 'no-preference',
    });
    await context.addInitScript(installProbe);
    return new Device(context, origin);
  }

  /** Opens a page of the shop, on a processor that is `slowdown` times slower for the page, and waits for its first data. */
  async openTab(path: string, slowdown = 1): Promise<Tab> {
    const page = await this.context.newPage();
    if (slowdown > 1) {
      const session = await this.context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    const tab = new Tab(page);
    await page.goto(`${this.origin}${path}`);
    await tab.ready();
    return tab;
  }

  /**
   * The time of the largest paint, in milliseconds, of a page whose scripts are off: the least that the browser needs.
   */
  async paintWithoutScript(path: string, slowdown: number): Promise<number> {
    const page = await this.context.newPage();
    const session = await this.context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto(`${this.origin}${path}`);
    await session.send('Emulation.setScriptExecutionDisabled', { value: false });
    const largest = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    await page.close();
    return largest;
  }

  /** Paths of the scripts that a first visit loads until it shows data, and the path of the worker. */
  async firstScripts(path: string): Promise<{ window: string[]; worker: string }> {
    const page = await this.context.newPage();
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
}
