import { fail, ok, type Result } from '#schemas/errors.ts';
import type { TaskDoc } from '../documents/shopper-documents.ts';
import type { Shopper } from '../shopper.ts';
import type { CartName } from './cart-record.ts';
import type { CartIntent, JournalEntry } from './entry.ts';
import { LostLease, rethrowLostLease } from './fence.ts';
import { inOutbox } from './outbox-lock.ts';
import type { OutboxPorts } from './ports.ts';

export interface EnqueueTools {
  readonly ports: OutboxPorts & { readonly crashPoint: (label: string) => void | Promise<void> };
  readonly shopper: Shopper;
}

/**
 * Queues a change of a cart line. Acknowledged only when journal and task are both kept. The id comes from the caller, so
 * a call that is repeated after a restart of the worker queues it once.
 */
export async function enqueueCartChange(
  tools: EnqueueTools,
  name: CartName,
  id: string,
  intent: CartIntent,
): Promise<Result<null>> {
  return inOutboxOrNot(tools, (fenced) => queueChange(fenced, name, id, intent));
}

/** Runs work that queues something of the shopper's; what cannot be written is a refusal. */
export async function inOutboxOrNot(
  tools: EnqueueTools,
  work: (fenced: EnqueueTools) => Promise<Result<null>>,
): Promise<Result<null>> {
  try {
    return await inOutbox(tools, work);
  } catch (error) {
    // Not even a number could be drawn, or a lock be noted.
    return notKept(error);
  }
}

/** Why something of the shopper's was not written. */
export function notKept(error: unknown): Result<never> {
  return fail({ code: isQuotaError(error) ? 'storageFull' : 'storageUnavailable' });
}

/** The same for somebody who is in the outbox already. */
export async function queueChange(
  { ports, shopper }: EnqueueTools,
  { owner, storeCode }: CartName,
  id: string,
  intent: CartIntent,
): Promise<Result<null>> {
  const [isKnown, seq] = await Promise.all([shopper.hadTask(id), nextSeq({ ports, shopper })]);
  // Also one that was sent and let go long ago was queued.
  if (isKnown) return ok(null);
  const shared = { id, seq, owner, storeCode, key: id, createdAt: ports.clock.now() };
  const entry: JournalEntry = { ...shared, version: 1, kind: 'cart.change', intent, watermark: seq };
  try {
    await ports.journal.append(entry);
    await ports.crashPoint('before-task');
    await shopper.putTask(queuedTask(entry));
  } catch (error) {
    if (error instanceof LostLease) throw error;
    await ports.journal.remove(entry).catch(rethrowLostLease);
    return notKept(error);
  }
  return ok(null);
}

/** The task that screens watch for a journal entry that shoppers care about. */
export function queuedTask(entry: Extract<JournalEntry, { kind: 'cart.change' | 'order.place' }>): TaskDoc {
  const { id, seq, owner, storeCode, key, createdAt } = entry;
  const shared = {
    id,
    seq,
    owner,
    storeCode,
    key,
    createdAt,
    state: 'queued',
    attempts: 0,
    waitReason: null,
    refusalCode: null,
  } as const;
  return entry.kind === 'cart.change'
    ? { ...shared, kind: entry.kind, intent: entry.intent }
    : { ...shared, kind: entry.kind };
}

type Copies = Pick<EnqueueTools, 'shopper'> & { readonly ports: OutboxPorts };

/** The next sequence number, above everything that any of the copies knows (reliability 2.1: seal). */
export async function nextSeq(copies: Copies): Promise<number> {
  return copies.ports.control.nextSeq((await highestSeq(copies)) + 1);
}

/** The highest number that journal and database know: an order must come after the cart that it is made from. */
export async function highestSeq({ ports, shopper }: Copies): Promise<number> {
  const [watermark, tasks, orders, carts] = await Promise.all([
    ports.journal.watermark(),
    shopper.tasks(),
    shopper.orders(),
    shopper.carts(),
  ]);
  const numbers = [...tasks, ...orders].map(({ seq }) => seq);
  return Math.max(watermark, ...numbers, ...carts.map(({ createSeq }) => createSeq));
}

/** Whether a write failed because the device is full; Dexie wraps the browser's error. */
export function isQuotaError(error: unknown): boolean {
  for (let at = error as { name?: string; inner?: unknown; cause?: unknown } | null | undefined; at;) {
    if (at.name === 'QuotaExceededError') return true;
    at = (at.inner ?? at.cause) as typeof at;
  }
  return false;
}
