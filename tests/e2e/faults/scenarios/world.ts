import { expect } from '@playwright/test';
import type { FaultProxy, Rule } from '../../../support/fault-proxy.ts';
import type { Device } from '../device.ts';
import type { FaultShop } from '../fault-shop.ts';
import type { Tab } from '../tab.ts';
import type { Model } from './model.ts';

/** The shop, proxy and device of a scenario. */
export interface Parts {
  readonly shop: FaultShop;
  readonly proxy: FaultProxy;
  readonly device: Device;
}

/** The real device and shop of a scenario, with a record of everything that was done to them. */
export class World implements Parts {
  readonly shop: FaultShop;
  readonly proxy: FaultProxy;
  readonly device: Device;
  readonly history: string[] = [];
  /** Ids of orders from earlier scenarios on the same shop. */
  readonly earlier: ReadonlySet<string>;
  private readonly tabs = new Map<number, Tab>();
  private rules: Rule[] = [];
  private readonly frost = new Map<number, () => Promise<void>>();
  private readonly started = performance.now();

  private constructor({ shop, proxy, device }: Parts, earlier: ReadonlySet<string>) {
    this.shop = shop;
    this.proxy = proxy;
    this.device = device;
    this.earlier = earlier;
  }

  static async open(parts: Parts): Promise<World> {
    const world = new World(parts, new Set((await parts.shop.orders()).map(({ orderId }) => orderId)));
    await world.openTab(0);
    return world;
  }

  /** Adds a line to the record. */
  note(what: string, facts: object = {}): void {
    this.history.push(JSON.stringify({ at: Math.round(performance.now() - this.started), what, ...facts }));
  }

  /** The record, together with what the proxy did to requests. */
  record(): string {
    const verdicts = this.proxy.log
      .filter(({ verdict, method }) => verdict !== 'pass' || method === 'POST')
      .map(({ number, at, method, path, verdict, shopStatus }) =>
        JSON.stringify({ number, at, method, path: path.slice(0, 60), verdict, shopStatus }),
      );
    return [...this.history, ...verdicts].join('\n');
  }

  async openTab(number: number): Promise<void> {
    this.tabs.set(number, await this.device.openTab());
  }

  tab(number: number): Tab {
    return this.tabs.get(number)!;
  }

  allTabs(): Tab[] {
    return [...this.tabs.values()];
  }

  async closeTab(number: number): Promise<void> {
    await this.tab(number).page.close();
    this.tabs.delete(number);
  }

  async crashTab(number: number): Promise<void> {
    await this.tab(number).crash();
    this.tabs.delete(number);
  }

  /** Adds a fault of the network, which lasts until `healNetwork`. */
  addFault(rule: Rule): void {
    this.rules.push(rule);
  }

  /** Ends all faults of the network; frozen windows stay frozen. */
  healNetwork(): void {
    for (const rule of this.rules) rule.remove();
    this.rules = [];
    this.proxy.release({ path: /^(?!\/api\/frozen\/)/ });
  }

  async freeze(number: number): Promise<void> {
    this.frost.set(number, await this.tab(number).freeze(this.proxy));
  }

  async thaw(number: number): Promise<void> {
    await this.frost.get(number)?.();
    this.frost.delete(number);
  }

  async thawAll(): Promise<void> {
    for (const number of this.frost.keys()) await this.thaw(number);
  }

  /** Kills the browser and starts it again with one window. */
  async killBrowser(number: number): Promise<void> {
    await this.device.kill();
    this.tabs.clear();
    this.frost.clear();
    // The proxy still holds the requests that froze the windows of the killed browser.
    this.proxy.release({ path: /^\/api\/frozen\// });
    await this.device.launch();
    await this.openTab(number);
  }

  /** Expects windows that are not frozen to show the number of pieces in the model's cart. */
  async expectCartCounts(model: Model, pieces: number): Promise<void> {
    for (const [number, { isFrozen }] of model.tabs) {
      const count = this.tab(number).page.getByTestId('cart-count');
      if (isFrozen || (await count.count()) === 0) continue;
      await expect(count, `window ${number} shows the cart`).toHaveText(String(pieces));
    }
  }
}
