import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectFolder } from '../environment.ts';
import { connectionLost, DatabaseError, deadlinePassed } from './database-error.ts';

/** The database that the thread opens: in a folder, or in memory as a copy of the one in a file. */
export interface EmbeddedSource {
  readonly folder?: string | undefined;
  readonly copyOf?: string | undefined;
}

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
  readonly rowMode: 'array' | 'object';
}

/** Statements that are carried out in turn; after one that fails none of the rest is. */
export interface Statements {
  readonly statements: readonly Statement[];
  /** A transaction begins with them, in the same message. */
  readonly isFirst?: boolean;
}

/** What the thread answers: rows by `rowMode`. */
interface Result {
  readonly rows: readonly Record<string | number, unknown>[];
  /** The columns that are JSON, still as text. */
  readonly json: readonly (string | number)[];
}

/** What became of statements: results of those that succeeded, and PostgreSQL's error of the next one. */
interface Outcome {
  readonly results: readonly Result[];
  readonly error?: { readonly message: string; readonly code?: string };
}

interface FromThread extends Outcome {
  readonly id?: number;
  readonly isOpen?: true;
}

interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Read from the sources, as the migrations are, also when the server itself is built. */
const THREAD_FILE = 'server/store/embedded-thread.mjs';

/** The deadline of a message is counted in ticks of this length. */
const TICK_MS = 250;

/**
 * One thread with the embedded database in it. A statement that takes too long cannot be cancelled there, so it ends
 * the thread: to the files that is the same as `kill -9`, and what was committed stays (decision 045).
 */
export class EmbeddedConnection {
  /** Set when the thread has ended; whoever still uses this connection has lost its transaction. */
  isGone = false;
  private readonly thread: Worker;
  private readonly deadlineMs: number;
  private readonly waiting = new Map<number, Waiting>();
  private readonly exited: Promise<void>;
  private lastId = 0;
  private reason = connectionLost();

  private constructor(source: EmbeddedSource, deadlineMs: number) {
    this.deadlineMs = deadlineMs;
    this.thread = new Worker(join(projectFolder(), THREAD_FILE), { workerData: source });
    this.exited = new Promise((resolve) => void this.thread.once('exit', () => resolve()));
    void this.exited.then(() => this.loseAll());
  }

  /** Starts the thread; resolves when the database is open. Throws when it cannot be opened. */
  static async open(source: EmbeddedSource, deadlineMs: number): Promise<EmbeddedConnection> {
    const connection = new EmbeddedConnection(source, deadlineMs);
    await new Promise<void>((resolve, reject) => {
      connection.thread.once('message', ({ error }: FromThread) => {
        if (error) reject(new DatabaseError(error));
        else resolve();
      });
      // Without a listener an error in the thread would end the process.
      connection.thread.on('error', reject);
      connection.thread.once('exit', () => reject(connectionLost()));
    });
    connection.thread.on('message', (message: FromThread) => connection.take(message));
    return connection;
  }

  /**
   * Carries out statements. One promise for each: it fails with PostgreSQL's error of the first that failed, or with an error when the
   * deadline, if there is one, has passed for all of them.
   */
  run(asked: Statements, hasDeadline = true): Promise<unknown>[] {
    const outcome = this.outcomeOf(asked, hasDeadline);
    return asked.statements.map(async (_statement, index) => {
      const { results, error } = await outcome;
      const result = results[index];
      if (!result) throw new DatabaseError(error!);
      return withJson(result);
    });
  }

  /** Closes the database and its thread. */
  async close(): Promise<void> {
    await this.ask({ isLast: true }).catch(() => undefined);
    await this.exited;
  }

  private async outcomeOf(asked: Statements, hasDeadline: boolean): Promise<Outcome> {
    if (!hasDeadline) return this.ask(asked);
    let ticksLeft = Math.ceil(this.deadlineMs / TICK_MS);
    // Counts ticks instead of reading a clock, because no statement runs either while the process is paused.
    const clock = setInterval(() => {
      if (--ticksLeft === 0) void this.end();
    }, TICK_MS);
    try {
      return await this.ask(asked);
    } finally {
      clearInterval(clock);
    }
  }

  private ask(question: object): Promise<Outcome> {
    if (this.isGone) return Promise.reject(connectionLost());
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.thread.postMessage({ id, ...question });
    });
  }

  private take({ id, ...outcome }: FromThread): void {
    const call = this.waiting.get(id!);
    this.waiting.delete(id!);
    call?.resolve(outcome);
  }

  private async end(): Promise<void> {
    this.reason = deadlinePassed();
    await this.thread.terminate();
  }

  /** Called only when the thread has ended, since only then another thread may open the files. */
  private loseAll(): void {
    this.isGone = true;
    for (const { reject } of this.waiting.values()) reject(this.reason);
    this.waiting.clear();
  }
}

/** Reads JSON, which comes across as text. */
function withJson(result: Result): Result {
  for (const column of result.json) {
    for (const row of result.rows) if (typeof row[column] === 'string') row[column] = JSON.parse(row[column]);
  }
  return result;
}
