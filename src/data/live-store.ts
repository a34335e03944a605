import { type Answer, loading } from '#domain/answer.ts';
import type { DataClient } from './data-client.ts';
import { keepUnchanged } from './keep-unchanged.ts';
import { keyOf, type QueryRef } from './query-ref.ts';

interface Live {
  /** The same function for as long as the query is known: renders must not subscribe anew. */
  readonly subscriber: (listener: () => void) => () => void;
  answer: Answer<unknown>;
  /** The answer came with the page, and the device has not said as much yet. */
  isRendered: boolean;
  readonly listeners: Set<() => void>;
  readonly ref: QueryRef<unknown>;
  end: (() => void) | null;
  lingering: ReturnType<typeof setTimeout> | null;
}

/** An answer stays a while after the last look, so that going back shows it at once. */
const LINGER_MS = 30_000;
/** No more than this stay: the worker keeps each of them up to date. A product's page looks at a dozen of its own. */
const LINGERING_MAX = 24;

/** One shared subscription for each query that is on the screen (architecture: read path). */
export class LiveStore {
  private readonly client: DataClient;
  private readonly lives = new Map<string, Live>();
  /** Those that nobody looks at any more, in the order in which they were left. */
  private readonly left = new Set<Live>();
  private tidying: ReturnType<typeof setTimeout> | null = null;
  /** Told of queries that nobody has answered yet; the server's renderer listens. */
  onMiss: (ref: QueryRef<unknown>) => void = () => undefined;

  constructor(client: DataClient) {
    this.client = client;
  }

  /** Puts an answer in place that came with the page. */
  preload(ref: QueryRef<unknown>, answer: Answer<unknown>): void {
    Object.assign(this.liveOf(ref), { answer, isRendered: true });
  }

  read<T>(ref: QueryRef<T>): Answer<T> {
    const live = this.lives.get(keyOf(ref));
    if (!live || live.answer === loading) this.onMiss(ref);
    return (live?.answer ?? loading) as Answer<T>;
  }

  /** `subscribe` of one query. */
  subscriber(ref: QueryRef<unknown>): (listener: () => void) => () => void {
    return this.liveOf(ref).subscriber;
  }

  subscribe(ref: QueryRef<unknown>, listener: () => void): () => void {
    const live = this.liveOf(ref);
    live.listeners.add(listener);
    this.start(live);
    return () => {
      live.listeners.delete(listener);
      if (live.listeners.size === 0) this.linger(live);
    };
  }

  /** Resolves with the first answer that is one, or when patience ends. */
  async prefetch(ref: QueryRef<unknown>, patienceMs: number): Promise<void> {
    const live = this.liveOf(ref);
    if (live.answer.state !== 'loading') return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(ref, () => {
        if (live.answer.state === 'loading') return;
        clearTimeout(patience);
        resolve();
        stop();
      });
      const patience = setTimeout(() => (resolve(), stop()), patienceMs);
    });
  }

  private liveOf(ref: QueryRef<unknown>): Live {
    const key = keyOf(ref);
    const known = this.lives.get(key);
    if (known) return known;
    const subscriber = (listener: () => void): (() => void) => this.subscribe(ref, listener);
    const live: Live = {
      subscriber,
      answer: loading,
      isRendered: false,
      listeners: new Set(),
      ref,
      end: null,
      lingering: null,
    };
    this.lives.set(key, live);
    return live;
  }

  private start(live: Live): void {
    if (live.lingering) clearTimeout(live.lingering);
    live.lingering = null;
    this.left.delete(live);
    live.end ??= this.client.watch(live.ref.name, live.ref.params, ({ isPartial, ...answer }) => {
      // A page that came rendered knows more than a device that is still collecting: nothing on the screen becomes less.
      if (live.isRendered && isPartial) return;
      live.isRendered = false;
      // What is known stays on the screen while a device is still collecting it.
      if (live.answer.state === 'ready' && answer.state !== 'ready' && answer.state !== 'missing') return;
      const before = live.answer;
      live.answer = keepUnchanged(before, answer);
      if (live.answer === before) return;
      for (const listener of live.listeners) listener();
    });
  }

  private linger(live: Live): void {
    live.lingering = setTimeout(() => this.forget(live), LINGER_MS);
    this.left.add(live);
    // Not now: a page that goes leaves its queries before the next one, drawn from what lingers, has taken up its own.
    this.tidying ??= setTimeout(() => this.tidy());
  }

  private tidy(): void {
    this.tidying = null;
    const tooMany = [...this.left].slice(0, Math.max(0, this.left.size - LINGERING_MAX));
    for (const live of tooMany) this.forget(live);
  }

  private forget(live: Live): void {
    if (live.lingering) clearTimeout(live.lingering);
    live.end?.();
    this.left.delete(live);
    this.lives.delete(keyOf(live.ref));
  }
}
