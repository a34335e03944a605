import { createHash } from 'node:crypto';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { at } from './at.ts';
import { BrokenPromise, checkAlways, checkQuiet } from './oracle.ts';
import type { Coverage } from './coverage.ts';
import { halfCancelled, isHalfWritten, isOnlyMirrored } from './damage.ts';
import { freezeDuring, REPLACED_MS, thaw } from './freezing.ts';
import { Ordering } from './ordering.ts';
import { quantities, refusedOn, refusedOrdersOn, REMOTE, ShopperModel, waitingReasons } from './shopper-model.ts';
import { type Outcome, SimDevice, type SimTab } from './sim-device.ts';
import { SimNetwork } from './sim-network.ts';
import { SimServer } from './sim-server.ts';
import {
  COUPON_WISHES,
  type Damage,
  type Doing,
  EVERYTHING,
  LIMITED,
  type Replacing,
  SKUS,
  type Step,
} from './steps.ts';
import { untilQuiet } from './until-quiet.ts';
import { VirtualTime } from './virtual-time.ts';

const PLENTY = 100_000;
/** How many steps a damaged store may fall back. */
const SNAPSHOTS = 8;
const FILLED_MS = 20_000;
const FLAP_MS = 200;
const HEALED_MS = 30_000;

type OnDevice = Exclude<Extract<Step, { device: number }>, { tab: number }>;

/** A device and the shopper who uses it. */
export interface Party {
  readonly device: SimDevice;
  readonly model: ShopperModel;
  /** Changes that the shop refused, and that the shopper was told about. */
  readonly refused: Set<string>;
  /** Orders whose cancelling was asked for and never answered. */
  readonly half: Set<string>;
  /** Copies of the store, for damage that goes back in time. */
  readonly snapshots: (() => void)[];
}

/** A whole run: two devices, one shop, one thread of time. The same steps and seed give the same history. */
export class Scenario {
  readonly history: string[] = [];
  readonly time = new VirtualTime();
  readonly server = new SimServer();
  readonly parties: readonly Party[];
  private readonly ordering = new Ordering(this);

  constructor(seed: number) {
    const { next: random } = seededRandom(seed);
    SKUS.forEach((sku, index) =>
      this.server.changeArticle(sku, { price: 10_000 + index * 2500, stock: sku === LIMITED ? 5 : PLENTY }),
    );
    this.server.changeArticle(REMOTE, { price: 5000, stock: PLENTY });
    this.parties = ['d1', 'd2'].map((name) => {
      const network = new SimNetwork({
        time: this.time,
        server: this.server,
        random,
        onEvent: (event) => this.note(`${name} net ${event}`),
      });
      const device = new SimDevice({ name, time: this.time, network, random });
      return { device, model: new ShopperModel(), refused: new Set<string>(), half: new Set<string>(), snapshots: [] };
    });
  }

  get devices(): readonly SimDevice[] {
    return this.parties.map(({ device }) => device);
  }

  /** SHA-256 of all that happened. */
  get hash(): string {
    return createHash('sha256').update(this.history.join('\n')).digest('hex');
  }

  async run(steps: readonly Step[], coverage?: Coverage): Promise<void> {
    coverage?.begin(steps);
    for (const { device } of this.parties) await device.openTab();
    await this.time.advance(FILLED_MS);
    for (const step of steps) {
      this.note(JSON.stringify(step));
      await this.take(step);
      await this.time.advance(0);
      await checkAlways(this);
      for (const { device, snapshots } of this.parties) {
        coverage?.look(device);
        snapshots.unshift(device.snapshot());
        snapshots.length = Math.min(snapshots.length, SNAPSHOTS);
      }
    }
    await this.comeToRest();
    await checkQuiet(this);
  }

  note(event: string): void {
    this.history.push(`${this.time.elapsed} ${event}`);
  }

