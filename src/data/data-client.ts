import type { Answer } from '#domain/answer.ts';
import type { Result } from '#schemas/errors.ts';

/**
 * The source of a window's data: the worker behind comlink, repositories on the server, or the worker's code in the
 * same process in tests. All three know the same named queries and commands (architecture: read path).
 */
export interface DataClient {
  /** Calls `listener` with every answer until the returned function ends it. */
  watch(name: string, params: object, listener: (answer: Answer<unknown>) => void): () => void;
  command(name: string, params: object): Promise<Result<unknown>>;
}
