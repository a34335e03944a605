import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { WITHOUT_DEADLINE } from './without-deadline.ts';

/**
 * A statement that takes longer is cancelled, and its call fails. The cost of a call is bounded before it is carried
 * out (server/search/search-cost.ts), so this deadline catches only what was overlooked. Writing a batch of a large
 * catalogue on a busy machine must fit into it.
 */
export const STATEMENT_DEADLINE_MS = 10_000;
/**
 * How long a statement waits for a lock, such as an order during an import. After that the caller is told that the shop
 * is busy and tries again, and its connection serves others meanwhile.
 */
const LOCK_PATIENCE_MS = 2000;
/**
 * How long either side waits for a word of the other: the shop for an answer, PostgreSQL for the next statement of a
 * transaction. Then the other one is taken for lost, with the locks that it held.
 */
export const SILENCE_MS = 60_000;
const POOL_SIZE = 10;
/** A connection on which nobody says anything is looked after, so that a machine that is gone is noticed in half a minute. */
const KEEP_ALIVE_MS = 10_000;
const KEEP_ALIVE_OF_SERVER = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** Connections to PostgreSQL that end when the other side is silent for longer than `silenceMs`. */
export function openPool(connectionString: string, silenceMs: number): Pool {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    // What a transaction asks at once is sent at once; without it the driver takes no statement while another is under way.
    pipeline: true,
    statement_timeout: STATEMENT_DEADLINE_MS,
    lock_timeout: LOCK_PATIENCE_MS,
    idle_in_transaction_session_timeout: silenceMs,
    // A call waits for a connection no longer than for its statement.
    connectionTimeoutMillis: Math.min(STATEMENT_DEADLINE_MS, silenceMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: KEEP_ALIVE_OF_SERVER,
  });
  // A broken connection must not end the process: its query fails, and the pool opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    boundAnswers(client, silenceMs);
  });
  return pool;
}

/** What ends a transaction. */
const ends: ReadonlySet<string> = new Set(['commit', 'rollback']);

/** Gives a connection up that does not answer in time, but for a transaction that may take as long as it needs. */
function boundAnswers(client: PoolClient, silenceMs: number): void {
  let hasDeadline = true;
  const ask = client.query.bind(client) as (asked: object, ...rest: readonly unknown[]) => unknown;
  const query = (asked: string | QueryConfig, ...rest: readonly unknown[]): unknown => {
    const statement = typeof asked === 'string' ? { text: asked } : asked;
    if (statement.text === WITHOUT_DEADLINE) hasDeadline = false;
    else if (ends.has(statement.text)) hasDeadline = true;
    return ask({ ...statement, query_timeout: hasDeadline ? silenceMs : 0 }, ...rest);
  };
  Object.assign(client, { query });
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * Queries on a pool. A transaction gives its connection back however it ends, also when it could not even begin; a connection on
 * which it could be neither committed nor rolled back is closed. What failed first is thrown.
 */
export function pooledQueries(pool: Pool): NodePgDatabase {
  return Object.assign(drizzle(pool), {
    transaction: async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
      const client = await pool.connect();
      let isBroken = false;
      let failure: { readonly error: unknown } | undefined;
      try {
        return await drizzle(client).transaction(async (transaction) => {
          try {
            return await work(transaction);
          } catch (error) {
            failure = { error };
            throw error;
          }
        });
      } catch (error) {
        isBroken = error !== failure?.error;
        throw failure ? failure.error : error;
      } finally {
        client.release(isBroken);
      }
    },
  });
}