  private async take(step: Step): Promise<void> {
    if (step.kind === 'wait') return this.time.advance(step.ms);
    if (step.kind === 'serverDown' || step.kind === 'serverUp') {
      for (const { device } of this.parties) device.network.isServerDown = step.kind === 'serverDown';
      return undefined;
    }
    if (step.kind === 'stock') return this.server.changeArticle(LIMITED, { stock: step.qty });
    if (step.kind === 'price') {
      const sku = SKUS[step.sku]!;
      const price = Math.round((this.server.articles.get(sku)!.price * step.percent) / 100);
      return this.server.changeArticle(sku, { price });
    }
    const party = this.parties[(step as { device: number }).device]!;
    if ('tab' in step) {
      const tab = at(party.device.tabs, step.tab);
      return tab ? this.takeInTab(party, tab, step) : undefined;
    }
    return this.takeOnDevice(party, step as OnDevice);
  }

  private async takeOnDevice(party: Party, step: OnDevice): Promise<void> {
    const { device } = party;
    switch (step.kind) {
      case 'openTab':
        if (device.tabs.length < 3) await device.openTab();
        break;
      case 'kill':
        device.kill();
        break;
      case 'sync':
        device.sync();
        break;
      case 'stopServiceWorker':
        device.serviceWorker?.die();
        break;
      case 'online':
      case 'offline':
        await this.setOffline(party, step.kind === 'offline');
        break;
      case 'falseAlarm':
        for (const { api } of device.visibleTabs) void api.hint('offline');
        break;
      case 'flap':
        for (let turn = 0; turn < step.times; turn++) {
          await this.setOffline(party, turn % 2 === 0);
          await this.time.advance(FLAP_MS);
        }
        break;
      case 'faults':
        device.network.plan(step.faults);
        break;
      case 'clock':
        device.clock.step(step.ms);
        break;
      case 'forgetCart':
      case 'remoteLine': {
        const cartId = device.outbox.carts.get('guest|bmno')?.cartId;
        if (cartId && step.kind === 'forgetCart') this.server.forgetCart(cartId);
        else if (cartId) this.server.addRemotely(cartId, REMOTE);
        break;
      }
      case 'damage':
        await this.damage(party, step.what, step.pick);
        break;
      case 'placeTwice':
        await this.ordering.placeTwice(party);
        break;
      case 'addTwice':
        await this.addTwice(party, SKUS[step.sku]!);
        break;
    }
  }

  private async takeInTab(party: Party, tab: SimTab, step: Extract<Step, { tab: number }>): Promise<void> {
    const { device } = party;
    switch (step.kind) {
      case 'closeTab':
        if (tab.realm.isRunning) await device.closeTab(tab);
        return;
      case 'crashTab':
        return tab.realm.die();
      case 'freeze':
        return tab.realm.freeze();
      case 'thaw':
        return thaw(tab);
      case 'dieDuring':
        if (!tab.realm.isRunning) return;
        tab.realm.dieAfter(step.steps);
        await this.do(party, tab, step.next);
        tab.realm.spare();
        return;
      case 'freezeDuring':
        if (tab.realm.isRunning)
          await freezeDuring(party.device, tab, step.steps, () => this.do(party, tab, step.next));
        return;
      case 'set':
      case 'remove': {
        if (step.kind === 'remove' && step.line === EVERYTHING && tab.realm.isRunning) return this.clear(party, tab);
        const line = at(tab.shown.cart?.lines ?? [], step.line);
        if (tab.realm.isRunning && line) await this.changeLine(party, tab, line, step);
        return;
      }
      case 'placeOrder':
        if (tab.realm.isRunning) await this.ordering.place(party, tab, !step.isHeld);
        return;
      case 'sendNow': {
        const task = at(tab.shown.tasks, step.pick);
        if (tab.realm.isRunning && task) await device.command(tab, 'task.sendNow', { id: task.id });
        return;
      }
      default:
        if (tab.realm.isRunning) await this.do(party, tab, step as Doing);
    }
  }

