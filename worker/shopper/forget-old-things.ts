import { CLOCK_TRUST_MS, GUEST_CONTACT_RETENTION_MS, TASK_MEMORY_MS } from '#config/timings.ts';
import type { WorkerContext } from '../context.ts';

/**
 * Deletes what may be kept only for a time. Ages count by the server's clock, so nothing is deleted until the server
 * was asked: the device's own clock may be years off (reliability L6).
 */
export async function forgetOldThings(context: WorkerContext): Promise<void> {
  const { connection, shopper, ports } = context;
  await connection.firstLook();
  if (!connection.isOnline) return;
  await forgetOldContacts(context);
  // The storage counts the age of tasks by this device's clock, so they are deleted only when that clock is right.
  if (Math.abs(ports.clock.now() - connection.now()) < CLOCK_TRUST_MS) await shopper.forgetTasksOver(TASK_MEMORY_MS);
}

/** Deletes contact data of accepted guest orders after 30 days; the receipt stays (D15). */
async function forgetOldContacts({ shopper, connection }: WorkerContext): Promise<void> {
  const oldest = connection.now() - GUEST_CONTACT_RETENTION_MS;
  for (const order of await shopper.orders()) {
    if (order.state !== 'accepted' || order.details === null || (order.acceptedAt ?? oldest) >= oldest) continue;
    await shopper.patchOrder(order.id, { details: null, payload: '' });
  }
}
