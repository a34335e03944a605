import type { Answer } from '#domain/answer.ts';
import type { WorkerApi } from '#worker/api.ts';

/** Reads a worker's queries as a window would: by watching until an answer fits. */
export class Window {
  private readonly api: WorkerApi;
  private readonly listeners = new Map<number, (answer: Answer<unknown>) => void>();
  private lastId = 0;

  constructor(api: WorkerApi) {
    this.api = api;
  }

  open(storeCode = 'bmno', locale = 'nb-NO'): Promise<void> {
    return this.api.open({ storeCode, locale }, (watchId, answer) => this.listeners.get(watchId)?.(answer));
  }

  /** The first value that fits; the watch ends with it. */
  async value<T>(name: string, params: unknown, isWanted: (value: T) => boolean = () => true): Promise<T> {
    const answer = await this.answer<T>(name, params, ({ state, value }) => state === 'ready' && isWanted(value));
    return answer.value as T;
  }

  /** The first answer that fits. */
  async answer<T>(name: string, params: unknown, isWanted: (answer: Answer<T>) => boolean): Promise<Answer<T>> {
    const watchId = ++this.lastId;
    let last: Answer<unknown> | null = null;
    const found = new Promise<Answer<T>>((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error(`${name} never fitted; last: ${JSON.stringify(last)}`)), 8000);
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