  private async do(party: Party, tab: SimTab, doing: Doing): Promise<void> {
    switch (doing.kind) {
      case 'nothing':
        return this.time.advance(3000);
      case 'add':
        return this.add(party, tab, SKUS[doing.sku]!, doing.qty);
      case 'replace':
        return this.replace(party, tab, doing);
      case 'coupon':
        return this.wantCoupon(party, tab, COUPON_WISHES[doing.code]!);
      case 'placeOrder':
        return this.ordering.place(party, tab, true);
      case 'cancelTask': {
        const task = at(
          tab.shown.tasks.filter(({ state }) => state === 'queued'),
          doing.pick,
        );
        return task ? this.ordering.cancel(party, tab, task) : undefined;
      }
      default: {
        const open = tab.shown.orders.filter(({ state }) => state === 'needsAttention' || state === 'rejected');
        const order = at(open, doing.pick);
        if (!order) return undefined;
        return doing.kind === 'discard'
          ? this.ordering.discard(party, tab, order)
          : this.ordering.acceptQuote(party, tab, order);
      }
    }
  }

  private async add(party: Party, tab: SimTab, sku: string, qty: number): Promise<void> {
    const operationId = party.device.draw();
    const outcome = await this.command(party, tab, 'cart.add', { operationId, parentSku: sku, sku, qty });
    if (this.isDone(party, outcome, operationId)) party.model.changed(operationId, 'add', sku, qty);
  }

  private async replace(party: Party, tab: SimTab, { line, sku: place, qty }: Replacing): Promise<void> {
    const replaced = at(tab.shown.cart?.lines ?? [], line);
    if (!replaced) return;
    const operationId = party.device.draw();
    const sku = SKUS[place]!;
    const call = { operationId, key: replaced.key, parentSku: sku, sku, qty };
    const outcome = await this.command(party, tab, 'cart.change', call);
    if (!this.isDone(party, outcome, operationId)) return;
    if (sku === replaced.sku) party.model.changed(operationId, 'set', sku, qty);
    else party.model.changed(operationId, 'add', sku, qty, replaced.sku);
  }

  private async wantCoupon(party: Party, tab: SimTab, code: string | null): Promise<void> {
    const { cart } = tab.shown;
    if (!cart || cart.lines.length === 0) return;
    const operationId = party.device.draw();
    const name = code === null ? 'cart.removeCoupon' : 'cart.applyCoupon';
    const isThere = (cart.coupon?.code ?? null) === code;
    const outcome = await this.command(party, tab, name, { operationId, ...(code !== null && { code }) });
    if (!isThere && this.isDone(party, outcome, operationId)) party.model.wantedCoupon(operationId, code);
  }

  private async changeLine(
    party: Party,
    tab: SimTab,
    { key, sku }: { key: string; sku: string },
    step: Extract<Step, { kind: 'set' | 'remove' }>,
  ): Promise<void> {
    const operationId = party.device.draw();
    const qty = step.kind === 'set' ? step.qty : 0;
    const name = step.kind === 'set' ? 'cart.setQty' : 'cart.remove';
    const outcome = await this.command(party, tab, name, { operationId, key, qty });
    if (this.isDone(party, outcome, operationId)) party.model.changed(operationId, step.kind, sku, qty);
  }

  /** Takes everything out, in one step. */
  private async clear(party: Party, tab: SimTab): Promise<void> {
    const operationId = party.device.draw();
    const shown = tab.shown.cart?.lines ?? [];
    const outcome = await this.command(party, tab, 'cart.clear', { operationId });
    const lines = outcome === 'died' ? shown : outcome.ok ? (outcome.value as typeof shown) : [];
    for (const [place, { sku }] of lines.entries()) {
      const id = `${operationId}.${place}`;
      if (this.isDone(party, outcome, id)) party.model.changed(id, 'remove', sku, 0);
    }
  }

