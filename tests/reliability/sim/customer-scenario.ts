import { CART_FRESH_MS } from '#config/timings.ts';
import { lineKey } from '#domain/line-key.ts';
import { AccountShop } from '#tests/support/account-shop.ts';
import { details } from '#tests/support/checkout-details.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { CouponModel } from './coupon-model.ts';
import { couponOf, emailOf } from './customer-tab.ts';
import { CUSTOMERS, type CustomerStep, type InterruptedStep, isInterruptible } from './customer-steps.ts';
import { must } from './oracle.ts';
import { cartKeyOn, guestOf, ownerOn } from './owner-on.ts';
import { type LineOfPieces, type Pieces, piecesOf, said } from './pieces.ts';
import { isShared, SHARED, SharedLines, SHOP } from './shared-lines.ts';
import { isReturned } from './shopper-model.ts';
import { type Outcome, SimDevice, type SimTab } from './sim-device.ts';
import { SimNetwork } from './sim-network.ts';
import { DELIVERY_MINOR, SimServer } from './sim-server.ts';
import { untilQuiet } from './until-quiet.ts';
import { VirtualTime } from './virtual-time.ts';

const PLENTY = 100_000;
const FILLED_MS = 20_000;
const HEALED_MS = 30_000;
export const PASSWORD = 'Hemmelig#123';

/** What one device only puts into carts, so that every piece has one way. */
const SKUS = [
  ['A', 'C'],
  ['B', 'D'],
] as const;

/**
 * Two customers and guests on two devices, before one shop: signing in and out, carts that are one on both devices, orders with and without
 * a network, faults, crashes, new versions and clocks that are wrong. What must hold is as plain as it can be said: every piece that somebody
 * put into a cart and nobody took out is at last in a cart or in an order, once; of what several changed at the same time there are as many as
 * in some order of what they did; a cart has the coupon that was wanted last; and an order has what it was agreed to with, and is placed.
 */
export class CustomerScenario {
  readonly history: string[] = [];
  readonly time = new VirtualTime();
  readonly devices: readonly SimDevice[];
  private readonly server = new SimServer();
  private readonly shop = new AccountShop(async (request) => {
    const answer = this.server.handle(request.method, new URL(request.url), request.headers, await request.text());
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
  });
  /** Pieces by article that somebody was told are in their cart. */
  private readonly put = new Map<string, number>();
  private readonly coupons = new CouponModel();
  private readonly shared = new SharedLines();
  /** What each order was agreed to with, and those that were given up. */
  private readonly agreed = new Map<string, Pieces>();
  private readonly givenUp = new Set<string>();
  private readonly ids: number[];

  constructor(seed: number) {
    const { next: random } = seededRandom(seed);
    for (const sku of [...SKUS.flat(), ...SHARED]) this.server.changeArticle(sku, { price: 10_000, stock: PLENTY });
    this.ids = CUSTOMERS.map((name) => this.shop.addAccount(emailOf(name), PASSWORD));
    this.devices = ['d1', 'd2'].map((name) => {
      const network = new SimNetwork({
        time: this.time,
        server: { handle: (method, url, headers, body) => this.answer(method, url, headers, body) },
        random,
        onEvent: (event) => this.note(`${name} net ${event}`),
      });
      return new SimDevice({ name, time: this.time, network, random });
    });
  }

  async run(steps: readonly CustomerStep[]): Promise<void> {
    for (const device of this.devices) await device.openTab();
    await this.time.advance(FILLED_MS);
    for (const step of steps) {
      this.note(JSON.stringify(step));
      await this.take(step);
      await this.time.advance(0);
      this.settle();
      this.checkAlways();
    }
    await this.comeToRest();
    this.checkAlways();
    this.checkPieces();
    this.checkShared();
    this.checkOrdersArePlaced();
    this.checkCoupons();
  }

  private note(event: string): void {
    this.history.push(`${this.time.elapsed} ${event}`);
  }

