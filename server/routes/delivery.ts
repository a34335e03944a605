import type { Hono } from 'hono';
import { timeZoneOf } from '#config/time-zones.ts';
import { zListDeliveriesBody, zListPickupStoresBody } from '#schemas/api/generated/zod.gen.ts';
import type { StoreView } from '#config/stores.ts';
import { methodsAtPrice } from '#domain/checkout-costs.ts';
import { type ShippingMethod, shippingMethodsFor } from '#domain/checkout-methods.ts';
import type { DeliveryDays } from '#domain/delivery-days.ts';
import { addDays, dayIn } from '#domain/local-time.ts';
import { isCollected } from '#domain/pickup-places.ts';
import { toMajor } from '#domain/money.ts';
import { netOf } from '#domain/tax.ts';
import type { DeliveryOption } from '#schemas/api/generated/types.gen.ts';
import { pickupStores } from '../booking/pickup-stores.ts';
import { countItems } from '../cart/count-items.ts';
import { settingsOf } from '../cart/settings-of.ts';
import { serve } from '../http/contract-route.ts';
import { success } from '../http/reply.ts';
import type { RouteTools } from './route-tools.ts';

const BASIS_POINTS_PER_PERCENT = 100;

/** Ways to deliver and places to collect, as the carrier tells them (contract: delivery family). */
export function deliveryRoutes(app: Hono, { database, limiter }: RouteTools): void {
  serve(app, 'listDeliveries', { body: zListDeliveriesBody }, async ({ body, store, address }) => {
    const refused = limiter.check('booking', address);
    if (refused) return refused;
    const settings = await settingsOf(database, store);
    const { countryId: country = store.tax.defaultCountry, postcode } = body;
    const reaching = new Set(shippingMethodsFor(settings, { country, postcode }).map(({ code }) => code));
    const { totals, furtherDeliveries, deliveryDays } = await countItems(database, store, { ...body, country });
    const methods = methodsAtPrice(shippingMethodsFor(settings, { country }), settings, totals, furtherDeliveries);
    return success(
      methods.map((method) =>
        optionOf(store, method, { days: deliveryDays(method)!, isReaching: reaching.has(method.code) }),
      ),
    );
  });

  serve(app, 'listPickupStores', { body: zListPickupStoresBody }, async ({ body, store, address }) => {
    const refused = limiter.check('booking', address);
    return refused ?? success(await pickupStores(database, store, body));
  });
}

interface OptionFacts {
  /** Until the goods can be there by this method. */
  readonly days: DeliveryDays;
  readonly isReaching: boolean;
}

function optionOf(store: StoreView, method: ShippingMethod, { days, isReaching }: OptionFacts): DeliveryOption {
  const today = dayIn(timeZoneOf(store), Date.now());
  const taxPercent = store.tax.rateBasisPoints / BASIS_POINTS_PER_PERCENT;
  return {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    name: method.title,
    price: toMajor(netOf(method.priceMinor, store.tax.rateBasisPoints)),
    price_incl_tax: toMajor(method.priceMinor),
    tax_rate: taxPercent,
    lead_time_days: days.first,
    earliest_date: addDays(today, days.first),
    latest_date: addDays(today, days.latest),
    product_code: isCollected(method.code) ? 'PICKUP' : 'HOME',
    requires_booking: true,
    ...(isReaching ? {} : { restricted: true }),
  };
}
