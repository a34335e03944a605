import type { ShopError } from '#schemas/errors.ts';

/** Messages that were logged already; the same one is not logged again. */
const said = new Set<string>();
const SAID_MAX = 500;

/**
 * Logs a message of the table that is not meant for shoppers (spec 8: logged only). It stands on the performance
 * timeline of the thread as `message <code>`, with what it is about as its detail, for whoever looks after the shop.
 */
export function logMessage({ code }: Pick<ShopError, 'code'>, about: string): void {
  const key = `${code} ${about}`;
  if (said.has(key) || said.size >= SAID_MAX) return;
  said.add(key);
  performance.mark(`message ${code}`, { detail: about });
}
