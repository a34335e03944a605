import { toMinor } from '#domain/money.ts';
import { orderContents } from '#domain/wire/order-contents.ts';
import { placedFromWire } from '#domain/wire/placed-totals.ts';
import type { Order as WireOrder } from '#schemas/api/generated/types.gen.ts';
import type { OrderDoc, OrderReason, OrderState, QuoteChange } from '../../documents/shopper-documents.ts';
import type { Shopper } from '../../shopper/shopper.ts';
import type { Entry, FiledReply } from '../entry.ts';
import type { Owner } from '../owner.ts';
import { hashOf } from '../order-payload.ts';
import { refuseTask } from './refuse-task.ts';

/** Refusals after which the shopper decides: the order can be sealed anew. */
const needsShopper: ReadonlySet<string> = new Set(['QUOTE_CHANGED']);

const CANCELED = 'canceled';

type Fields = Readonly<Record<string, unknown>>;

type Refusal = Pick<Extract<FiledReply, { outcome: 'rejected' }>, 'code' | 'result'>;

const placedBefore: Refusal = { code: 'ORDER_PLACED_BEFORE', result: null };

/** Brings the outcome of an order into the database. Repeating it changes nothing. */
export async function orderOutcome(shopper: Shopper, entry: Entry, reply: FiledReply): Promise<void> {
  const order = await shopper.order(entry.id);
  // A later sealing of the same order has its own entry and reply.
  if (!order || order.key !== entry.key) return;
  if (reply.outcome === 'accepted') {
    const confirmation = reply.result as Fields;
    if (!(await holdsWhatWasPlaced(order, confirmation))) return refuse(shopper, entry.id, placedBefore);
    await shopper.patchOrder(entry.id, {
      state: 'accepted',
      orderNumber: confirmation['orderNumber'] == null ? null : String(confirmation['orderNumber']),
      backendOrderId: String(confirmation['backendOrderId']),
      placed: placedFromWire(confirmation['totals']),
      ...saidOfPlaced(confirmation),
      acceptedAt: timeOf(confirmation['transferedAt']) ?? reply.at,
      reason: null,
    });
    await shopper.patchTask(entry.id, { state: 'sent', waitReason: null });
    return;
  }
  await refuse(shopper, entry.id, reply);
}

/** What the shop says of an order that it has, when it places it and whenever it is asked: where its delivery is booked, and whether one comes. */
export function saidOfPlaced(said: Fields): Pick<OrderDoc, 'bookingPath' | 'isCalledOff'> {
  return {
    ...('booking_path' in said && { bookingPath: said['booking_path'] }),
    ...(said['status'] === CANCELED && { isCalledOff: true }),
  };
}

/** The shop has cancelled an order that this device placed, as its owner asked. */
export async function calledOff(shopper: Shopper, owner: Owner, result: unknown): Promise<void> {
  const { increment_id: number, status } = (result ?? {}) as Fields;
  if (status !== CANCELED) return;
  const order = (await shopper.orders()).find((each) => each.owner === owner && each.orderNumber === number);
  if (order) await shopper.patchOrder(order.id, { isCalledOff: true });
}

async function refuse(shopper: Shopper, id: string, { code, result }: Refusal): Promise<void> {
  const state: OrderState = needsShopper.has(code) ? 'needsAttention' : 'rejected';
  await shopper.patchOrder(id, { state, reason: reasonOf(code, result) });
  const refusal = { state: state === 'needsAttention' ? 'conflict' : 'failed', refusalCode: code } as const;
  await refuseTask(shopper, id, refusal, true);
}

/**
 * A device that fell back behind an order of its own (damaged storage) may give the id of that order to the next one. The
 * shop confirms what it placed then; whether that is what is ordered now only the contents tell (O4, decision 022).
 */
async function holdsWhatWasPlaced(order: OrderDoc, { contents_hash: placed }: Fields): Promise<boolean> {
  if (typeof placed !== 'string') return true;
  return placed === (await hashOf(orderContents(JSON.parse(order.payload) as WireOrder)));
}

/** The server's own time, where it says one: the device's clock may be years off (reliability L6). */
function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
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

/** A day as the shop writes it, and nothing else, whatever a backend says. */
function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;
}

function changeOf(change: Fields): QuoteChange {
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return {
    kind: String(change['kind']),
    sku: typeof change['sku'] === 'string' ? change['sku'] : null,
    line: number(change['line']),
    before: number(change['before']),
    after: number(change['after']),
    fee: typeof change['fee'] === 'string' ? change['fee'] : null,
    day: dayOf(change['after']),
  };
}
