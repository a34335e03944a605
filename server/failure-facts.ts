/** What the log may say about a failure. */
export interface FailureFacts {
  readonly name: string;
  /** SQLSTATE of the database, or the code of a system error. */
  readonly code?: string;
  /** The verb and the table of the failed statement: `insert orders`. */
  readonly statement?: string;
  /** Lines of the stack trace. */
  readonly at: readonly string[];
}

/**
 * A failure as it is logged, without its message: drivers put parameters into messages, PostgreSQL and JSON parsers put
 * values into them, and those are names and addresses of shoppers (reliability 5, row 23).
 */
export function failureFacts(error: unknown): FailureFacts {
  const chain = causesOf(error);
  const root = chain.at(-1)!;
  const code = chain.map(codeOf).findLast((text) => text !== undefined);
  const query = chain.map((link) => textOf(link, 'query')).find((text) => text !== undefined);
  return {
    name: root.name,
    ...(code === undefined ? {} : { code }),
    ...(query === undefined ? {} : { statement: statementName(query) }),
    at: framesOf(chain[0]!),
  };
}

/** Why something failed, as an operator reads it: of a failed statement not the statement, but what the database said. */
export function reasonOf(error: unknown): string {
  const link = causesOf(error).find((one) => textOf(one, 'query') === undefined);
  // A host with several addresses, none of which answers, has a code and no message.
  return (link && (link.message || textOf(link, 'code'))) ?? 'the database did not say why';
}

/** What the driver says of a connection to PostgreSQL that is gone, is silent or does not come; it has no code for these. */
const LOST: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Cannot use a pool after calling end on the pool',
]);

/** The code of an error; a lost connection has that of PostgreSQL for it. */
function codeOf(error: Error): string | undefined {
  return textOf(error, 'code') ?? (LOST.has(error.message) ? '08006' : undefined);
}

/**
 * Failures of the database that pass by themselves: a wait for a lock (55P03) or a statement (57014) took too long, two
 * transactions waited for each other (40), no connection is free (53300), a transaction was silent for too long (25P03), or the
 * database stops or starts (57P), is away (08) or refuses connections.
 */
const PASSING =
  /^(?:55P03|25P03|57014|40...|53300|57P0.|08...|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/;

/** Whether the same request may succeed soon, because the shop is only busy and not broken. */
export function isPassing(error: unknown): boolean {
  return PASSING.test(failureFacts(error).code ?? '');
}

function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [new Error('no error was thrown')];
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}

function textOf(error: Error, key: 'code' | 'query'): string | undefined {
  const value = (error as Error & Readonly<Record<string, unknown>>)[key];
  return typeof value === 'string' ? value : undefined;
}

/** The verb and the first table of a statement; its parameters are not part of its text. */
function statementName(query: string): string {
  const [, verb = ''] = /^\s*(\w+)/.exec(query) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(query) ?? [];
  return `${verb} ${table}`.trim().toLowerCase();
}

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim());
}
