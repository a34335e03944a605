import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { WITHOUT_DEADLINE } from './without-deadline.ts';

/** Number of the advisory lock that orders all writers of the catalogue. */
const CATALOGUE_LOCK = 7_041_776;

class Rollback extends Error {
  readonly outcome: unknown;

  constructor(outcome: unknown) {
    super('rolled back');
    this.outcome = outcome;
  }
}

/** Runs `work` in a transaction and commits it only when `isKept` accepts the outcome. */
export async function inTransaction<T>(
  database: Queries,
  work: (queries: Queries) => Promise<T>,
  isKept: (outcome: T) => boolean = () => true,
): Promise<T> {
  try {
    return await database.transaction(async (queries) => {
      const outcome = await work(queries);
      if (!isKept(outcome)) throw new Rollback(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.outcome as T;
    throw error;
  }
}

/**
 * What is asked here at once, travels to the database together and is carried out in this order. Fails only when all of it has
 * ended, so that nothing of it comes after the transaction was rolled back.
 */
export async function together<T extends readonly unknown[] | []>(
  asked: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  // A query of drizzle asks anew each time that somebody waits for it.
  const running = asked.map((one) => Promise.resolve(one));
  // Told is what failed first: what fails after it in a transaction, fails because of it.
  const all = Promise.all(running);
  all.catch(() => undefined);
  await Promise.allSettled(running);
  return all as Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>;
}

/** From here to its end a transaction may take as long as it needs: nobody waits for it. */
export async function liftDeadline(queries: Queries): Promise<void> {
  await queries.execute(sql.raw(WITHOUT_DEADLINE));
}

/** From here to its end a transaction waits for locks as long as they are held: nobody waits for it. */
export async function waitForLocks(queries: Queries): Promise<void> {
  await liftDeadline(queries);
  await queries.execute(sql`set local lock_timeout = 0`);
}

/** Waits for the catalogue lock, so that change numbers are drawn in the order of commits. */
export async function lockCatalogue(queries: Queries): Promise<void> {
  await queries.execute(sql`select ${catalogueLock}`);
}

/** The same as a part of another statement. */
export const catalogueLock = sql`pg_advisory_xact_lock(${CATALOGUE_LOCK})`;

/**
 * A part of another statement as well: until the transaction ends, a prepared statement keeps the plan it has. PostgreSQL makes a new
 * one for each execution where it believes that to be cheaper, as it does wherever a list is given; for what is looked up by its keys
 * making the plan takes longer than carrying it out (decision 090).
 */
export const plansAreKept = sql`set_config('plan_cache_mode', 'force_generic_plan', true)`;
