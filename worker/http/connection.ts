import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import {
  BACKOFF_MAX_MS,
  CATALOGUE_TIMEOUT_CLIENT_MS,
  CHANGE_PAUSES_MS,
  PROBE_INTERVAL_MS,
  PROBE_INTERVAL_QUEUED_MS,
} from '#config/timings.ts';
import type { Clock, Ids } from '../outbox/ports.ts';
import type { HttpFailure } from './failure.ts';

/** What requests have shown about the network; `navigator.onLine` is only a hint to probe (reliability H1). */
export interface ConnectionState {
  readonly isOnline: boolean;
  /** The version that the server last named, or `null`. */
  readonly serverVersion: string | null;
  /** Server time minus this device's time, in milliseconds. */
  readonly clockOffsetMs: number;
}

export interface ConnectionPorts {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly apiOrigin: string;
}

/** A shop tells its version in the envelope. A stock backend tells its own beside that, or alone. */
interface Versions {
  readonly result?: { readonly version?: string };
  readonly version?: unknown;
}

const VERSION_PATH = '/api/ext/vsf-deploy-refresher/version';
/** What every stock backend answers: it names its version there. */
export const STOCK_VERSION_PATH = '/api/';

/** Watches whether the shop can be reached, by the outcomes of calls and by a probe of its own (D89). */
export class Connection {
  private readonly ports: ConnectionPorts;
  private readonly versionPath: string;
  private readonly state = new BehaviorSubject<ConnectionState>({
    isOnline: true,
    serverVersion: null,
    clockOffsetMs: 0,
  });
  private failures = 0;
  private losses = 0;
  private round = 0;
  private isVisible = true;
  private hasQueue = false;
  private hasPayment = false;
  private hasLooked = false;
  /** What the server's clock showed when it was heard last, less the span that runs on whatever is done to the device's. */
  private heardMs = 0;
  private probing: Promise<boolean> | null = null;
  private readonly awaited: { back?: Promise<void>; gone?: Promise<void> } = {};
  private shortenWait: () => void = () => undefined;

  constructor(ports: ConnectionPorts, versionPath = VERSION_PATH) {
    this.ports = ports;
    this.versionPath = versionPath;
  }

  /** Resolves when the first probe has shown whether the shop can be reached. */
  async firstLook(): Promise<void> {
    if (!this.hasLooked) await this.probe();
  }

  get state$(): Observable<ConnectionState> {
    return this.state;
  }

  /** Whether the shop can be reached, now and after every change. */
  get isOnline$(): Observable<boolean> {
    return this.state$.pipe(
      map(({ isOnline }) => isOnline),
      distinctUntilChanged(),
    );
  }

  get isOnline(): boolean {
    return this.state.value.isOnline;
  }

  /**
   * The current time by the server's clock, because prices and dates are the server's (reliability row 41). The device's own may
   * be stepped after the server was heard; by what has passed since then it is never earlier.
   */
  now(): number {
    const { clock } = this.ports;
    const byClock = clock.now() + this.state.value.clockOffsetMs;
    // Spans have parts of milliseconds, and times that are told to the shop have none.
    return Math.max(byClock, Math.floor(this.heardMs + clock.elapsed()));
  }

  /**
   * Called before a call is sent; the returned function takes its outcome. An answer that the server gave before the
   * connection was lost may be read after the loss, so it does not prove that the shop can be reached now.
   */
  readonly begin = (): ((failure: HttpFailure | null) => void) => {
    const lossesBefore = this.losses;
    return (failure) => {
      const isAnswered = failure === null || failure.kind === 'refused';
      const isLater = this.losses === lossesBefore;
      if (isAnswered && isLater) this.setOnline(true);
      else if (isAnswered !== this.isOnline) void this.probe();
    };
  };

  /**
   * Tells whether the page is visible, whether something waits to be sent, and whether a payment waits to be settled; all of it
   * decides how often to probe.
   */
  setInterest(interest: { isVisible?: boolean; hasQueue?: boolean; hasPayment?: boolean }): void {
    const wasUrgent = this.isUrgent();
    this.isVisible = interest.isVisible ?? this.isVisible;
    this.hasQueue = interest.hasQueue ?? this.hasQueue;
    this.hasPayment = interest.hasPayment ?? this.hasPayment;
    // A long wait that is under way must not delay what has to be sent now.
    if (this.isUrgent() && !wasUrgent) this.shortenWait();
  }

