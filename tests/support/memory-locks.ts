import type { Locks } from '#worker/outbox/ports.ts';

interface Waiter {
  readonly realm: object;
  readonly start: (lock: object) => void;
  readonly fail: (error: Error) => void;
}

interface Held {
  readonly lock: object;
  readonly fail: (error: Error) => void;
  readonly realm: object;
}

/** Web Locks of one device in memory, for realms that may crash or freeze while they hold one. */
export class MemoryLocks {
  private readonly held = new Map<string, Held>();
  private readonly waiting = new Map<string, Waiter[]>();
  private readonly gone = new WeakSet<object>();

  /** The locks as one realm sees them. */
  forRealm(realm: object): Locks {
    return {
      request: (name, options, work) =>
        new Promise((resolve, reject) => {
          // A dropped realm makes no more requests.
          if (this.gone.has(realm)) return;
          const start = (lock: object): void => {
            this.held.set(name, { lock, fail: reject, realm });
            const end = (): void => this.release(name, lock);
            work(lock).then(
              (value) => (end(), resolve(value)),
              (error: unknown) => (end(), reject(error)),
            );
          };
          const holder = this.held.get(name);
          if (options.steal && holder) {
            this.held.delete(name);
            holder.fail(abortError());
            return start({});
          }
          if (!holder) return start({});
          const waiter: Waiter = { realm, start, fail: reject };
          this.waiting.set(name, [...(this.waiting.get(name) ?? []), waiter]);
          options.signal?.addEventListener('abort', () => {
            const queue = this.waiting.get(name) ?? [];
            if (!queue.includes(waiter)) return;
            this.waiting.set(
              name,
              queue.filter((other) => other !== waiter),
            );
            reject(abortError());
          });
        }),
    };
  }

  /** Drops a realm: its locks become free, and its requests are withdrawn. */
  dropRealm(realm: object): void {
    this.gone.add(realm);
    for (const [name, queue] of this.waiting)
      this.waiting.set(
        name,
        queue.filter((waiter) => waiter.realm !== realm),
      );
    for (const [name, holder] of this.held) if (holder.realm === realm) this.release(name, holder.lock);
  }

  heldNames(): string[] {
    return [...this.held.keys()];
  }

  private release(name: string, lock: object): void {
    if (this.held.get(name)?.lock !== lock) return;
    this.held.delete(name);
    const [next, ...rest] = this.waiting.get(name) ?? [];
    this.waiting.set(name, rest);
    next?.start({});
  }
}

function abortError(): Error {
  return new DOMException('The lock was taken over.', 'AbortError');
}
