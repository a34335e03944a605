import { parseWireTime } from '#domain/wire/time.ts';
import { type Fields, rowsOf } from './files/read-document.ts';

/** What indexes write where there is no day. */
const NO_DAY = '0000-00-00';

/** Which day of a special price nobody can read, so that it would hold for ever; `null` when all can be read. */
export function dayFault(product: Fields): string | null {
  for (const article of [product, ...rowsOf(product['configurable_children'])]) {
    for (const name of ['special_from_date', 'special_to_date']) {
      const day = article[name];
      if (typeof day !== 'string' || day === '' || day.startsWith(NO_DAY) || parseWireTime(day) !== null) continue;
      return `the field ${name} of ${String(article['sku'])} is no time such as 2026-12-31 23:59:59: ${day}`;
    }
  }
  return null;
}
