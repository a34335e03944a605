import * as Comlink from 'comlink';
import { WORKER_CALL_DEADLINE_MS } from '#config/timings.ts';
import type { Answer } from '#domain/answer.ts';
import { fail, type Result } from '#schemas/errors.ts';
import type { AnswerListener, RecaptchaAsker, WorkerApi } from '#worker/api.ts';
import type { OpenOptions, WindowHint } from '#worker/open-options.ts';
import type { DataClient } from './data-client.ts';

interface Watch {
  readonly name: string;
  readonly params: object;
  readonly listener: (answer: Answer<unknown>) => void;
}

interface Pending {
  readonly name: string;
  readonly params: object;
  readonly settle: (result: Result<unknown>) => void;
}

export type WorkerHealth = 'well' | 'paused' | 'lost';

const HEALTH_CHECK_MS = WORKER_CALL_DEADLINE_MS;
/** After so long without an answer the window says that syncing pauses. */
const LATE_MS = 2500;
const RESTARTS_MAX = 4;

/**
 * The data worker of this window. A worker that dies or hangs is replaced: the client then watches every query again
 * and repeats the calls that have no answer, which is safe because each carries an id (reliability rows 9 and 10).
 */
export class WorkerClient implements DataClient {
  /** Tells a worker that took the place of another one what is true of the window. */
  onReplaced?: () => void;
  private readonly startWorker: () => Worker;
  private readonly options: OpenOptions;
  private readonly onHealth: (health: WorkerHealth) => void;
  private readonly recaptchaToken: RecaptchaAsker;
  private readonly watches = new Map<number, Watch>();
  private readonly pending = new Map<number, Pending>();
  private worker: Worker | null = null;
  private api: Comlink.Remote<WorkerApi> | null = null;
  private ready: Promise<void> = Promise.resolve();
  private lastId = 0;
  private restarts = 0;
  private isChecking = false;

  constructor(
    startWorker: () => Worker,
    options: OpenOptions,
    onHealth: (health: WorkerHealth) => void,
    recaptchaToken: RecaptchaAsker,
  ) {
    this.startWorker = startWorker;
    this.options = options;
    this.onHealth = onHealth;
    this.recaptchaToken = recaptchaToken;
    this.start();
    setInterval(() => void this.checkHealth(), HEALTH_CHECK_MS);
  }

  watch(name: string, params: object, listener: Watch['listener']): () => void {
    const id = ++this.lastId;
    this.watches.set(id, { name, params, listener });
    void this.ready.then(() => {
      // Who left before the worker was there wants nothing of it.
      if (this.watches.has(id)) return this.api?.watch(id, name, params);
    });
    return () => {
      this.watches.delete(id);
      void this.ready.then(() => this.api?.unwatch(id));
    };
  }

  command(name: string, params: object): Promise<Result<unknown>> {
    return new Promise((settle) => {
      const id = ++this.lastId;
      this.pending.set(id, { name, params, settle });
      void this.send(id);
      // This makes sure that a hanging worker is noticed within the deadline, whenever the last check was.
      void this.checkHealth();
    });
  }

  hint(hint: WindowHint): void {
    void this.ready.then(() => this.api?.hint(hint));
  }

  /** Replaces the worker as if it had died; watched queries and open calls go on in the new one. */
  renew(): void {
    this.restarts = 0;
    if (this.worker) this.replace(this.worker);
  }

  private start(): void {
    const worker = this.startWorker();
    const api = Comlink.wrap<WorkerApi>(worker);
    this.worker = worker;
    this.api = api;
    worker.addEventListener('error', () => this.replace(worker));
    worker.addEventListener('messageerror', () => this.replace(worker));
    const onAnswer: AnswerListener = (id, answer) => this.watches.get(id)?.listener(answer);
    this.ready = api
      .open(this.options, Comlink.proxy(onAnswer), Comlink.proxy(this.recaptchaToken))
      .then(() => this.onHealth('well'));
    this.ready.catch(() => this.replace(worker));
  }

  private async send(id: number): Promise<void> {
    const call = this.pending.get(id);
    const { api } = this;
    if (!api) return this.giveUp();
    if (!call) return;
    try {
      await this.ready;
      const result = await (api.command(call.name, call.params) as Promise<Result<unknown>>);
      if (this.pending.delete(id)) call.settle(result);
    } catch {
      // Either the worker died, and then the next one repeats the call; or the call is a bug, and then it fails.
      if (api === this.api && this.pending.delete(id)) call.settle(fail({ code: 'workerUnreachable' }));
    }
  }

  /** Pings the worker, and replaces it when it does not answer in time. */
  private async checkHealth(): Promise<void> {
    const { worker, api } = this;
    if (this.isChecking || !worker || !api || document.hidden) return;
    this.isChecking = true;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      this.onHealth('paused');
    }, LATE_MS);
    const isAlive = await Promise.race([api.ping(), waited(WORKER_CALL_DEADLINE_MS).then(() => false)]).catch(
      () => false,
    );
    clearTimeout(late);
    this.isChecking = false;
    if (!isAlive) return this.replace(worker);
    this.restarts = 0;
    if (isLate && worker === this.worker) this.onHealth('well');
  }

  private replace(worker: Worker): void {
    if (worker !== this.worker) return;
    worker.terminate();
    this.worker = null;
    this.api = null;
    if (++this.restarts > RESTARTS_MAX) return this.giveUp();
    this.onHealth('paused');
    this.start();
    this.onReplaced?.();
    for (const [id, { name, params }] of this.watches) void this.ready.then(() => this.api?.watch(id, name, params));
    for (const id of this.pending.keys()) void this.send(id);
  }

  /** No worker starts any more. */
  private giveUp(): void {
    this.onHealth('lost');
    for (const { settle } of this.pending.values()) settle(fail({ code: 'workerUnreachable' }));
    this.pending.clear();
  }
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