  private async answer(method: string, url: URL, headers: Headers, body: string) {
    const request = new Request(url, { method, headers, body: method === 'GET' ? null : body || null });
    const answer = await this.shop.handle(request);
    return { status: answer.status, body: await answer.text() };
  }

  private async take(step: CustomerStep): Promise<void> {
    if (step.kind === 'wait') return this.time.advance(step.ms);
    if (step.kind === 'expire') return this.shop.expireTokens();
    if (step.kind === 'serverDown' || step.kind === 'serverUp') {
      for (const { network } of this.devices) network.isServerDown = step.kind === 'serverDown';
      return undefined;
    }
    if (step.kind === 'remote') return this.changeAtShop(step.who, SHARED[step.sku]!, step.qty);
    if (!('device' in step)) return undefined;
    const device = this.devices[step.device]!;
    if (step.kind === 'openTab') return device.tabs.length < 3 ? void (await device.openTab()) : undefined;
    if (step.kind === 'kill') return device.kill();
    if (step.kind === 'update') return device.update();
    if (step.kind === 'clock') {
      device.clock.step(step.ms);
      return undefined;
    }
    if (step.kind === 'sync') return device.sync();
    if (step.kind === 'faults') return device.network.plan(step.faults);
    if (step.kind === 'offline' || step.kind === 'online') return this.setOffline(device, step.kind === 'offline');
    const [tab] = device.visibleTabs;
    if (!tab) return undefined;
    if (step.kind === 'crashTab') return tab.realm.die();
    if (isInterruptible(step)) return this.do(device, tab, step);
    if (step.kind !== 'dieDuring') return undefined;
    tab.realm.dieAfter(step.steps);
    await this.do(device, tab, { ...step.next, device: step.device });
    tab.realm.spare();
    return undefined;
  }

  private async do(device: SimDevice, tab: SimTab, step: InterruptedStep): Promise<void> {
    switch (step.kind) {
      case 'add':
        return this.add(device, tab, SKUS[step.device]![step.sku]!, step.qty);
      case 'addShared':
      case 'set':
      case 'remove':
        return this.change(device, tab, step.kind === 'addShared' ? 'add' : step.kind, {
          sku: SHARED[step.sku]!,
          qty: step.qty,
        });
      case 'coupon':
        return this.wantCoupon(device, tab, step.code);
      case 'order':
        return this.order(device, tab, step.device);
      case 'cancel':
        return this.cancel(device, tab);
      case 'login':
        await this.login(device, tab, step.who);
        return undefined;
      case 'logout':
        await this.command(device, tab, 'session.logout', { waiting: 'keep' });
        return undefined;
    }
  }

  private async add(device: SimDevice, tab: SimTab, sku: string, qty: number): Promise<void> {
    const operationId = device.draw();
    const outcome = await this.command(device, tab, 'cart.add', { operationId, parentSku: sku, sku, qty });
    const isDone = outcome === 'died' ? device.lastWords.outbox.has(operationId) : outcome.ok;
    if (isDone) this.put.set(sku, (this.put.get(sku) ?? 0) + qty);
  }

  /** Changes an article that others may change too. */
  private async change(
    device: SimDevice,
    tab: SimTab,
    kind: 'add' | 'set' | 'remove',
    { sku, qty: asked }: { readonly sku: string; readonly qty: number },
  ): Promise<void> {
    const line = tab.shown.cart?.lines.find((each) => each.sku === sku);
    if (!line && kind !== 'add') return;
    const [owner, wantedAt, operationId] = [ownerOn(device), this.shared.moment, device.draw()];
    const isNew = device.outbox.carts.get(cartKeyOn(device))?.itemIds[lineKey(sku)] === undefined;
    const qty = kind === 'remove' ? 0 : asked;
    const name = kind === 'set' ? 'cart.setQty' : `cart.${kind}`;
    const call = kind === 'add' ? { parentSku: sku, sku, qty } : { key: line!.key, qty };
    const outcome = await this.command(device, tab, name, { operationId, ...call });
    const isDone = outcome === 'died' ? device.lastWords.outbox.has(operationId) : outcome.ok;
    if (isDone) this.shared.did(owner, sku, device.name, { kind, qty, seen: line?.qty ?? 0, isNew }, wantedAt);
  }

