import type { Holding, OutboxTools } from './holding.ts';
import { asOnlyHolder } from './post.ts';
import { LostLease } from './lease.ts';

/**
 * Runs `work` as the only one that changes the outbox together with its views: queueing, sealing, cancelling, taking answers
 * over. Never held over the network, so that an order is sealed at once while a request hangs. Who finds the post
 * left in the middle of something repairs first. Work that a frozen realm lost writes nothing more and is begun anew, so
 * it reads everything that it decides by inside. It repairs first as well: what it was writing when it froze may have come
 * last, over what others wrote meanwhile.
 */
export async function inOutbox<T extends OutboxTools, R>(tools: T, work: (held: Holding<T>) => Promise<R>): Promise<R> {
  let hasLost = false;
  for (;;) {
    try {
      return await asOnlyHolder(tools.ports, 'outbox', async (lease) => {
        const held: Holding<T> = {
          ...tools,
          shopper: tools.shopper.under(() => lease.confirm()),
          lease,
          repaired: null,
          step: (step) => tools.ports.store.step(step, lease),
        };
        return work(lease.isUnfinished || hasLost ? { ...held, repaired: await repaired(held) } : held);
      });
    } catch (error) {
      if (!(error instanceof LostLease)) throw error;
      hasLost = true;
    }
  }
}

/** Repairs, with code that the worker can start without; where it cannot come, the post is left for the next to repair. */
export async function repaired(held: Holding): Promise<boolean> {
  const code = await import('./repair/repair.ts').catch(() => null);
  if (!code) held.lease.leaveUndone();
  return code ? code.repairViews(held) : false;
}
