import type { Answer } from '#domain/answer.ts';
import type { Result } from '#schemas/errors.ts';

/**
 * Where a window's data comes from: the worker behind comlink, repositories on the server, or the worker's code in the
 * same process in tests. The same named queries and commands in all three (architecture: read path).
 */
export interface DataClient {
  /** Calls `listener` with every answer until the returned function ends it. */
  watch(name: string, params: object, listener: (answer: Answer<unknown>) => void): () => void;
  command(name: string, params: object): Promise<Result<unknown>>;
}
