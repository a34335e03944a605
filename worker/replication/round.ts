import { PULL_PAUSE_FIRST_MS, RESYNC_INTERVAL_MS } from '#config/timings.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { askedToWaitMs, type HttpFailure, isRefusal, isTooMany } from '../http/failure.ts';
import { logMessage } from '../log-message.ts';
import type { Lease } from '../outbox/lease.ts';
import { type Backend, type Heads, listName } from './backend.ts';
import type { HeadsWatch } from './heads-watch.ts';
import type { Pace } from './pace.ts';
import { isHere, isWell, noteFailure, pullAll, storedCheckpoint } from './pull.ts';
import type { Pull } from './pull-of-collection.ts';
import { PRODUCT_LIST_PULL } from './pulls.ts';

export interface RoundTools {
  readonly catalogue: Catalogue;
  readonly backend: Backend;
  readonly headsWatch: Pick<HeadsWatch, 'isPossible' | 'ask' | 'postpone'>;
  readonly pace: Pace;
  /** Asks whether the shop can be reached at all. */
  readonly isReachable: () => Promise<boolean>;
  /** The time of this device. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
  /** A pause that no hurry ends. */
  readonly rest: (ms: number) => Promise<void>;
  readonly isStopped: () => boolean;
  /** Whether another round is wanted at once: it does what is still to be done. */
  readonly isHurried: () => boolean;
  /** Whether this tab is still the one that pulls. */
  readonly lease: Lease;
  /** How long each pull that failed waits, by its name; kept from one round to the next. */
  readonly pauses: Map<string, number>;
}

/**
 * One walk through pulls. One that fails stops no other: while it has not brought everything yet it is tried again beside
 * them, after 0.5, 1, 2, 4 ... s; else it waits for the next round. A shop that cannot be reached ends the walk.
 */
export class Round {
  private readonly tools: RoundTools;
  private readonly insisting: Promise<boolean>[] = [];
  /** Ends when the shop, which had too many callers, may be asked again, whichever pull it said so to. */
  private silence: Promise<void> | null = null;

  constructor(tools: RoundTools) {
    this.tools = tools;
  }

  /**
   * Resolves with whether everything came at once that there is. Of a list that is spared comes only what changed, where it is
   * here: that is little, and a device would go on showing what was.
   */
  async walk(pulls: readonly Pull[], isSpared: (pull: Pull) => boolean): Promise<boolean> {
    return this.follow(pulls, await this.heads(), isHere, isSpared);
  }

  /**
   * Pulls what is new in lists that were whole and well; with the others the next walk goes on. That is all that follows
   * from what the shop says between two walks, so a shop in trouble is not asked more often by that.
   */
  async follow(
    pulls: readonly Pull[],
    heads: Heads,
    isFollowed = isWell,
    isSpared = (_pull: Pull): boolean => true,
  ): Promise<boolean> {
    let isWhole = true;
    for (const pull of pulls) {
      const record = (await this.tools.catalogue.store.checkpoints()).get(pull.name);
      const head = heads.get(listName(pull));
      if (isSpared(pull)) {
        isWhole = false;
        if (!isFollowed(record) || head === undefined) continue;
      }
      if (isWell(record) && record.checkpoint === head) continue;
      const failure = await this.attempt(pull);
      if (failure === null) {
        // What was let go meanwhile is not here.
        isWhole &&= isHere((await this.tools.catalogue.store.checkpoints()).get(pull.name));
        continue;
      }
      if (!(await this.canGoOn(failure))) return false;
      isWhole = (await this.giveTime(pull, failure)) && isWhole;
    }
    return isWhole;
  }

