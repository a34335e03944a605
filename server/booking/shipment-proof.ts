import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { shipmentNumber } from '#domain/booking.ts';
import { plainPostcode } from '#domain/checkout-methods.ts';
import type { Queries } from '../store/database.ts';
import { madeOnce } from '../store/meta.ts';
import { shipments } from '../store/schema.ts';

/** A shipment, as stored. */
export type Shipment = typeof shipments.$inferSelect;

/** What shows that the caller may see a shipment (D76): its postcode, or the signature of its link. */
export interface Proof {
  readonly postcode?: string | undefined;
  readonly sig?: string | undefined;
}

const SECRET_BYTES = 32;
const DIGITS_MAX = 100_000_000;

/** A number that cannot be told from the others, so that knowing one does not lead to the next. */
export function drawShipmentNumber(): string {
  return `BM${String(randomInt(DIGITS_MAX)).padStart(8, '0')}`;
}

/** How links of shipments are signed. */
async function signing(queries: Queries): Promise<(number: string) => string> {
  const secret = await madeOnce(queries, 'booking_secret', () => randomBytes(SECRET_BYTES).toString('base64url'));
  return (number) => createHmac('sha256', secret).update(number).digest('base64url');
}

/** Where in their store views shipments are booked, with the signatures of their links. */
export async function bookingPaths(queries: Queries): Promise<(number: string) => string> {
  const signatureOf = await signing(queries);
  return (number) => `/bokning/${number}?sig=${signatureOf(number)}`;
}

/** Where in its store view a shipment is booked, with the signature of its link. */
export async function bookingPath(queries: Queries, number: string): Promise<string> {
  return (await bookingPaths(queries))(number);
}

/**
 * The shipment with this number, for who proves to know it; with `use: 'write'` locked for the rest of the transaction. A wrong
 * proof and a number that nobody has are the same answer, and take the same way.
 */
export async function provenShipment(
  queries: Queries,
  { bookingId, proof, use }: { readonly bookingId: string; readonly proof: Proof; readonly use: 'read' | 'write' },
): Promise<Shipment | null> {
  const number = shipmentNumber(bookingId);
  if (number === null) return null;
  const query = queries.select().from(shipments).where(eq(shipments.number, number));
  const [found] = use === 'write' ? await query.for('update') : await query;
  const isSigned = proof.sig !== undefined && isSame(proof.sig, (await signing(queries))(number));
  const isPlaced = isSame(plainPostcode(proof.postcode ?? ''), plainPostcode(found?.postcode ?? ' none '));
  return found && (isSigned || isPlaced) ? found : null;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
