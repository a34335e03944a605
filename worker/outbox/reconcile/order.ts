import { toMinor } from '#domain/money.ts';
import type { OrderReason, OrderState, QuoteChange } from '../../documents/shopper-documents.ts';
import type { Shopper } from '../../shopper.ts';
import type { FiledReply, JournalEntry } from '../entry.ts';

/** Refusals after which the shopper decides: the order can be sealed anew. */
const needsShopper: ReadonlySet<string> = new Set(['QUOTE_CHANGED']);

type Fields = Readonly<Record<string, unknown>>;

/** Brings the outcome of an order into the database. Repeating it changes nothing. */
export async function reconcileOrder(shopper: Shopper, entry: JournalEntry, reply: FiledReply): Promise<void> {
  const order = await shopper.order(entry.id);
  // A later sealing of the same order has its own entry and reply.
  if (!order || order.key !== entry.key) return;
  if (reply.outcome === 'accepted') {
    const confirmation = reply.result as Fields;
    await shopper.patchOrder(entry.id, {
      state: 'accepted',
      orderNumber: confirmation['orderNumber'] == null ? null : String(confirmation['orderNumber']),
      backendOrderId: String(confirmation['backendOrderId']),
      acceptedAt: reply.at,
      reason: null,
    });
    await shopper.patchTask(entry.id, { state: 'sent', waitReason: null });
    return;
  }
  const state: OrderState = needsShopper.has(reply.code) ? 'needsAttention' : 'rejected';
  await shopper.patchOrder(entry.id, { state, reason: reasonOf(reply.code, reply.result) });
  await shopper.patchTask(entry.id, {
    state: state === 'needsAttention' ? 'conflict' : 'failed',
    waitReason: null,
    refusalCode: reply.code,
  });
}

function reasonOf(code: string, result: unknown): OrderReason {
  const { sku, quote, changes } = (typeof result === 'object' && result !== null ? result : {}) as Fields;
  const newTotal = (quote as Fields | undefined)?.['grand_total'];
  return {
    code,
    sku: typeof sku === 'string' ? sku : null,
    newTotalMinor: typeof newTotal === 'number' ? toMinor(newTotal) : null,
    changes: Array.isArray(changes) ? changes.map(changeOf) : [],
  };
}

function changeOf(change: Fields): QuoteChange {
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return {
    kind: String(change['kind']),
    sku: typeof change['sku'] === 'string' ? change['sku'] : null,
    before: number(change['before']),
    after: number(change['after']),
  };
}
