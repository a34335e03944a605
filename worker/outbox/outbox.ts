import { Subject } from 'rxjs';
import { BACKOFF_FIRST_MS, BACKOFF_MAX_MS } from '#config/timings.ts';
import type { Connection } from '../http/connection.ts';
import type { CartName } from './cart-name.ts';
import type { WaitReason } from './wait-reason.ts';
import { inOutbox, repaired } from './in-outbox.ts';
import { isQuotaError } from './not-kept.ts';
import { GUEST } from './owner.ts';
import type { PullCartTools } from './pull-cart.ts';
import { backoffMs } from './send/backoff.ts';
import type { DrainOutcome } from './send/drain.ts';
import type { Row } from './store/box.ts';
import { newAnswers, showProgress } from './views/new-answers.ts';

export interface RunTools extends PullCartTools {
  readonly connection: Connection;
  /** What can be fetched again gives way to what has to be noted about sending (D8, decision 036). */
  readonly makeSpace: () => Promise<void>;
  /** Told after every run: what an accepted order changes (stock) is worth pulling. */
  readonly onAnswers: () => void;
  /** Told once when a start found that something had been lost. */
  readonly onRestored: () => void;
}

/** Waits that end as soon as the network is back, or a page is open. */
const passingReasons: ReadonlySet<WaitReason> = new Set(['offline', 'timeout', 'badContentType', 'recaptcha']);

/** Runs the drain whenever there is a reason to, and brings what comes of it into the database. */
export class Outbox {
  /** Emits when something may have been queued or answered, in whatever tab. */
  readonly changed$ = new Subject<void>();
  private readonly tools: RunTools;
  private cart: CartName | null = null;
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  private isStopped = false;
  private isRepaired = false;
  private alarm = 0;
  /** Whether the shop was asked for this cart since the start; that of a customer may have changed on another device. */
  private isHeard = true;
  /** How many runs one after the other failed, or could not pull the cart. */
  private failures = 0;

  constructor(tools: RunTools) {
    this.tools = tools;
  }

  /** Repairs, and takes the answers that came while no tab was open. */
  async start(): Promise<void> {
    await this.tidy();
    await this.show();
  }

  /** This device works with this cart; it is pulled when nothing of it is on its way. */
  follow(name: CartName): void {
    this.cart = name;
    this.isHeard = name.owner === GUEST;
  }

  /** Something was queued here. Other tabs hear of it, so that one of them goes on should this one die (T2). */
  filled(): void {
    this.tools.ports.announce();
    this.wake();
  }

  /** There may be something to do: start, enqueue, visible, timer, another tab's announcement. */
  readonly wake = (): void => {
    if (this.isStopped) return;
    this.changed$.next();
    if (this.running) {
      this.isAskedAgain = true;
      return;
    }
    this.running = this.run()
      .catch((error: unknown) => {
        if (!isQuotaError(error)) throw error;
        return this.tools.makeSpace().then(() => this.run());
      })
      // What this device did not do, such as a disk for a moment, is tried again like what the shop did not.
      .catch(() => void this.wakeIn(this.pauseMs()))
      .finally(() => {
        this.running = null;
        if (!this.isAskedAgain) return;
        this.isAskedAgain = false;
        this.wake();
      });
  };

  /** The network is back: what waited for it goes now, not when its patience ends. */
  hurry(): void {
    void this.forgetWaits()
      .catch(() => undefined)
      .then(this.wake);
  }

  /** Repairs once, and whenever another tab has left something half-done: it may have died. */
  private async tidy(): Promise<void> {
    if (this.isRepaired && !(await this.tools.ports.posts.isUnfinished('outbox'))) return;
    const hadLost = await inOutbox(
      this.tools,
      async (held) => held.repaired ?? (this.isRepaired ? false : repaired(held)),
    );
    this.isRepaired = true;
    if (hadLost) this.tools.onRestored();
  }

