/** What may be told of a failure. */
export interface FailureFacts {
  readonly name: string;
  /** SQLSTATE, or that of the system. */
  readonly code?: string;
  /** What was done to which table: `insert orders`. */
  readonly statement?: string;
  /** Where it happened. */
  readonly at: readonly string[];
}

/**
 * A failure as it is logged. Its message is left out: drivers put parameters into it, and PostgreSQL and JSON parsers
 * values; those are names and addresses of shoppers (reliability 5, row 23).
 */
export function failureFacts(error: unknown): FailureFacts {
  const chain = causesOf(error);
  const root = chain.at(-1)!;
  const code = chain.map((link) => textOf(link, 'code')).findLast((text) => text !== undefined);
  const query = chain.map((link) => textOf(link, 'query')).find((text) => text !== undefined);
  return {
    name: root.name,
    ...(code === undefined ? {} : { code }),
    ...(query === undefined ? {} : { statement: statementName(query) }),
    at: framesOf(chain[0]!),
  };
}

/**
 * Failures of the database that pass by themselves: a wait for a lock (55P03) or a statement (57014) that took too long, two
 * that waited for each other (40), no free connection (53300), a database that stops or starts (57P), is away (08) or
 * refuses connections.
 */
const PASSING =
  /^(?:55P03|57014|40...|53300|57P0.|08...|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/;

/** Whether the same request may succeed soon: the shop is busy, and not broken. */
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
