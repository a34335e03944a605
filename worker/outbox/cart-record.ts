import type { CartRecord } from './control.ts';
import type { FiledReply, JournalEntry, Owner, RenderedRequest } from './entry.ts';
import type { JournalRow } from './journal.ts';
import type { OutboxPorts } from './ports.ts';

/** The cart of an owner in a store view. */
export interface CartName {
  readonly owner: Owner;
  readonly storeCode: string;
}

/** Keeps what an answer tells about the server cart, for the requests after it. */
export async function recordReply(
  { control }: Pick<OutboxPorts, 'control'>,
  entry: JournalEntry,
  request: RenderedRequest,
  reply: FiledReply,
): Promise<void> {
  const cart = await control.cart(entry.owner, entry.storeCode);
  if (!cart) return;
  if (entry.kind === 'cart.create') {
    // A repeated answer of an older call must not bring an older cart back.
    if (cart.createKey !== entry.key || reply.outcome !== 'accepted') return;
    await control.setCart(entry.owner, entry.storeCode, { ...cart, cartId: String(reply.result) });
  } else if (entry.kind === 'cart.change' && cart.cartId === request.cartId) {
    const itemIds = itemIdsAfter(cart.itemIds, entry.intent.lineKey, reply);
    await control.setCart(entry.owner, entry.storeCode, { ...cart, itemIds });
  }
}

function itemIdsAfter(itemIds: CartRecord['itemIds'], lineKey: string, reply: FiledReply): CartRecord['itemIds'] {
  const { [lineKey]: _known, ...others } = itemIds;
  if (reply.outcome === 'rejected') return reply.code === 'LINE_NOT_FOUND' ? others : itemIds;
  const itemId =
    (reply.result as { item_id?: string | number } | true) === true
      ? null
      : (reply.result as { item_id: string | number }).item_id;
  return itemId === null ? others : { ...others, [lineKey]: String(itemId) };
}

/**
 * The server knows this cart no more. What it held waits until the worker, which knows the lines, puts them into a new
 * one (`rebuild-cart.ts`).
 */
export async function loseCart(
  { control }: Pick<OutboxPorts, 'control'>,
  entry: JournalEntry,
  request: RenderedRequest,
): Promise<void> {
  const cart = await control.cart(entry.owner, entry.storeCode);
  if (cart?.cartId && cart.cartId === request.cartId) {
    await control.setCart(entry.owner, entry.storeCode, { ...cart, isLost: true });
  }
}

/** Gives an owner a cart record without a server cart, and queues the call that makes one. */
async function renewCart(ports: OutboxPorts, name: CartName): Promise<CartRecord> {
  const createSeq = await ports.control.nextSeq((await ports.journal.watermark()) + 1);
  const record: CartRecord = { cartId: null, createKey: ports.ids.next(), createSeq, isLost: false, itemIds: {} };
  await ports.control.setCart(name.owner, name.storeCode, record);
  await appendCreate(ports, name, record);
  return record;
}

/** Queues the call that makes the cart of a record; its key was stored first, so it can be queued again (D97). */
export async function appendCreate(
  ports: OutboxPorts,
  { owner, storeCode }: CartName,
  record: CartRecord,
): Promise<void> {
  await ports.journal.append({
    version: 1,
    kind: 'cart.create',
    seq: record.createSeq,
    id: record.createKey,
    key: record.createKey,
    owner,
    storeCode,
    createdAt: ports.clock.now(),
    watermark: record.createSeq,
  });
}

/**
 * Makes sure that changes which wait for a cart have one on its way, also after a crash between storing the key and
 * queueing the call, and after the control room was lost. True: something was queued.
 */
export async function ensureCarts(ports: OutboxPorts, rows: readonly JournalRow[], carts: Carts): Promise<boolean> {
  for (const { entry, reply } of rows) {
    if (entry.kind !== 'cart.change' || reply !== null) continue;
    const record = carts.get(cartKey(entry)) ?? null;
    if (record?.cartId || record?.isLost) continue;
    if (record && rows.some((row) => row.entry.kind === 'cart.create' && row.entry.key === record.createKey)) continue;
    if (record) await appendCreate(ports, entry, record);
    else await renewCart(ports, entry);
    return true;
  }
  return false;
}

/** Cart records by owner and store view. */
export type Carts = ReadonlyMap<string, CartRecord | null>;

/** The records of all carts that entries belong to. */
export async function cartsOf({ control }: Pick<OutboxPorts, 'control'>, rows: readonly JournalRow[]): Promise<Carts> {
  const carts = new Map<string, CartRecord | null>();
  for (const { entry } of rows) {
    const key = cartKey(entry);
    if (!carts.has(key)) carts.set(key, await control.cart(entry.owner, entry.storeCode));
  }
  return carts;
}

/** Names a cart in maps. */
export function cartKey({ owner, storeCode }: CartName): string {
  return `${owner}|${storeCode}`;
}
