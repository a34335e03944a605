import type { Answer } from '#domain/answer.ts';
import type { StockBackend } from '#config/stock-backend.ts';
import type { WorkerApi } from '#worker/api.ts';

/** What has not come by then does not come, on a busy machine either. */
const PATIENCE_MS = 30_000;

/** Reads queries of a worker as a window does: it watches until an answer fits. */
export class Window {
  private readonly api: WorkerApi;
  private readonly listeners = new Map<number, (answer: Answer<unknown>) => void>();
  private lastId = 0;

  constructor(api: WorkerApi) {
    this.api = api;
  }

  open(storeCode = 'bmno', locale = 'nb-NO', stockBackend: StockBackend | null = null): Promise<void> {
    const stock = stockBackend ? JSON.stringify({ [storeCode]: stockBackend }) : undefined;
    return this.api.open({ storeCode, locale, stock }, (watchId, answer) => this.listeners.get(watchId)?.(answer));
  }

  /** The first ready value that fits; then the watch ends. */
  async value<T>(name: string, params: unknown, isWanted: (value: T) => boolean = () => true): Promise<T> {
    const answer = await this.answer<T>(name, params, ({ state, value }) => state === 'ready' && isWanted(value));
    return answer.value as T;
  }

  /** The first answer that fits; then the watch ends. */
  async answer<T>(name: string, params: unknown, isWanted: (answer: Answer<T>) => boolean): Promise<Answer<T>> {
    const watchId = ++this.lastId;
    let last: Answer<unknown> | null = null;
    const found = new Promise<Answer<T>>((resolve, reject) => {
      const timeout = setTimeout(
        () => reject(new Error(`${name} never fitted; last: ${JSON.stringify(last)}`)),
        PATIENCE_MS,
      );
      this.listeners.set(watchId, (answer) => {
        last = answer;
        if (!isWanted(answer as Answer<T>)) return;
        clearTimeout(timeout);
        resolve(answer as Answer<T>);
      });
    });
    await this.api.watch(watchId, name, params);
    try {
      return await found;
    } finally {
      this.listeners.delete(watchId);
      await this.api.unwatch(watchId);
    }
  }
}