  /** Two tabs add at the same moment. */
  private async addTwice(party: Party, sku: string): Promise<void> {
    const { device, model } = party;
    const [first, second] = device.visibleTabs;
    if (!first || !second) return;
    const ids = [device.draw(), device.draw()] as const;
    const call = { parentSku: sku, sku, qty: 1 };
    const calls = [
      { ...call, operationId: ids[0] },
      { ...call, operationId: ids[1] },
    ] as const;
    const outcomes = await device.commandTwice([first, second], 'cart.add', calls);
    for (const [index, outcome] of outcomes.entries()) {
      if (this.isDone(party, outcome, ids[index]!)) model.changed(ids[index]!, 'add', sku, 1);
    }
  }

  /** What a tab was asked for, and what came of it. */
  async command({ device }: Party, tab: SimTab, name: string, params: object): Promise<Outcome> {
    const outcome = await device.command(tab, name, params);
    this.note(`${tab.realm.name} ${name} ${JSON.stringify(outcome)}`);
    // The shopper turns to another tab, which puts right what was left half-done.
    if (outcome === 'died') {
      for (const { api } of device.visibleTabs) void api.hint('visible');
      // A frozen tab may hold the post that repairing needs, until it is replaced.
      await this.time.advance(device.tabs.some(({ realm }) => realm.isFrozen) ? REPLACED_MS : 0);
    }
    return outcome;
  }

  /** A command whose tab died may have been carried out: then the device has it, now and for ever. */
  isDone({ device }: Party, outcome: Outcome, id: string): boolean {
    return outcome === 'died' ? device.lastWords.outbox.has(id) : outcome.ok;
  }

  private async setOffline({ device }: Party, isOffline: boolean): Promise<void> {
    device.network.isOffline = isOffline;
    for (const { api, realm } of device.tabs) if (realm.isRunning) void api.hint(isOffline ? 'offline' : 'online');
  }

  /** No browser runs while a store is damaged; the next start finds what is left. */
  private async damage(party: Party, what: Damage, pick: number): Promise<void> {
    const { device, model, refused, snapshots } = party;
    device.kill();
    if (isHalfWritten(device) || (what === 'mirror' && isOnlyMirrored(device))) return;
    const unsent = device.kept().outbox;
    const fragile = [...refusedOrdersOn(device), ...halfCancelled(party, this.server)];
    if (what === 'mirror') device.cache.texts.clear();
    if (what === 'outbox' || what === 'indexedDB') device.outbox.wipe();
    if (what === 'indexedDB') device.storage.wipeShopper();
    if (what === 'tail') at(snapshots, pick)?.();
    await device.openTab();
    for (const id of unsent) {
      if (model.isOpen(id) && !device.kept().tasks.has(id)) throw new BrokenPromise(`L3: ${id} was not restored`);
    }
    if (what === 'mirror' || what === 'outbox') return;
    // What the shop holds of the cart comes back with the next answer; what only this device had may be gone.
    for (const id of fragile) if (!device.kept().orders.has(id)) model.forgotten(id);
    this.heal();
    await this.setOffline(party, false);
    await this.time.advance(HEALED_MS);
    for (const id of refusedOn(device)) refused.add(id);
    const { cart } = device.visibleTabs[0]?.shown ?? {};
    model.restart(quantities(cart?.lines ?? []), cart?.coupon?.code ?? null);
  }

  private heal(): void {
    for (const { device } of this.parties) device.network.heal();
  }

  /** All faults end; every tab is thawed, or opened if there is none. */
  private async comeToRest(): Promise<void> {
    // The browser tells nobody: it has to be found out.
    this.heal();
    for (const party of this.parties) {
      const { device } = party;
      for (const tab of device.tabs) thaw(tab);
      if (device.tabs.length === 0) await device.openTab();
      for (const tab of device.visibleTabs) await device.sendAll(tab);
    }
    await this.time.advance(HEALED_MS);
    for (const { device } of this.parties) this.note(`waiting ${waitingReasons(device).join(',')}`);
    await untilQuiet(this.time, this.devices);
    for (const { device } of this.parties) for (const { api } of device.tabs) void api.hint('visible');
    await this.time.advance(HEALED_MS);
  }
}
