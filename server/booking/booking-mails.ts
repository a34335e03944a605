import { languageOfLocale } from '#config/languages.ts';
import type { StoreView } from '#config/stores.ts';
import { toMinor } from '#domain/money.ts';
import { inStore } from '#domain/paths.ts';
import { formatPrice } from '#domain/price-format.ts';
import type { BookingResult } from '#schemas/api/generated/types.gen.ts';
import type { Reply } from '../http/reply.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Queries } from '../store/database.ts';
import { pickupLines, pickupStoreById } from './pickup-stores.ts';
import { shipmentByNumber } from './shipments.ts';
import { bookingPath } from './shipment-proof.ts';

interface MailTools {
  readonly database: Queries;
  readonly mailer: Mailer;
  readonly shopUrl: string;
}

/** Writes to whom a shipment goes what is booked now. */
export async function mailBooked(
  { database, mailer, shopUrl }: MailTools,
  store: StoreView,
  { number, reply }: { readonly number: string; readonly reply: Reply },
): Promise<void> {
  const shipment = await shipmentByNumber(database, number);
  const to = shipment?.contact?.['email'] ?? shipment?.email;
  if (!shipment || typeof to !== 'string' || to === '') return;
  const { result } = reply.body as { readonly result: BookingResult };
  const feeMinor = toMinor(result.fee ?? 0);
  const isCollected = shipment.productCode === 'PICKUP';
  const place =
    isCollected && shipment.storeId !== null ? await pickupStoreById(database, store, shipment.storeId) : undefined;
  mailer.send({
    to,
    language: languageOfLocale(store.locales[0]!),
    template: 'deliveryBooked',
    facts: {
      number: shipment.number,
      time: result.timeslot?.label ?? null,
      place: place ? pickupLines(place).join(', ') : null,
      isCollected,
      fee: feeMinor > 0 ? formatPrice(feeMinor, store.currency, store.locales[0]!) : null,
      link: `${shopUrl}${inStore(store, await bookingPath(database, shipment.number))}`,
    },
  });
}