  private async forgetWaits(): Promise<void> {
    await this.tidy();
    const isWaiting = ({ attempt }: Row): boolean =>
      attempt !== null && passingReasons.has(attempt.reason) && attempt.isAskedToWait !== true;
    await this.tools.ports.store.step((box) => {
      for (const row of box.rows.filter(isWaiting)) box.note(row, { ...row.attempt!, nextAt: 0 });
    });
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Resolves when no run is under way. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    const { ports, connection, onAnswers } = this.tools;
    await this.tidy();
    await connection.firstLook();
    // What was never handed to fetch can still be cancelled: nothing is tried while the shop is known to be out of reach.
    const { waiting, dueInMs } = connection.isOnline ? await this.send() : await waitingFor(ports);
    connection.setInterest({ hasQueue: waiting > 0 });
    if ((await this.show()) > 0) {
      this.changed$.next();
      onAnswers();
      ports.announce();
    }
    const isSettled = this.cart === null || (await this.settleCart(this.cart));
    if (isSettled) this.failures = 0;
    // Without a network its return is the reason to look again.
    if (!connection.isOnline) return;
    const dues = waiting > 0 && dueInMs !== null ? [dueInMs] : [];
    if (!isSettled) dues.push(this.pauseMs());
    if (dues.length > 0) void this.wakeIn(Math.min(...dues));
  }

  /** Its code comes when there is something to send. Where it cannot come now, it is asked for again. */
  private async send(): Promise<DrainOutcome> {
    const { ports } = this.tools;
    const left = await waitingFor(ports);
    if (left.waiting === 0) return left;
    const later = await import('../later.ts').catch(() => null);
    return later ? later.drain(ports, () => this.isStopped) : { ...left, dueInMs: BACKOFF_FIRST_MS };
  }

  /** Brings into the views what has become of the queue; returns how many answers there were. */
  private async show(): Promise<number> {
    const { ports, shopper } = this.tools;
    const rows = await ports.store.look((box) => box.rows);
    const isAnswered = (await newAnswers(shopper, rows)).length > 0;
    // Where its code cannot come now, the answers stay filed until it can.
    const later = isAnswered ? await import('../later.ts').catch(() => null) : null;
    const answered = later
      ? await inOutbox(this.tools, async (held) => {
          const answers = await later.reconcile(held);
          if (answers > 0 && (await later.finishReplacements(held))) this.isAskedAgain = true;
          return answers;
        })
      : 0;
    for (const row of rows) if (row.reply === null) await showProgress(shopper, row);
    return answered;
  }

  /** False: the shop could not say what the cart holds, and is to be asked again. */
  private async settleCart(name: CartName): Promise<boolean> {
    if (!this.tools.connection.isOnline) return true;
    // No first screen waits for it. Where its code cannot come now, it is asked for again.
    const later = await import('../later.ts').catch(() => null);
    if (!later) return false;
    const outcome = await later.settleCart(this.tools, name, this.isHeard);
    if (outcome === 'pulled') this.isHeard = true;
    if (outcome === 'queued' || (outcome === 'lost' && (await later.rebuildLostCart(this.tools, name))))
      this.isAskedAgain = true;
    return outcome !== 'failed';
  }

  /** How long to wait after one more failure. */
  private pauseMs(): number {
    return backoffMs(++this.failures, null, this.tools.ports.ids.random());
  }

  private async wakeIn(dueInMs: number): Promise<void> {
    const alarm = ++this.alarm;
    await this.tools.ports.clock.sleep(Math.min(BACKOFF_MAX_MS, dueInMs));
    if (alarm === this.alarm) this.wake();
  }
}

/** What the drain would say without sending anything. */
async function waitingFor({ store }: RunTools['ports']): Promise<DrainOutcome> {
  const rows = await store.look((box) => box.rows);
  return { waiting: rows.filter((row) => row.reply === null).length, dueInMs: null };
}