  /** Resolves with whether all that was tried again came in the end. Rejects as one of them does, when all are over. */
  async end(): Promise<boolean> {
    const outcomes = await Promise.allSettled(this.insisting);
    await this.silence;
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value);
  }

  /**
   * Where each list ends at the shop, by `listName`. Nothing where the shop does not say it, or where nothing is here that
   * could be new enough: then each pull asks by itself (decision 059).
   */
  private async heads(): Promise<Heads> {
    const { catalogue, headsWatch, pace } = this.tools;
    const records = [...(await catalogue.store.checkpoints()).values()];
    if (!headsWatch.isPossible || !records.some(({ isComplete }) => isComplete)) return nothingSaid;
    await pace.lineIsFree;
    const answer = await headsWatch.ask();
    if (answer.ok) return answer.value.value;
    if (isTooMany(answer.error)) this.fallSilent(Math.max(PULL_PAUSE_FIRST_MS, askedToWaitMs(answer.error)));
    return nothingSaid;
  }

  /** What becomes of a pull that failed. False: it is not whole, and is left to the next round. */
  private async giveTime(pull: Pull, failure: HttpFailure): Promise<boolean> {
    // What failed in a tab that was frozen says nothing of what another one has pulled since.
    await this.tools.lease.confirm();
    if (failure.kind !== 'offline')
      logMessage({ code: pull.isOptional ? 'contentFileLoadFailed' : 'onlineRequestFailed' }, pull.name);
    // A shop may do without it, and then answers as it likes (spec 8: a failed banner file is ignored).
    if (pull.isOptional && (isRefusal(failure) || isForeign(failure))) return true;
    await noteFailure(pull, this.tools.catalogue.store, this.tools.now());
    if (isRefusal(failure)) return false;
    const trying = this.insist(pull, failure);
    // Until `end` looks at it.
    trying.catch(() => undefined);
    this.insisting.push(trying);
    return true;
  }

  private async insist(pull: Pull, failure: HttpFailure): Promise<boolean> {
    const { catalogue, pauses, pause, isStopped, isHurried, lease } = this.tools;
    for (let last: HttpFailure | null = failure; last !== null;) {
      const pauseMs = this.nextPauseMs(pull);
      pauses.set(pull.name, pauseMs);
      const isComplete = (await catalogue.store.checkpoints()).get(pull.name)?.isComplete;
      if (isComplete || pauseMs >= RESYNC_INTERVAL_MS) return pull.isOptional ?? false;
      await pause(Math.max(pauseMs, askedToWaitMs(last)));
      if (isStopped() || isHurried() || !(await lease.isHeld())) return false;
      last = await this.attempt(pull);
      if (last !== null && !(await this.canGoOn(last))) return false;
    }
    return true;
  }

  private fallSilent(ms: number): void {
    this.silence = this.tools.rest(ms);
    this.tools.headsWatch.postpone(ms);
  }

  private nextPauseMs({ name }: Pull): number {
    return Math.min(2 * (this.tools.pauses.get(name) ?? PULL_PAUSE_FIRST_MS / 2), RESYNC_INTERVAL_MS);
  }

  private async canGoOn(failure: HttpFailure): Promise<boolean> {
    return !this.tools.isStopped() && (failure.kind === 'refused' || this.tools.isReachable());
  }

  private async attempt(pull: Pull): Promise<HttpFailure | null> {
    const { catalogue, backend, pace, isStopped, lease, pauses } = this.tools;
    await this.silence;
    const before = await storedCheckpoint(pull, catalogue);
    const pulled = await pullAll(pull, { backend, store: catalogue.store, pace, isStopped, lease });
    if (pull.name === PRODUCT_LIST_PULL && (await storedCheckpoint(pull, catalogue)) !== before)
      await catalogue.saveIndex();
    const failure = pulled.ok ? null : pulled.error;
    if (failure === null) pauses.delete(pull.name);
    else if (isTooMany(failure)) this.fallSilent(Math.max(this.nextPauseMs(pull), askedToWaitMs(failure)));
    return failure;
  }
}

const nothingSaid: Heads = new Map();

/** What came is not in the form of the contract: from something before the shop, cut off, or of another backend. */
function isForeign({ kind }: HttpFailure): boolean {
  return kind === 'wrongFormat' || kind === 'badContentType';
}
