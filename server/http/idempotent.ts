import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { IDEMPOTENCY_RETENTION_MS } from '#config/timings.ts';
import { failpoint } from '../failpoint.ts';
import type { Queries } from '../store/database.ts';
import { deleteBatch } from '../store/delete-batch.ts';
import { rowsOf } from '../store/documents.ts';
import { idempotencyKeys, isMade, mayGo } from '../store/schema.ts';
import { catalogueLock, inTransaction, plansAreKept, together } from '../store/transaction.ts';
import { isMadeKey, madeKeysSince } from './made-key.ts';
import { type Reply, refusal } from './reply.ts';

/** The key of a repeatable call, and the digest of the request that the key is bound to. */
export interface IdempotentCall<A = unknown> {
  readonly key: string;
  readonly fingerprint: string;
  /** Who sends the request; nobody else is given its reply. */
  readonly customerId?: number | null;
  /** When what the call is about was changed last: with a key that the server made, an equal call after that is another one. */
  readonly changedAt?: (queries: Queries) => Promise<Date | undefined>;
  /** The work wants the catalogue lock, which is then waited for by the statement that takes the key. */
  readonly isOfCatalogue?: boolean;
  /** What the work reads in any case, under the same locks: asked for together with the key. */
  readonly readAhead?: (queries: Queries) => Promise<A>;
}

const RETRY_AFTER_S = 1;

/** Answers that are final: stored and given again. 401, 403, 409, 422, 429 and 5xx are not (contract: idempotency). */
function isFinal(status: number): boolean {
  return status < 300 || (status >= 400 && status < 500 && ![401, 403, 409, 422, 429].includes(status));
}

/**
 * Carries a mutation out once per key. Its effects and the stored reply are one transaction; a refusal keeps only the
 * reply. Without a key the work simply runs.
 */
export async function onceByKey<A>(
  database: Queries,
  call: IdempotentCall<A> | null,
  work: (queries: Queries, ahead: A | undefined) => Promise<Reply>,
): Promise<Reply> {
  if (!call)
    return inTransaction(
      database,
      (queries) => work(queries, undefined),
      (reply) => reply.status < 400,
    );
  failpoint('before-tx');
  const outcome = await inTransaction<Reply>(
    database,
    async (queries) => {
      // What is read is read under the locks, because they are taken first.
      const [isClaimed, stored, ahead] = await together([
        claim(queries, call),
        storedReply(queries, call),
        call.readAhead?.(queries),
      ]);
      if (!isClaimed) return running();
      if (stored) return stored;
      const reply = await work(queries, ahead);
      if (reply.status < 300) await store(queries, call, reply);
      failpoint('before-commit');
      return reply;
    },
    (reply) => reply.status < 300,
  );
  failpoint('after-commit');
  if (outcome.status < 300 || !isFinal(outcome.status) || outcome.headers?.['idempotency-replayed']) return outcome;
  if (isMadeKey(call.key)) return outcome;
  return storeRefusal(database, call, outcome);
}

async function storeRefusal(database: Queries, call: IdempotentCall, outcome: Reply): Promise<Reply> {
  return inTransaction(database, async (queries) => {
    if (!(await claim(queries, { key: call.key }))) return running();
    const stored = await storedReply(queries, call);
    if (stored) return stored;
    await store(queries, call, outcome);
    return outcome;
  });
}

/**
 * Takes the key for this transaction; false while another one works under it. Who knows of no keys waits instead. It is asked for
 * before this returns, hence `execute()`: what else is asked at once comes after it.
 */
async function claim(
  queries: Queries,
  { key, isOfCatalogue = false }: Pick<IdempotentCall, 'key' | 'isOfCatalogue'>,
): Promise<boolean> {
  if (isMadeKey(key)) {
    const locked = sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
    await queries
      .execute(isOfCatalogue ? sql`select ${locked}, ${catalogueLock}, ${plansAreKept}` : sql`select ${locked}`)
      .execute();
    return true;
  }
  const taken = sql`pg_try_advisory_xact_lock(hashtextextended(${key}, 0))`;
  // What is read under the locks is read by statements of their own, which see what whoever held them before has committed.
  const result = await queries
    .execute(
      isOfCatalogue
        ? sql`select case when ${taken} then ${catalogueLock} is not null else false end as taken, ${plansAreKept}`
        : sql`select ${taken} as taken`,
    )
    .execute();
  return rowsOf<{ taken: boolean }>(result)[0]!.taken;
}

