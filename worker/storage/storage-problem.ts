import type { ShopError } from '#schemas/errors.ts';
import type { StoreName } from './open-stores.ts';

type StorageProblem = Extract<ShopError['code'], 'storageUnavailable' | `${string}Unopened`>;

/** What a shopper has to know about stores that do not open; of the outbox's own database nobody misses anything. */
export function storageProblem(lost: ReadonlySet<StoreName>): StorageProblem | null {
  if (lost.has('shopper')) return lost.has('mirror') ? 'storageUnavailable' : 'ordersUnopened';
  if (lost.has('mirror')) return 'journalUnopened';
  return lost.has('catalogue') ? 'catalogueUnopened' : null;
}
