import { type Answer, loading } from '#domain/answer.ts';
import type { DataClient } from './data-client.ts';
import { keepUnchanged } from './keep-unchanged.ts';
import { keyOf, type QueryRef } from './query-ref.ts';

interface Live {
  /** The same function for as long as the query is known, so that React does not subscribe again with every draw. */
  readonly subscriber: (listener: () => void) => () => void;
  answer: Answer<unknown>;
  /** Whether the answer came with the page and the device has not given an equally full one yet. */
  isRendered: boolean;
  readonly listeners: Set<() => void>;
  readonly ref: QueryRef<unknown>;
  end: (() => void) | null;
  lingering: ReturnType<typeof setTimeout> | null;
}

/** An answer is kept for this long after its last subscriber has gone, so that going back shows it at once. */
const LINGER_MS = 30_000;
/**
 * The most answers that are kept without a subscriber, because the worker keeps each of them up to date. A product's
 * page has a dozen queries.
 */
const LINGERING_MAX = 24;

/** One shared subscription for each query that is on the screen (architecture: read path). */
export class LiveStore {
  private readonly client: DataClient;
  private readonly lives = new Map<string, Live>();
  private readonly rendered = new Map<string, Answer<unknown>>();
  /** Queries without subscribers, in the order in which they lost the last one. */
  private readonly left = new Set<Live>();
  private tidying: ReturnType<typeof setTimeout> | null = null;
  /** Called with queries that are read before they have an answer; the server's renderer uses it. */
  onMiss: (ref: QueryRef<unknown>) => void = () => undefined;

  constructor(client: DataClient) {
    this.client = client;
  }

  /** Stores an answer that came with the page. */
  preload(ref: QueryRef<unknown>, answer: Answer<unknown>): void {
    Object.assign(this.liveOf(ref), { answer, isRendered: true });
    this.rendered.set(keyOf(ref), answer);
  }

  read<T>(ref: QueryRef<T>): Answer<T> {
    const live = this.lives.get(keyOf(ref));
    if (!live || live.answer === loading) this.onMiss(ref);
    return (live?.answer ?? loading) as Answer<T>;
  }

  /**
   * The answer that the page was rendered with. A part whose code comes late takes its HTML over with this one, whatever the
   * device has answered meanwhile: React leaves attributes as they are where they differ.
   */
  readRendered<T>(ref: QueryRef<T>): Answer<T> {
    const answer = this.rendered.get(keyOf(ref));
    if (!answer) this.onMiss(ref);
    return (answer ?? loading) as Answer<T>;
  }

  /** The `subscribe` function of one query. */
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

  /** Resolves when the query has an answer, or after `patienceMs`. */
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
      // While the device is still collecting, the rendered page knows more than it, and must not lose anything.
      if (live.isRendered && isPartial) return;
      live.isRendered = false;
      // A known answer stays on the screen while the device is still collecting the data of the next one.
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
    // The store is tidied in a later task: a page that is replaced unsubscribes before the next page, which uses the
    // lingering answers, has subscribed.
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
