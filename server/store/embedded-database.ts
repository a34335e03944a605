import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { EmbeddedConnection, type EmbeddedSource } from './embedded-connection.ts';
import { WITHOUT_DEADLINE } from './without-deadline.ts';

/** The embedded database as drizzle queries it. */
export type EmbeddedQueries = ReturnType<typeof drizzle>;

interface EmbeddedOptions extends EmbeddedSource {
  readonly deadlineMs: number;
}

/**
 * The embedded database runs in a thread of its own, so that the server goes on answering however long a statement
 * takes. It has one connection, so statements and transactions take turns. When the connection is lost, the next call
 * opens it again.
 */
export class EmbeddedDatabase {
  readonly queries: EmbeddedQueries;
  private readonly options: EmbeddedOptions;
  private connection: EmbeddedConnection | null = null;
  private isClosed = false;
  private turn: Promise<unknown> = Promise.resolve();

  private constructor(options: EmbeddedOptions) {
    this.options = options;
    // The two methods of the client that drizzle's driver calls.
    const client = {
      query: (text: string, params: unknown[], { rowMode = 'object' }: RowMode = {}) =>
        this.inTurn((connection) => connection.run({ text, params, rowMode })),
      transaction: (work: (client: object) => Promise<unknown>) =>
        this.inTurn((connection) => inTransaction(connection, work)),
    };
    this.queries = drizzle(client as unknown as PGlite);
  }

  static async open(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    const database = new EmbeddedDatabase(options);
    await database.inTurn(() => Promise.resolve());
    return database;
  }

  /** The engine never does this by itself, so that its log grows until somebody asks. */
  async writeBack(): Promise<void> {
    const statement = { text: 'checkpoint', params: [], rowMode: 'object' } as const;
    await this.inTurn((connection) => connection.run(statement, false));
  }

  async close(): Promise<void> {
    await this.turn.catch(() => undefined);
    this.isClosed = true;
    await this.connection?.close();
  }

  private inTurn<T>(work: (connection: EmbeddedConnection) => Promise<T>): Promise<T> {
    const result = this.turn.then(async () => work(await this.opened()));
    this.turn = result.catch(() => undefined);
    return result;
  }

  private async opened(): Promise<EmbeddedConnection> {
    if (this.isClosed) throw new Error('the database is closed');
    if (!this.connection || this.connection.isGone) {
      const { deadlineMs, ...source } = this.options;
      this.connection = await EmbeddedConnection.open(source, deadlineMs);
    }
    return this.connection;
  }
}

interface RowMode {
  readonly rowMode?: 'array' | 'object';
}

/** Runs a transaction; its caller holds the turn, so that no other statement comes in between. */
async function inTransaction<T>(connection: EmbeddedConnection, work: (client: object) => Promise<T>): Promise<T> {
  let hasBegun = false;
  let hasDeadline = true;
  const run = (
    text: string,
    params: readonly unknown[] = [],
    { rowMode = 'object' }: RowMode = {},
  ): Promise<unknown> => {
    const isFirst = !hasBegun;
    hasBegun = true;
    // The engine has no timers, so it would take this as a setting and nothing more.
    if (text === WITHOUT_DEADLINE) hasDeadline = false;
    return connection.run({ text, params, rowMode, isFirst }, hasDeadline);
  };
  try {
    const outcome = await work({ query: run });
    if (hasBegun) await run('commit');
    return outcome;
  } catch (error) {
    if (hasBegun && !connection.isGone) await run('rollback').catch(() => undefined);
    throw error;
  }
}
