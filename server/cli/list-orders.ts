import { asc, eq, gte, type SQL } from 'drizzle-orm';
import { shipmentsByOrder } from '../booking/shipments.ts';
import { orderByClientId, orderIdOf } from '../cart/place-order.ts';
import type { OrderRow } from '../cart/placed-order.ts';
import type { Queries } from '../store/database.ts';
import { orders } from '../store/schema.ts';
import { type Arguments, CommandError, type CommandOutcome } from './command-outcome.ts';
import { paymentsByOrder } from './list-payments.ts';
import { oneLine } from './one-line.ts';
import { settingsByStore, type shownAddress, shownOrder } from './shown-order.ts';

/** Every order with what is needed to fulfil it, the oldest first; or one, whole, by its number or its device's id. */
export async function listOrders(
  database: Queries,
  { positionals: [named], values }: Arguments,
): Promise<CommandOutcome> {
  if (named !== undefined) return oneOrder(database, named);
  const since = values.since === undefined ? null : new Date(values.since);
  if (since && Number.isNaN(since.getTime())) throw new CommandError('--since is not a time');
  const wanted = since ? gte(orders.createdAt, since) : undefined;
  const rows = await database.select().from(orders).where(wanted).orderBy(asc(orders.id));
  const document = await shownOrders(database, rows, wanted);
  return {
    ok: true,
    document,
    lines: document.length > 0 ? document.map((order) => headOf(order).join('  ')) : ['No orders.'],
  };
}

async function oneOrder(database: Queries, named: string): Promise<CommandOutcome> {
  const id = orderIdOf(named);
  const [byNumber] = id === null ? [] : await database.select().from(orders).where(eq(orders.id, id));
  const row = byNumber ?? (await orderByClientId(database, named));
  if (!row) throw new CommandError(`There is no order ${named}.`);
  const [order] = await shownOrders(database, [row], eq(orders.id, row.id));
  return { ok: true, document: { ...order!, sent: row.payload }, lines: linesOf(order!) };
}

type ShownOrder = Awaited<ReturnType<typeof shownOrders>>[number];

/** The rows with what belongs to them, which is looked for by the condition that they meet: there may be any number of them. */
async function shownOrders(database: Queries, rows: readonly OrderRow[], wanted: SQL | undefined) {
  const paid = await paymentsByOrder(database, wanted);
  const shipments = await shipmentsByOrder(database, wanted);
  const settingsIn = settingsByStore(database);
  return Promise.all(
    rows.map(async (row) => ({
      ...shownOrder(row, await settingsIn(row.storeCode)),
      shipment: shipments.get(row.id) ?? null,
      payment: paid.get(row.id) ?? null,
    })),
  );
}

function headOf({ orderNumber: number, created, customer, totals, status, payment }: ShownOrder): string[] {
  const paid = payment ? [`${payment.method} ${payment.state}`] : [];
  return [number, created, customer, amount(totals.grandTotal, totals.currency), status, ...paid];
}

/** The whole order for a person: what to pack, where it goes, and what was said about it. */
function linesOf(order: ShownOrder): string[] {
  const { delivery, billingAddress, paymentMethod, totals, shipment, comment, sealedContact } = order;
  const written = (minor: unknown): string => amount(minor, totals.currency);
  const told: readonly (readonly [string, string | null])[] = [
    [
      'Delivery',
      delivery &&
        [delivery.title ?? delivery.method, ...(delivery.isPartial ? ['each as it is ready'] : [])].join(', '),
    ],
    ['To', delivery && addressLine(delivery.address)],
    ['Shipment', shipment],
    ['Billed to', addressLine(billingAddress)],
    ['Payment', paymentMethod.title ?? paymentMethod.code],
    ['Comment', comment],
    ['Sealed contact', sealedContact],
    ['Coupon', totals.coupon === null ? null : String(totals.coupon)],
  ];
  return [
    headOf(order).join('  '),
    `${order.orderId}  ${order.store}`,
    ...order.lines.flatMap(({ qty, sku, name, price, options = [] }) => [
      `${qty} x ${sku}  ${oneLine(name)}  ${written(qty * price)}`,
      ...options.map(({ label, value }) => `    ${label}: ${oneLine(value)}`),
    ]),
    ...totals.fees.map(({ label, amountMinor }) => `${label}  ${written(amountMinor)}`),
    ...told.flatMap(([what, text]) => (text ? [`${what}: ${oneLine(text)}`] : [])),
  ];
}

function addressLine(address: ReturnType<typeof shownAddress>): string {
  const { name, company, taxId, street, postcode, city, country, phone, email } = address;
  const parts = [company, taxId, name, ...street, `${postcode} ${city}`, country, phone, email];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

function amount(minor: unknown, currency: unknown): string {
  return `${Number(minor) / 100} ${String(currency)}`;
}
