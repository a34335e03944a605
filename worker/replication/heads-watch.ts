import { BehaviorSubject, combineLatest, distinctUntilChanged, EMPTY, map, type Subscription, switchMap } from 'rxjs';
import { HEADS_INTERVAL_MS, RESYNC_INTERVAL_MS } from '#config/timings.ts';
import type { Result } from '#schemas/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Connection } from '../http/connection.ts';
import { askedToWaitMs, type HttpFailure } from '../http/failure.ts';
import type { Answered } from '../http/shop-api.ts';
import { isHere } from '../catalogue/is-here.ts';
import type { Clock } from '../outbox/ports.ts';
import { type Backend, type Heads, listName } from './backend.ts';
import { noteHeads } from './noted-heads.ts';
import { isWell } from './pull.ts';
import { PRODUCT_LIST_PULL } from './pulls.ts';

interface HeadsWatchTools {
  readonly catalogue: Pick<Catalogue, 'store' | 'pulls$' | 'isListComplete$' | 'confirm'>;
  readonly backend: Pick<Backend, 'heads'>;
  readonly connection: Pick<Connection, 'isOnline$'>;
  readonly clock: Clock;
  readonly isMetered$: BehaviorSubject<boolean>;
}

/**
 * Asks the shop where its lists end, every few seconds while somebody looks at this tab, and writes down what it says. The
 * tab that replicates, whichever it is, follows that (decision 061).
 */
export class HeadsWatch {
  /** A worker is started for a window that is looked at, unless that says otherwise. */
  readonly isVisible$ = new BehaviorSubject(true);
  private readonly tools: HeadsWatchTools;
  private asking: Promise<Result<Answered<Heads>, HttpFailure>> | null = null;
  private pauseMs = HEADS_INTERVAL_MS;
  /** When the next look is due, on the clock that nobody sets. */
  private dueAt = 0;

  constructor(tools: HeadsWatchTools) {
    this.tools = tools;
  }

  /** Whether this backend says where its lists end. */
  get isPossible(): boolean {
    return this.tools.backend.heads !== undefined;
  }

  /** Asks now; whoever asks meanwhile gets the same answer. A look that is due soon waits, because this was one. */
  ask(): Promise<Result<Answered<Heads>, HttpFailure>> {
    this.asking ??= this.askOnce().finally(() => (this.asking = null));
    return this.asking;
  }

  /** Has the shop say whether the products here are as it has them, where all of them are here and it can say so. */
  async confirmProducts(): Promise<void> {
    if (this.isPossible && isHere(this.tools.catalogue, PRODUCT_LIST_PULL)) await this.ask();
  }

  /** The shop has too many callers for so long: no look before that is over. */
  postpone(ms: number): void {
    this.dueAt = Math.max(this.dueAt, this.tools.clock.elapsed() + ms + HEADS_INTERVAL_MS);
  }

  /** Looks again and again: while the tab is looked at, on a connection that costs nothing, when everything listed is here. */
  run(): Subscription {
    if (!this.isPossible) return EMPTY.subscribe();
    const { connection, isMetered$, catalogue } = this.tools;
    const isWatched$ = combineLatest([
      this.isVisible$,
      connection.isOnline$,
      isMetered$,
      catalogue.isListComplete$,
    ]).pipe(
      map(([isVisible, isOnline, isMetered, isComplete]) => isVisible && isOnline && !isMetered && isComplete),
      distinctUntilChanged(),
    );
    return isWatched$.pipe(switchMap((isWatched) => (isWatched ? this.looks() : EMPTY))).subscribe();
  }

  private async *looks(): AsyncGenerator<void> {
    const { clock } = this.tools;
    this.dueAt = Math.max(this.dueAt, clock.elapsed() + HEADS_INTERVAL_MS);
    for (;;) {
      for (let leftMs = this.leftMs(); leftMs > 0; leftMs = this.leftMs()) await clock.sleep(leftMs);
      // Who looked away meanwhile ends it here.
      yield;
      await this.ask();
    }
  }

  /** Products that end where the shop's do are as it has them: their prices and their stock need not be asked for (062). */
  private confirm({ value: heads, at }: Answered<Heads>): void {
    const { catalogue } = this.tools;
    const record = catalogue.pulls$.value.get(PRODUCT_LIST_PULL);
    const head = heads.get(listName({ collection: 'products', fields: 'list' }));
    if (isWell(record) && record.checkpoint !== null && record.checkpoint === head) catalogue.confirm(at);
  }

  private leftMs(): number {
    return this.dueAt - this.tools.clock.elapsed();
  }

  private async askOnce(): Promise<Result<Answered<Heads>, HttpFailure>> {
    const { backend, catalogue, clock } = this.tools;
    const answer = await backend.heads!();
    this.pauseMs = answer.ok ? HEADS_INTERVAL_MS : Math.min(2 * this.pauseMs, RESYNC_INTERVAL_MS);
    this.dueAt = clock.elapsed() + Math.max(this.pauseMs, answer.ok ? 0 : askedToWaitMs(answer.error));
    if (answer.ok) {
      this.confirm(answer.value);
      // A full device follows them at its next round.
      await noteHeads(catalogue, answer.value.value).catch(() => undefined);
    }
    return answer;
  }
}
