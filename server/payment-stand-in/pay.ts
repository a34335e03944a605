import type { ExternalAddress } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { asTicked } from './checkboxes.ts';
import { deliveryOf } from './delivery.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { changeOrder, isPayable, orderById, type StandInOrder, takeMoney } from './stand-in-orders.ts';

/** How long a late callback takes, and how long somebody needs to take up the phone. */
const LATE_MS = 4000;
const PHONE_MS = 1200;

export interface StandInPorts {
  readonly database: Queries;
  readonly shopUrl: string;
  /** How the shop is called; it gives no more than an answer. */
  readonly callShop: (request: Request) => Promise<Response>;
}

/** What the frame is told of a try to pay. `changed`: it comes to another sum than the frame shows, or that is being counted. */
export type Told = {
  readonly result: 'paid' | 'refused' | 'step' | 'wait' | 'invalid' | 'changed';
  readonly reason?: string;
};

export interface Try {
  readonly number?: unknown;
  /** The sum that the frame shows. */
  readonly amount?: unknown;
  /** The answer to the bank's question; missing in the first try. */
  readonly isApproved?: boolean;
  readonly address?: ExternalAddress;
  /** The ids of the boxes that are ticked. */
  readonly ticked?: unknown;
}

/** Orders that are being paid: another try of one does nothing but wait how that ends. */
const completing = new Set<string>();

/** Whether an order is being paid at this moment. */
export function isBeingPaid(id: string): boolean {
  return completing.has(id);
}

/** One try to pay an order (docs/payment.md: test numbers). */
export async function pay(ports: StandInPorts, id: string, tried: Try): Promise<Told> {
  const row = await orderById(ports.database, id);
  if (!row || !isPayable(row))
    return { result: row?.status === 'checkout_complete' ? 'paid' : 'refused', reason: 'over' };
  const { accepted, selected } = deliveryOf(row.order);
  const isShown = tried.amount === undefined || tried.amount === row.order.order_amount;
  if (!isShown || accepted !== selected) return { result: 'changed' };
  const outcome = outcomeOf(row.method, tried.number);
  if (outcome === null) return { result: 'invalid' };
  const address = tried.address;
  const known: StandInOrder = address
    ? { ...row, order: { ...row.order, billing_address: { ...row.order.billing_address, ...address } } }
    : row;
  if (address) await changeOrder(ports.database, id, { order: known.order });
  if (outcome === 'refused' || (outcome === 'step' && tried.isApproved === false)) return refuse(ports, id);
  if (outcome === 'step' && tried.isApproved === undefined) return { result: 'step' };
  if (completing.has(id)) return { result: 'wait' };
  completing.add(id);
  const paid = { ...known, order: asTicked(known.order, tried.ticked) };
  const end = (): Promise<Told> => complete(ports, paid, outcome).finally(() => completing.delete(id));
  if (row.method !== 'wallet' || tried.isApproved) return end();
  setTimeout(() => void end().catch(() => undefined), PHONE_MS).unref();
  // The frame asks from now on how this try goes, and would be told of one before that was refused.
  await changeOrder(ports.database, id, { status: 'checkout_incomplete', reason: null });
  return { result: 'wait', ...(outcome === 'silence' ? { reason: 'silence' } : {}) };
}

async function refuse({ database }: StandInPorts, id: string, reason = 'declined'): Promise<Told> {
  await changeOrder(database, id, { status: 'refused', reason });
  return { result: 'refused', reason };
}

/** Asks the shop whether it still sells this, takes the money, and tells the shop: at once, late, twice or never. */
async function complete(ports: StandInPorts, row: StandInOrder, outcome: Outcome): Promise<Told> {
  const answer = await call(ports, '/api/ext/external-checkout/validate', { ...row.order, orderId: row.id });
  if (answer.status !== 200) return refuse(ports, row.id, await reasonOf(answer));
  if (!(await takeMoney(ports.database, row))) {
    const isOpen = await changeOrder(ports.database, row.id, { status: 'refused', reason: 'changed' });
    return { result: 'refused', reason: isOpen ? 'changed' : 'over' };
  }
  const tell = (): void =>
    void call(ports, '/api/ext/external-checkout/place-order', { orderId: row.id }).catch(() => undefined);
  if (outcome === 'silence') return { result: 'wait', reason: 'silence' };
  if (outcome === 'late') setTimeout(tell, LATE_MS).unref();
  else tell();
  if (outcome === 'doubled') tell();
  return { result: 'paid' };
}

/** What is wrong with the address, where the shop says so. */
const addressReasons: Readonly<Record<string, string>> = {
  address_error: 'address',
  unsupported_shipping_address: 'delivery',
};

/** Why the shop does not sell it (contract: validateExternalOrder). */
async function reasonOf(answer: Response): Promise<string> {
  const body = ((await answer.json().catch(() => null)) ?? {}) as { result?: string; error_type?: string };
  if (answer.status === 303) return body.result ?? 'changed';
  return addressReasons[body.error_type ?? ''] ?? 'shop';
}

function call({ shopUrl, callShop }: StandInPorts, path: string, body: unknown): Promise<Response> {
  return callShop(
    new Request(`${shopUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}
