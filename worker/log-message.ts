import type { ShopError } from '#schemas/errors.ts';

/** What was said already; a page that is looked at again says nothing new. */
const said = new Set<string>();
const SAID_MAX = 500;

/**
 * Notes a message of the table that no shopper is told (spec 8: logged only), for whoever looks after the shop: it stands on
 * the thread's performance timeline as `message <code>`, with what it is about.
 */
export function logMessage({ code }: Pick<ShopError, 'code'>, about: string): void {
  const key = `${code} ${about}`;
  if (said.has(key) || said.size >= SAID_MAX) return;
  said.add(key);
  performance.mark(`message ${code}`, { detail: about });
}
