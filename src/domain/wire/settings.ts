import type { StoreSettings as WireSettings } from '#schemas/api/generated/types.gen.ts';
import type { CheckoutSettings } from '../checkout-methods.ts';
import { toMinor } from '../money.ts';
import { feesFromWire } from './fees.ts';
import { inOrder } from './references.ts';
import { translationsFromWire } from './translations.ts';

/** Delivery and payment methods and fees of a store view, in their order. */
export function settingsFromWire(wire: WireSettings): CheckoutSettings {
  return {
    countries: wire.countries.map((row) => ({ country: row.country_id, postcodePattern: row.postcode_pattern })),
    shippingMethods: inOrder(wire.shipping_methods).map((method) => ({
      code: `${method.carrier_code}/${method.method_code}`,
      carrierCode: method.carrier_code,
      methodCode: method.method_code,
      carrierTitle: method.carrier_title,
      title: method.method_title,
      countries: method.countries,
      priceMinor: toMinor(method.price_incl_tax),
      postcodePattern: method.postcode_pattern,
      daysMin: method.days_min,
      daysMax: method.days_max,
      translations: translationsFromWire(method['translations'], { method_title: 'title' }),
    })),
    paymentMethods: inOrder(wire.payment_methods).map((method) => ({
      code: method.code,
      title: method.title,
      countries: method.countries,
      costMinor: toMinor(method.cost_incl_tax),
      isUsableOffline: method.usable_offline,
      ...(method.customer_types ? { customerTypes: method.customer_types } : {}),
      isExternal: method.is_external ?? false,
      translations: translationsFromWire(method['translations'], { title: 'title' }),
    })),
    fees: feesFromWire(wire.fees),
    freeDeliveryFromMinor: toMinor(wire.free_shipping_from),
    ...(wire.not_taken ? { notTaken: wire.not_taken } : {}),
  };
}