  private changeAtShop(who: number, sku: string, qty: number): void {
    const cartId = this.shop.cartOf(emailOf(CUSTOMERS[who]!));
    if (!cartId || !this.server.setRemotely(cartId, sku, qty)) return;
    this.shared.did(String(this.ids[who]), sku, SHOP, { kind: qty > 0 ? 'set' : 'remove', qty, seen: 0 });
  }

  private async wantCoupon(device: SimDevice, tab: SimTab, code: string | null): Promise<void> {
    const { cart } = tab.shown;
    if (!cart || cart.lines.length === 0) return;
    const [owner, operationId] = [ownerOn(device), device.draw()];
    const name = code === null ? 'cart.removeCoupon' : 'cart.applyCoupon';
    const isThere = couponOf(tab) === code;
    const outcome = await this.command(device, tab, name, { operationId, ...(code !== null && { code }) });
    const isDone = outcome === 'died' ? device.lastWords.outbox.has(operationId) : outcome.ok;
    if (isDone && !isThere) this.coupons.want(owner, device.name, code);
    if (outcome === 'died' || !outcome.ok) return;
    await this.time.advance(0);
    must(couponOf(tab) === code, `C1: ${tab.realm.name} shows the coupon ${couponOf(tab)} after ${code} was wanted`);
  }

  private async order(device: SimDevice, tab: SimTab, number: number): Promise<void> {
    const owner = ownerOn(device);
    // Who orders the same cart on two devices orders it twice, as they wanted.
    if (owner !== guestOf(device) && owner !== String(this.ids[number])) return;
    const opened = await device.command(tab, 'checkout.open', { orderId: device.draw() });
    const { cart } = tab.shown;
    if (opened === 'died' || !opened.ok || !cart || cart.lines.length === 0) return;
    const { orderId } = opened.value as { orderId: string };
    const expectedTotalMinor = cart.totals.grandTotalMinor + DELIVERY_MINOR;
    const [code, lines, wantedAt] = [couponOf(tab), piecesOf(cart.lines), this.shared.moment];
    const outcome = await this.command(device, tab, 'checkout.placeOrder', { orderId, details, expectedTotalMinor });
    const isDone = outcome === 'died' ? device.lastWords.outbox.has(orderId) : outcome.ok;
    if (!isDone || this.agreed.has(orderId)) return;
    this.agreed.set(orderId, lines);
    this.coupons.order(owner, device.name, orderId, code);
    for (const sku of SHARED)
      this.shared.did(owner, sku, device.name, { kind: 'order', qty: 0, seen: lines.get(sku) ?? 0 }, wantedAt);
  }

  private async cancel(device: SimDevice, tab: SimTab): Promise<void> {
    const order = tab.shown.tasks.find(({ kind, state }) => kind === 'order.place' && state === 'queued');
    if (!order) return;
    const [owner, isFree] = [ownerOn(device), couponOf(tab) === null];
    const outcome = await this.command(device, tab, 'task.cancel', { id: order.id });
    const isGivenUp = outcome === 'died' ? isReturned(device, order.id) : outcome.ok;
    const code = this.coupons.agreed.get(order.id) ?? null;
    // It comes back with the lines, where nothing else is wanted by now.
    if (isGivenUp && isFree && code !== null) this.coupons.want(owner, device.name, code);
    if (!isGivenUp) return;
    this.givenUp.add(order.id);
    for (const [sku, qty] of this.agreed.get(order.id) ?? [])
      if (isShared(sku)) this.shared.did(owner, sku, device.name, { kind: 'add', qty, seen: 0 });
  }

  private async login(device: SimDevice, tab: SimTab, who: number): Promise<Outcome> {
    const login = { email: emailOf(CUSTOMERS[who]!), password: PASSWORD, isRemembered: true };
    const [before, hasLines] = [ownerOn(device), (tab.shown.cart?.lines.length ?? 0) > 0];
    const outcome = await this.command(device, tab, 'session.login', login);
    const owner = ownerOn(device);
    // A coupon of an empty cart goes nowhere.
    if (before === guestOf(device) && !hasLines && owner !== before) this.coupons.want(before, device.name, null);
    if (before === guestOf(device) && owner !== before) {
      this.coupons.takeAlong(before, owner, device.name);
      this.shared.takeAlong(before, owner, device.name);
    }
    return outcome;
  }