async function storedReply(queries: Queries, call: IdempotentCall): Promise<Reply | null> {
  const [row] = await queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, call.key));
  if (!row) return null;
  if (isMadeKey(call.key) && !(await isRepetition(queries, call, row.createdAt))) {
    await queries.delete(idempotencyKeys).where(eq(idempotencyKeys.key, call.key));
    return null;
  }
  if (row.fingerprint !== call.fingerprint) {
    return refusal(422, 'KEY_MISMATCH', 'This Idempotency-Key was used for another request.');
  }
  if (row.customerId !== null && row.customerId !== (call.customerId ?? null)) {
    return refusal(403, 'FORBIDDEN', 'This Idempotency-Key belongs to another customer.');
  }
  return { status: row.status, body: row.reply, headers: { 'idempotency-replayed': 'true' } };
}

/** Whether an equal request without a key is the one that was answered then (contract: idempotency). */
async function isRepetition(queries: Queries, { changedAt }: IdempotentCall, answeredAt: Date): Promise<boolean> {
  if (answeredAt < madeKeysSince()) return false;
  const changed = await changedAt?.(queries);
  return changed === undefined || changed <= answeredAt;
}

async function store(queries: Queries, call: IdempotentCall, reply: Reply): Promise<void> {
  await queries.insert(idempotencyKeys).values({
    key: call.key,
    fingerprint: call.fingerprint,
    status: reply.status,
    reply: JSON.stringify(reply.body),
    isKeptWithOrder: (reply.isOfOrder ?? false) && !isMadeKey(call.key),
    customerId: call.customerId ?? null,
    createdAt: new Date(),
  });
}

export function running(): Reply {
  return refusal(409, 'KEY_RUNNING', 'A request with this Idempotency-Key is being carried out.', {
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  });
}

const GONE = 410;
/** No request has it: a late copy is told that its key was used for another one. */
const NO_FINGERPRINT = '';

/**
 * Closes a key: says whether its call was done. If it was not it never will be, because the key is used from now on. `null` while it is
 * being carried out. Runs in a transaction.
 */
export async function closeKey(
  queries: Queries,
  { key, customerId = null }: Pick<IdempotentCall, 'key' | 'customerId'>,
): Promise<boolean | null> {
  if (!(await claim(queries, { key }))) return null;
  const [row] = await queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  if (row) return row.status < 300 && (row.customerId === null || row.customerId === customerId);
  await store(queries, { key, fingerprint: NO_FINGERPRINT, customerId }, { status: GONE, body: null });
  return false;
}

/** Whether a reply is stored under this key. */
export async function hasStoredReply(queries: Queries, key: string): Promise<boolean> {
  return (await storedReplyTo(queries, key)).length > 0;
}

/** Asks whether a reply is stored under this key. */
export function storedReplyTo(queries: Queries, key: string) {
  const isFresh = isMadeKey(key) ? gt(idempotencyKeys.createdAt, madeKeysSince()) : undefined;
  return queries
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), isFresh));
}

/**
 * Drops a batch of replies that may go: older than the retention, and not the one that an order was placed with; those under keys that
 * the server made once these have no meaning any more. Says whether there may be more.
 */
export async function pruneStoredReplies(queries: Queries, now: Date): Promise<boolean> {
  const { createdAt } = idempotencyKeys;
  const isOld = and(lt(createdAt, new Date(now.getTime() - IDEMPOTENCY_RETENTION_MS)), mayGo(idempotencyKeys));
  const isMeaningless = and(lt(createdAt, madeKeysSince(now.getTime())), isMade(idempotencyKeys));
  return (await deleteBatch(queries, idempotencyKeys, isOld)) || deleteBatch(queries, idempotencyKeys, isMeaningless);
}
