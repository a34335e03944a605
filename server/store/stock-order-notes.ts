import { and, eq } from 'drizzle-orm';
import type { Reply } from '../http/reply.ts';
import type { Queries } from './database.ts';
import { idempotencyKeys } from './schema.ts';

/** What is known of an order that is given to a stock backend. */
export interface OrderNote {
  /** The cart that it is placed by; `null` for one of a customer, whose cart the project looks up itself. */
  readonly cartId: string | null;
  /** It was sent, and nobody knows yet what became of it. */
  readonly isUnderWay: boolean;
  /** When it failed last; of one that is on its way, until when it is waited for, or when nothing came back. In epoch milliseconds. */
  readonly at: number;
  /** How often the backend failed while it was well, in a row. */
  readonly failures: number;
  /** What became of it, which is told from then on. */
  readonly outcome: Reply | null;
}

/** What all servers of a shop know of orders, by their ids. */
export interface OrderNotes {
  get(orderId: string): Promise<OrderNote | null>;
  /** Writes a note in place of the one that was read; `false`: another server wrote one meanwhile, and that stays. */
  replace(orderId: string, before: OrderNote | null, after: OrderNote): Promise<boolean>;
}

/** Status of what is no stored reply. */
const NO_STATUS = 0;

/** Notes in the shop's database. They are stored like replies under a key, so that they are dropped when those are. */
export function storedOrderNotes(database: Queries): OrderNotes {
  const keyOf = (orderId: string): string => `stock-order ${orderId}`;
  const { key } = idempotencyKeys;
  return {
    get: async (orderId) => {
      const [row] = await database
        .select()
        .from(idempotencyKeys)
        .where(eq(key, keyOf(orderId)));
      return row ? (JSON.parse(row.reply) as OrderNote) : null;
    },
    replace: async (orderId, before, after) => {
      const written = { reply: JSON.stringify(after), createdAt: new Date() };
      if (before) {
        const isSame = and(eq(key, keyOf(orderId)), eq(idempotencyKeys.reply, JSON.stringify(before)));
        return (await database.update(idempotencyKeys).set(written).where(isSame).returning({ key })).length > 0;
      }
      const row = { key: keyOf(orderId), fingerprint: '', status: NO_STATUS, isKeptWithOrder: false, ...written };
      return (await database.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ key })).length > 0;
    },
  };
}
