import { discountPercent } from '#domain/totals.ts';
import { pickupPlacesOf } from '#domain/views/pickup-places-of.ts';
import { placedFromWire } from '#domain/wire/placed-totals.ts';
import { settingsIn } from '../catalogue/settings-in.ts';
import type { WorkerContext } from '../context.ts';
import type { AgreedOrder } from '../documents/payment-doc.ts';
import { catalogueContext } from '../queries/catalogue-context.ts';
import { shownLines } from './cart-lines.ts';
import { atShownPrices, countAgreed } from './count-agreed.ts';
import { toldDelivery, type ToldPlaced } from './payment-answers.ts';

/**
 * What is agreed to with the delivery that the shop says is paid for, counted as the checkout counts it; the same where it is that one
 * already, and where a backend does not say it (decision 112).
 */
export async function agreedWithDelivery(
  context: WorkerContext,
  agreed: AgreedOrder,
  value: unknown,
): Promise<AgreedOrder> {
  const told = toldDelivery(value);
  if (!told) return agreed;
  const shippingMethod = `${told.carrier_code}/${told.method_code}`;
  const { pickup_store_id: placeId = null } = told;
  const { details } = agreed;
  if (details.shippingMethod === shippingMethod && (details.pickupPlace?.id ?? null) === placeId) return agreed;
  const chosen = { ...details, shippingMethod, pickupPlace: placeId === null ? null : placeOf(context, placeId) };
  const { catalogue, store } = context;
  // What another store view offers is not here; the shop says what it comes to.
  const settings = catalogue.index.storeCode === store.code ? settingsIn(catalogue.references$.value) : null;
  if (!settings) return { ...agreed, details: chosen };
  const { views } = await shownLines(context, agreed.lines);
  const { subtotalMinor, discountMinor } = agreed.totals;
  const couponPercent = agreed.couponCode === null ? 0 : discountPercent(subtotalMinor, discountMinor);
  const counted = countAgreed(context, { settings, details: chosen, views, couponPercent });
  return {
    ...agreed,
    ...counted,
    details: chosen,
    lines: atShownPrices(agreed.lines, views),
    // The shop's day is the one that its mail names.
    deliveryBy: told.delivery_by ?? counted.deliveryBy,
  };
}

/** What is sealed because it is paid: with the delivery that was paid for, whatever this device has heard of that before, and at its sum. */
export async function asPaid(
  context: WorkerContext,
  agreed: AgreedOrder,
  { delivery, totals }: ToldPlaced,
): Promise<AgreedOrder> {
  const paid = await agreedWithDelivery(context, agreed, delivery);
  if (paid === agreed) return agreed;
  const grandTotalMinor = placedFromWire(totals)?.grandTotalMinor ?? paid.totals.grandTotalMinor;
  return { ...paid, totals: { ...paid.totals, grandTotalMinor } };
}

/** The place of a collection. What this device does not know of is told by its number: what was paid for stays that. */
function placeOf(context: WorkerContext, placeId: string) {
  const known = pickupPlacesOf(catalogueContext(context)).find(({ id }) => id === placeId);
  return known ?? { id: placeId, name: placeId, address: '', postcode: '' };
}
