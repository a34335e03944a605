import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import { rmSync } from 'node:fs';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { returnToNetwork } from '../support/shopper.ts';
import { watchConsole } from '../support/test.ts';
import { neverSync, type Sighting, watchWindow } from './page-script.ts';
import { ServiceWorkerSwitch } from './service-worker-switch.ts';
import { Tab, type TestRealm } from './tab.ts';

export interface DeviceOptions {
  /** Folder of the browser's profile; what is stored in it outlives the browser. */
  readonly profile: string;
  readonly proxy: FaultProxy;
  readonly origin: string;
  /** Whether the browser can wake the service worker to send; not all browsers can. */
  readonly hasBackgroundSync?: boolean;
}

const ACTION_LIMIT_MS = 60_000;

/** What a browser prints about requests that faults made fail. */
const expectedConsole: readonly RegExp[] = [/^Failed to load resource:/];

/** A shopper's device: a browser on a profile of its own, behind a proxy of its own. */
export class Device {
  /** Every state of an order that windows of this device ever showed. */
  readonly sightings: Sighting[] = [];
  readonly tabs = new Set<Tab>();
  private readonly options: DeviceOptions;
  private clockShiftMs = 0;
  private readonly consoles: string[][] = [];
  private said: RegExp[] = [];
  private current: BrowserContext | null = null;
  private processId = 0;
  private desk: Page | null = null;

  private constructor(options: DeviceOptions) {
    this.options = options;
  }

  static async open(options: DeviceOptions): Promise<Device> {
    const device = new Device(options);
    await device.launch();
    return device;
  }

  get context(): BrowserContext {
    if (!this.current) throw new Error('the browser does not run');
    return this.current;
  }

  /** Lines that windows printed and nobody expects. */
  get printed(): string[] {
    return this.consoles.flat().filter((line) => !this.said.some((pattern) => pattern.test(line)));
  }

  /** The windows of the shop that are open. */
  get pages(): Page[] {
    return [...this.tabs].map(({ page }) => page);
  }

  get profile(): string {
    return this.options.profile;
  }

  /** Whether the clock of the device is right. */
  get isOnTime(): boolean {
    return this.clockShiftMs === 0;
  }

  get isRunning(): boolean {
    return this.current !== null;
  }

  /** From now on windows are expected to print lines that match, because of what the test does to the device. */
  expectToSay(pattern: RegExp): void {
    this.said.push(pattern);
  }

  /** Starts the browser with its profile. */
  async launch(): Promise<void> {
    const { profile, proxy, origin, hasBackgroundSync = true } = this.options;
    const context = await chromium.launchPersistentContext(profile, {
      baseURL: origin,
      // Browsers bypass a proxy for loopback addresses unless told otherwise.
      proxy: { server: proxy.address, bypass: '<-loopback>' },
    });
    await context.exposeFunction('__saw', (sighting: Sighting) => void this.sightings.push(sighting));
    await context.addInitScript(watchWindow);
    if (!hasBackgroundSync) await context.addInitScript(neverSync);
    // An action on something that cannot be clicked then fails with its own message, before the whole test times out.
    context.setDefaultTimeout(ACTION_LIMIT_MS);
    context.on('serviceworker', (realm) => void this.setClockOf(realm).catch(() => undefined));
    this.processId = await processIdOf(context);
    this.current = context;
    this.desk = context.pages()[0] ?? (await context.newPage());
  }

  /** Opens a window of the shop. */
  async openTab(path = '/'): Promise<Tab> {
    const tab = await this.blankTab();
    await tab.open(path);
    return tab;
  }

  /** A window that shows nothing yet. */
  async blankTab(): Promise<Tab> {
    const page = await this.context.newPage();
    this.consoles.push(watchConsole(page, expectedConsole));
    // The clock is set before the worker has done anything; a worker that ends at once needs no clock.
    page.on('worker', (realm) => void this.setClockOf(realm).catch(() => undefined));
    const tab = new Tab(page);
    this.tabs.add(tab);
    page.on('close', () => this.tabs.delete(tab));
    return tab;
  }

  async closeTabs(): Promise<void> {
    for (const { page } of this.tabs) await page.close();
  }

  /** Cuts or restores the network of the device, and lets every realm notice. */
  async setOffline(isOffline: boolean): Promise<void> {
    if (isOffline) await this.context.setOffline(true);
    else await returnToNetwork(this.context);
  }

  /** Shifts the clock of the device by a span, in every realm that runs now or starts later. */
  async setClock(shiftMs: number): Promise<void> {
    this.clockShiftMs = shiftMs;
    const realms = [...this.context.pages().flatMap((page) => page.workers()), ...this.context.serviceWorkers()];
    // What takes the place of a realm that ends meanwhile has the clock from its start.
    await Promise.all(realms.map((realm) => this.setClockOf(realm).catch(() => undefined)));
  }

  /** Kills the browser as a power cut would: none of its processes can do anything more. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.context.once('close', resolve));
    // The browser's processes form a group of their own.
    process.kill(-this.processId, 'SIGKILL');
    await gone;
    this.forget();
  }

  /** Ends the device and deletes its profile. */
  async remove(): Promise<void> {
    if (this.isRunning) await this.kill();
    rmSync(this.profile, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await this.current?.close();
    this.forget();
  }

  /** Controls the service worker from a window that does not belong to the shop. */
  async serviceWorker(): Promise<ServiceWorkerSwitch> {
    return ServiceWorkerSwitch.find(await this.context.newCDPSession(this.desk!), this.options.origin);
  }

  private async setClockOf(realm: Worker): Promise<void> {
    await realm.evaluate((shift) => void ((globalThis as TestRealm).__clockShiftMs = shift), this.clockShiftMs);
  }

  private forget(): void {
    this.current = null;
    this.tabs.clear();
  }
}

async function processIdOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find(({ type }) => type === 'browser')!.id;
}
