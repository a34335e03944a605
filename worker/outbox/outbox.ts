import type { Connection } from '../http/connection.ts';
import type { EnqueueTools } from './enqueue.ts';
import { BACKOFF_MAX_MS } from '#config/timings.ts';
import { cartKey, type CartName } from './cart-record.ts';
import type { AttemptRecord } from './control.ts';
import { drain, type DrainOutcome } from './drain.ts';
import type { WaitReason } from './entry.ts';
import { pullCart, type PullCartTools } from './pull-cart.ts';
import { rebuildLostCart } from './rebuild-cart.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { repair } from './repair.ts';
import { returnLeftLines } from './return-lines.ts';

export interface OutboxTools extends EnqueueTools, PullCartTools {
  readonly ports: EnqueueTools['ports'] & PullCartTools['ports'];
  readonly connection: Connection;
  /** Told after every run: what an accepted order changes (stock) is worth pulling. */
  readonly onAnswers: () => void;
  /** Told once when a start found that something had been lost. */
  readonly onRestored: () => void;
}

/** Waits that end as soon as the network is back. */
const networkReasons: ReadonlySet<WaitReason> = new Set(['offline', 'timeout', 'badContentType']);

/** Lets an entry go that was held back or never tried. */
const firstAttempt: AttemptRecord = { attempts: 0, answered: 0, nextAt: 0, reason: 'offline', isOutcomeUnknown: false };

/** Runs the drain whenever there is a reason to, and brings what comes of it into the database. */
export class Outbox {
  private readonly tools: OutboxTools;
  private readonly carts = new Map<string, CartName>();
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  private isStopped = false;
  private alarm = 0;

  constructor(tools: OutboxTools) {
    this.tools = tools;
  }

  /** Repairs both halves, then sends what waits. */
  async start(): Promise<void> {
    if (await repair(this.tools)) this.tools.onRestored();
    await reconcile(this.tools.ports, this.tools.shopper);
  }

  /** This device works with a cart; it is pulled when nothing of it is on its way. */
  follow(name: CartName): void {
    this.carts.set(cartKey(name), name);
  }

  /** There may be something to do: start, enqueue, visible, timer, another tab's announcement. */
  readonly wake = (): void => {
    if (this.isStopped) return;
    if (this.running) {
      this.isAskedAgain = true;
      return;
    }
    this.running = this.run()
      .catch(() => undefined)
      .finally(() => {
        this.running = null;
        if (this.isAskedAgain) this.again();
      });
  };

  /** The network is back: what waited for it goes now, not when its patience ends. */
  async hurry(): Promise<void> {
    const { journal, control } = this.tools.ports;
    for (const { entry } of await journal.rows()) {
      const attempt = await control.attempt(entry.id);
      if (attempt && networkReasons.has(attempt.reason)) await control.setAttempt(entry.id, { ...attempt, nextAt: 0 });
    }
    this.wake();
  }

  /** Sends one entry now, whatever it waits for. */
  async sendNow(id: string): Promise<void> {
    const attempt = (await this.tools.ports.control.attempt(id)) ?? firstAttempt;
    await this.tools.ports.control.setAttempt(id, { ...attempt, nextAt: 0 });
    await this.tools.connection.probe();
    this.wake();
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Resolves when no run is under way. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private again(): void {
    this.isAskedAgain = false;
    this.wake();
  }

  private async run(): Promise<void> {
    const { ports, shopper, connection, onAnswers } = this.tools;
    await connection.firstLook();
    await returnLeftLines(this.tools);
    // What was never handed to fetch can still be cancelled: nothing is tried while the shop is known to be out of reach.
    const { waiting, nextAt } = connection.isOnline
      ? await drain(ports, () => this.isStopped)
      : await waitingFor(ports);
    connection.setInterest({ hasQueue: waiting > 0 });
    const answered = await reconcile(ports, shopper);
    if (answered > 0) {
      onAnswers();
      ports.announce();
    }
    for (const name of this.carts.values()) await this.settleCart(name);
    if (waiting > 0 && connection.isOnline && nextAt !== null) void this.wakeAt(nextAt);
  }

  private async settleCart(name: CartName): Promise<void> {
    if (!this.tools.connection.isOnline || !(await this.needsPull(name))) return;
    if ((await pullCart(this.tools, name)) === 'lost' && (await rebuildLostCart(this.tools, name)))
      this.isAskedAgain = true;
  }

  /** A pull is worth its calls once answers are not in the base yet, or the cart is not what the base is of. */
  private async needsPull(name: CartName): Promise<boolean> {
    const cart = await this.tools.ports.control.cart(name.owner, name.storeCode);
    if (!cart?.cartId) return false;
    if (cart.isLost) return true;
    const { base, tasks } = await this.tools.shopper.cartFacts(name);
    return base?.cartId !== cart.cartId || tasks.some((task) => task.kind === 'cart.change' && task.state === 'sent');
  }

  private async wakeAt(nextAt: number): Promise<void> {
    const { clock } = this.tools.ports;
    const alarm = ++this.alarm;
    await clock.sleep(Math.min(BACKOFF_MAX_MS, Math.max(0, nextAt - clock.now())));
    if (alarm === this.alarm) this.wake();
  }
}

/** What the drain would say without sending anything. */
async function waitingFor({ journal }: OutboxTools['ports']): Promise<DrainOutcome> {
  const rows = await journal.rows();
  return { waiting: rows.filter((row) => row.reply === null).length, nextAt: null };
}
