import type { Locks } from '../outbox/ports.ts';

/**
 * Locks for a tab that shares nothing with others: who asks first goes first. Nobody freezes beside a tab that is alone,
 * so taking a lock over is waiting for it.
 */
export function memoryLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    async request(name, { signal }, work) {
      const before = last.get(name) ?? Promise.resolve();
      const turn = before.then(() => {
        signal?.throwIfAborted();
        return work({});
      });
      const over = turn
        .catch(() => undefined)
        .then(() => {
          if (last.get(name) === over) last.delete(name);
        });
      last.set(name, over);
      return turn;
    },
  };
}