  /** Asks the server once; calls during a probe share its outcome. Resolves with true when the server answered. */
  probe(): Promise<boolean> {
    this.probing ??= this.probeOnce().finally(() => {
      this.probing = null;
      this.hasLooked = true;
    });
    return this.probing;
  }

  /** Probes after a hint of the browser. A probe that is under way began before the hint, so another one follows it. */
  async lookAnew(): Promise<void> {
    await this.probing;
    await this.probe();
  }

  /**
   * The browser reports that the network is back or gone, often a moment too early. Probes until the outcome agrees
   * with the report, but only for a while.
   */
  lookForChange(isOnline: boolean): Promise<void> {
    const which = isOnline ? 'back' : 'gone';
    this.awaited[which] ??= this.lookUntil(isOnline).finally(() => delete this.awaited[which]);
    return this.awaited[which];
  }

  /** Probes again and again until `signal` ends it. */
  async watch(signal: AbortSignal): Promise<void> {
    const round = ++this.round;
    while (!signal.aborted && round === this.round) {
      await this.probe();
      await this.wait();
    }
  }

  /** Waits until the next probe is due; the wait is shortened when something has to be sent meanwhile. */
  private async wait(): Promise<void> {
    let isOver = false;
    while (!isOver) {
      const shortened = new Promise<void>((resolve) => (this.shortenWait = resolve));
      const over = this.ports.clock.sleep(this.interval()).then(() => (isOver = true));
      await Promise.race([over, shortened]);
    }
  }

  private isUrgent(): boolean {
    return this.isVisible && (this.hasQueue || this.hasPayment);
  }

  private async lookUntil(isOnline: boolean): Promise<void> {
    for (const pauseMs of CHANGE_PAUSES_MS) {
      // A probe under way may have been answered before the change: its answer can prove the return, but never the
      // loss.
      await (isOnline ? this.probe() : this.lookAnew());
      if (this.isOnline === isOnline) return;
      await this.ports.clock.sleep(pauseMs);
    }
  }

  private interval(): number {
    if (this.isUrgent()) return PROBE_INTERVAL_QUEUED_MS;
    const ceiling = Math.min(BACKOFF_MAX_MS, PROBE_INTERVAL_MS * 2 ** Math.min(this.failures, 4));
    return this.failures === 0
      ? PROBE_INTERVAL_MS
      : PROBE_INTERVAL_MS / 2 + this.ports.ids.random() * (ceiling - PROBE_INTERVAL_MS / 2);
  }

  private async probeOnce(): Promise<boolean> {
    const deadline = new AbortController();
    void this.ports.clock.sleep(CATALOGUE_TIMEOUT_CLIENT_MS).then(() => deadline.abort());
    try {
      const response = await this.ports.fetch(
        new Request(`${this.ports.apiOrigin}${this.versionPath}`, {
          cache: 'no-store',
          redirect: 'manual',
          signal: deadline.signal,
        }),
      );
      const { result, version = result?.version } = (await response.json()) as Versions;
      // A captive portal answers too, but only the shop names a version.
      if (typeof version !== 'string') throw new TypeError('not the shop');
      const date = Date.parse(response.headers.get('date') ?? '');
      const clockOffsetMs = Number.isNaN(date) ? 0 : offset(date - this.ports.clock.now());
      this.failures = 0;
      this.heardMs = this.ports.clock.now() + clockOffsetMs - this.ports.clock.elapsed();
      this.state.next({ isOnline: true, serverVersion: result?.version ?? null, clockOffsetMs });
      return true;
    } catch {
      this.failures++;
      this.losses++;
      this.setOnline(false);
      // Whoever does not answer in time may only be busy, with this device among others: that is over sooner than the next probe.
      if (deadline.signal.aborted) void this.lookForChange(true);
      return false;
    }
  }

  private setOnline(isOnline: boolean): void {
    if (isOnline !== this.isOnline) this.state.next({ ...this.state.value, isOnline });
  }
}

const OFFSET_NOISE_MS = 5000;

// The date header has whole seconds, and the answer took time on its way, so only a clearly wrong clock is corrected.
function offset(difference: number): number {
  return Math.abs(difference) < OFFSET_NOISE_MS ? 0 : difference;
}
