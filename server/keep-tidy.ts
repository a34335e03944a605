import { pruneAccessTokens, pruneRefreshTokens, pruneResetTokens, pruneSignIns } from './account/sign-ins.ts';
import { pruneCarts } from './cart/cart-store.ts';
import { failureFacts } from './failure-facts.ts';
import { pruneStoredReplies } from './http/idempotent.ts';
import type { Logger } from './logger.ts';
import { pruneStandInOrders } from './payment-stand-in/stand-in-orders.ts';
import { pruneUnpaid } from './payment/payments.ts';
import { pruneRestock } from './restock/restock-requests.ts';
import type { ShopDatabase } from './store/database.ts';

const TIDY_EVERY_MS = 3600_000;

/** Deletes a batch of what nobody will ask for again, so that the database does not grow by it; each says whether there may be more. */
const prunes = [
  pruneStoredReplies,
  pruneCarts,
  pruneAccessTokens,
  pruneResetTokens,
  pruneSignIns,
  pruneRefreshTokens,
  pruneUnpaid,
  pruneStandInOrders,
  pruneRestock,
] as const;

/**
 * Tidies an open database now and every hour, while it serves. What fails is logged and repeated an hour later, and keeps nothing else from
 * being done. Answers with how to end it, which waits for the batch that is under way.
 */
export function keepTidy(database: ShopDatabase, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  let isOver = false;
  const attempt = async (work: () => Promise<boolean | void>): Promise<void> => {
    try {
      while (!isOver && (await work()));
    } catch (error) {
      logger.warn(failureFacts(error), 'the database was not tidied');
    }
  };
  const prune = async (): Promise<void> => {
    for (const one of prunes) await attempt(() => one(database.queries, new Date()));
  };
  const tidy = async (): Promise<void> => {
    await prune();
    await attempt(() => database.vacuum());
    await attempt(() => database.writeBack());
  };
  // A vacuum holds up an embedded database, so the first visits after a start do not meet one.
  let underWay = prune();
  const repeating = setInterval(() => void (underWay = underWay.then(tidy)), TIDY_EVERY_MS).unref();
  return async () => {
    isOver = true;
    clearInterval(repeating);
    await underWay;
  };
}