  /** What no device has to send any more has come where it goes. */
  private settle(): void {
    for (const { name, outbox } of this.devices) {
      const open = [...outbox.contents.rows.values()].filter(({ reply }) => reply === null);
      const isTakingAlong = outbox.contents.session?.hasTakenAlong === false;
      for (const id of this.ids)
        if (!isTakingAlong && !open.some(({ entry }) => entry.owner === String(id)))
          this.shared.settle(String(id), name);
    }
  }

  private async command(device: SimDevice, tab: SimTab, name: string, params: object): Promise<Outcome> {
    const outcome = await device.command(tab, name, params);
    this.note(`${tab.realm.name} ${name} ${JSON.stringify(outcome)}`);
    if (outcome === 'died') for (const { api } of device.visibleTabs) void api.hint('visible');
    return outcome;
  }

  private async setOffline(device: SimDevice, isOffline: boolean): Promise<void> {
    device.network.isOffline = isOffline;
    for (const { api, realm } of device.tabs) if (realm.isRunning) void api.hint(isOffline ? 'offline' : 'online');
  }

  /** All faults end, and each customer signs in on each device, which sends what waits for them there. */
  private async comeToRest(): Promise<void> {
    for (const device of this.devices) device.network.heal();
    for (const device of this.devices) {
      if (device.tabs.length === 0) await device.openTab();
      // Both send what they can first: what one shows of a cart is what the shop has only while the other changes nothing there.
      await this.rest(device);
    }
    for (const device of this.devices) {
      await this.rest(device);
      this.settle();
      const signedIn = this.ids.findIndex((id) => ownerOn(device) === String(id));
      // A tab beside one that died as soon as its sign-in was done is not told of it: it shows a guest's empty cart until it is.
      if (signedIn >= 0) this.checkShownCoupon(device, signedIn);
      for (const who of CUSTOMERS.keys()) {
        await this.login(device, device.visibleTabs[0]!, who);
        await this.rest(device);
        this.settle();
        this.checkShownCart(device, who);
        await this.command(device, device.visibleTabs[0]!, 'session.logout', { waiting: 'keep' });
        await this.time.advance(HEALED_MS);
      }
    }
  }

  private async rest(device: SimDevice): Promise<void> {
    for (const { api } of device.tabs) void api.hint('online');
    await this.time.advance(HEALED_MS);
    for (const tab of device.visibleTabs) await device.sendAll(tab);
    await untilQuiet(this.time, [device]);
    // What other devices did to the cart is seen when somebody looks at it again after this time.
    await this.time.advance(CART_FRESH_MS);
    for (const { api } of device.tabs) void api.hint('visible');
    await this.time.advance(HEALED_MS);
  }

  private checkAlways(): void {
    must(this.shop.crossings.length === 0, `S: sent as somebody else: ${this.shop.crossings.join('; ')}`);
    const ids = this.server.orders.map(({ orderId }) => orderId);
    must(new Set(ids).size === ids.length, `O1: an order was placed twice: ${ids.join(' ')}`);
    for (const { orderId, coupon, lines } of this.server.orders) {
      const agreed = this.coupons.agreed.get(orderId);
      must(coupon === agreed, `O4: ${orderId} has the coupon ${coupon}, agreed was ${agreed}`);
      const [ordered, wanted] = [said(piecesOf(lines)), said(this.agreed.get(orderId) ?? new Map())];
      must(ordered === wanted, `O4: ${orderId} has «${ordered}», agreed was «${wanted}»`);
    }
    // A customer's cart may have got another one, of which the device has not heard.
    for (const device of this.devices.filter((each) => each.outbox.contents.session === null))
      for (const tab of device.visibleTabs) {
        this.checkCoupon(guestOf(device), couponOf(tab), `${tab.realm.name} shows`);
        this.checkQuantities(guestOf(device), piecesOf(tab.shown.cart?.lines ?? []), `${tab.realm.name} shows`);
      }
  }

