import type { StoreView } from '#config/stores.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { settingsFromWire } from '#domain/wire/settings.ts';
import type { StoreSettings } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { documentsById, type DocumentRow } from '../store/documents.ts';

/** Delivery and payment of a store view; a store view without them sells nothing. */
export async function settingsOf(queries: Queries, store: StoreView): Promise<CheckoutSettings> {
  const [row] = await documentsById(queries, store.code, 'store_settings', [store.code]);
  return settingsIn(row);
}

/** The same for who has read its document already. */
export function settingsIn(row: Pick<DocumentRow, 'body'> | undefined): CheckoutSettings {
  if (!row) return { countries: [], shippingMethods: [], paymentMethods: [] };
  return settingsFromWire(row.body as unknown as StoreSettings);
}
