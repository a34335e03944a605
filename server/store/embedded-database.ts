import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { EmbeddedConnection, type EmbeddedSource, type Statement } from './embedded-connection.ts';
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
  private hasDeadline = false;
  private turn: Promise<unknown> = Promise.resolve();

  private constructor(options: EmbeddedOptions) {
    this.options = options;
    // The two methods of the client that drizzle's driver calls.
    const client = {
      query: (text: string, params: unknown[], { rowMode = 'object' }: RowMode = {}) =>
        this.inTurn((connection) => connection.run({ statements: [{ text, params, rowMode }] }, this.hasDeadline)[0]!),
      transaction: (work: (client: object) => Promise<unknown>) =>
        this.inTurn((connection, letGo) => inTransaction(connection, work, { hasDeadline: this.hasDeadline, letGo })),
    };
    this.queries = drizzle(client as unknown as PGlite);
  }

  /** Opens it and carries out `prepare`, whose statements have no deadline: nobody waits for them but the start. */
  static async open(
    options: EmbeddedOptions,
    prepare: (queries: EmbeddedQueries) => Promise<void> = () => Promise.resolve(),
  ): Promise<EmbeddedDatabase> {
    const database = new EmbeddedDatabase(options);
    await database.inTurn(() => Promise.resolve());
    await prepare(database.queries);
    database.hasDeadline = true;
    return database;
  }

  /** The engine never does this by itself, so that its log grows until somebody asks. */
  writeBack(): Promise<void> {
    return this.upkeep('checkpoint');
  }

  /** Nor this: its files would grow by each row that is changed or deleted. */
  vacuum(): Promise<void> {
    return this.upkeep('vacuum');
  }

  private async upkeep(text: string): Promise<void> {
    const statement = { text, params: [], rowMode: 'object' } as const;
    await this.inTurn((connection) => connection.run({ statements: [statement] }, false)[0]!);
  }

  async close(): Promise<void> {
    await this.turn.catch(() => undefined);
    this.isClosed = true;
    await this.connection?.close();
  }

  /** The next turn begins when this one has ended, or lets go before because only an answer is missing. */
  private inTurn<T>(work: (connection: EmbeddedConnection, letGo: () => void) => Promise<T>): Promise<T> {
    let letGo: () => void;
    const isFree = new Promise<void>((resolve) => (letGo = resolve));
    const result = this.turn.then(async () => work(await this.opened(), letGo));
    this.turn = Promise.race([isFree, result.catch(() => undefined)]);
    return result;
  }

  private async opened(): Promise<EmbeddedConnection> {
    if (this.isClosed) throw new Error('the database is closed');
    if (!this.connection || this.connection.isGone) {
      const { deadlineMs, folder, copyOf } = this.options;
      // A folder is copied into once; opened again, it holds what was written since.
      const source = folder && this.connection ? { folder } : { folder, copyOf };
      this.connection = await EmbeddedConnection.open(source, deadlineMs);
    }
    return this.connection;
  }
}

/** A statement that is about to be sent, and who takes its answer. */
interface Asked {
  readonly statement: Statement;
  readonly answer: (answer: Promise<unknown>) => void;
}

interface RowMode {
  readonly rowMode?: 'array' | 'object';
}

/** Runs a transaction; its caller holds the turn, so that no other statement comes in between. */
async function inTransaction<T>(
  connection: EmbeddedConnection,
  work: (client: object) => Promise<T>,
  { letGo, ...turn }: { readonly hasDeadline: boolean; readonly letGo: () => void },
): Promise<T> {
  let hasBegun = false;
  let isFirst = true;
  let { hasDeadline } = turn;
  let isOver = false;
  let asked: Asked[] = [];
  /** What is asked without waiting for each other's answers goes in one message, because the way costs more than most statements. */
  const send = (): void => {
    if (asked.length === 0) return;
    const together = asked;
    asked = [];
    const answers = connection.run({ statements: together.map(({ statement }) => statement), isFirst }, hasDeadline);
    isFirst = false;
    for (const [index, { answer }] of together.entries()) answer(answers[index]!);
  };
  const run = (
    text: string,
    params: readonly unknown[] = [],
    { rowMode = 'object' }: RowMode = {},
  ): Promise<unknown> => {
    hasBegun = true;
    // The engine has no timers, so it would take this as a setting and nothing more.
    if (text === WITHOUT_DEADLINE) hasDeadline = false;
    // It runs when everybody who can go on has asked.
    if (asked.length === 0) process.nextTick(send);
    return new Promise((answer) => void asked.push({ statement: { text, params, rowMode }, answer }));
  };
  try {
    const outcome = await work({ query: run });
    if (!hasBegun) return outcome;
    const committed = run('commit');
    // The thread is told what comes next while it commits. This waits for the answer, the next transaction need not.
    send();
    isOver = true;
    letGo();
    await committed;
    return outcome;
  } catch (error) {
    // What could not be committed is rolled back already; asked for now, it would meet the transaction behind it.
    if (hasBegun && !isOver && !connection.isGone) await run('rollback').catch(() => undefined);
    throw error;
  }
}