  /** What a device shows of a customer's cart, once it has nothing to send and has asked the shop. */
  private checkShownCart({ visibleTabs }: Pick<SimDevice, 'visibleTabs'>, who: number): void {
    const there = said(this.piecesAtShop(CUSTOMERS[who]!));
    for (const tab of visibleTabs) {
      const here = said(piecesOf(tab.shown.cart?.lines ?? []));
      must(here === there, `C1: ${tab.realm.name} shows «${here}», the shop has «${there}»`);
    }
    this.checkShownCoupon({ visibleTabs }, who);
  }

  private checkShownCoupon({ visibleTabs }: Pick<SimDevice, 'visibleTabs'>, who: number): void {
    const coupon = this.couponAtShop(CUSTOMERS[who]!);
    for (const tab of visibleTabs) {
      const shown = couponOf(tab);
      must(shown === coupon, `C1: ${tab.realm.name} shows the coupon ${shown}, the shop has ${coupon}`);
    }
  }

  private couponAtShop(name: string): string | null {
    const cartId = this.shop.cartOf(emailOf(name));
    return (cartId && this.server.cart(cartId)?.coupon) || null;
  }

  private piecesAtShop(name: string): Pieces {
    const cartId = this.shop.cartOf(emailOf(name));
    return piecesOf(cartId ? (this.server.cart(cartId)?.lines.values() ?? []) : []);
  }

  private checkShared(): void {
    for (const [who, name] of CUSTOMERS.entries())
      this.checkQuantities(String(this.ids[who]), this.piecesAtShop(name), `the shop has of ${name}`);
  }

  private checkQuantities(owner: string, pieces: Pieces, whoSays: string): void {
    for (const sku of SHARED) {
      const [qty, possible] = [pieces.get(sku) ?? 0, this.shared.possible(owner, sku)];
      must(possible.includes(qty), `C3: ${whoSays} ${qty} of ${sku}, it must be ${possible.join(' or ')}`);
    }
  }

  private checkOrdersArePlaced(): void {
    const placed = new Set(this.server.orders.map(({ orderId }) => orderId));
    for (const id of this.agreed.keys())
      must(placed.has(id) !== this.givenUp.has(id), `O1: ${id} is ${placed.has(id) ? 'placed' : 'nowhere'}`);
  }

  private checkCoupons(): void {
    for (const [who, name] of CUSTOMERS.entries())
      this.checkCoupon(String(this.ids[who]), this.couponAtShop(name), `the shop has of ${name}`);
  }

  private checkCoupon(owner: string, code: string | null, whoSays: string): void {
    const possible = this.coupons.possible(owner);
    must(possible.includes(code), `C1: ${whoSays} the coupon ${code}, wanted is ${possible.join(' or ')}`);
  }

  private checkPieces(): void {
    for (const { outbox } of this.devices) {
      const left = [...outbox.contents.rows.values()].map(({ entry }) => `${entry.owner} ${entry.kind} ${entry.id}`);
      must(left.length === 0, `left in the outbox: ${left.join(', ')}`);
    }
    const found = new Map<string, number>();
    const count = (lines: Iterable<LineOfPieces>): void => {
      for (const { sku, qty } of lines) if (!isShared(sku)) found.set(sku, (found.get(sku) ?? 0) + qty);
    };
    for (const { lines } of this.server.orders) count(lines);
    const carts = [
      ...CUSTOMERS.map((name) => this.shop.cartOf(emailOf(name))),
      ...this.devices.map(({ outbox }) => outbox.carts.get('guest|bmno')?.cartId),
    ];
    for (const cartId of carts) count(cartId ? (this.server.cart(cartId)?.lines.values() ?? []) : []);
    must(said(found) === said(this.put), `C1: put in «${said(this.put)}», found «${said(found)}»`);
  }
}
