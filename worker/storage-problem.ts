import type { ShopError } from '#schemas/errors.ts';
import type { StoreName } from './open-stores.ts';

type StorageProblem = Extract<ShopError['code'], 'storageUnavailable' | `${string}Unopened`>;

/** What a shopper has to know about stores that do not open; of the control room nobody misses anything. */
export function storageProblem(lost: ReadonlySet<StoreName>): StorageProblem | null {
  if (lost.has('shopper')) return lost.has('journal') ? 'storageUnavailable' : 'ordersUnopened';
  if (lost.has('journal')) return 'journalUnopened';
  return lost.has('catalogue') ? 'catalogueUnopened' : null;
}
