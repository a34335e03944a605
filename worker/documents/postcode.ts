import { type DeliveryPlace, type CheckoutSettings, isPostcodeOf } from '#domain/checkout-methods.ts';
import type { StoreView } from '#config/stores.ts';
import { type CartName, cartKey } from '../outbox/cart-name.ts';
import { checkoutIn } from './checkout.ts';
import type { CustomerDoc } from './shopper-documents.ts';

/** Where the postal code is kept that an owner named in a store view. */
export function postcodeId(name: CartName): string {
  return `postcode|${cartKey(name)}`;
}

/** The postal code that a document keeps; empty without one. */
export function keptPostcode(document: CustomerDoc | null | undefined): string {
  return document?.kind === 'postcode' ? document.postcode : '';
}

/**
 * Where an owner wants things delivered, as far as they have said it: on a product's page, or else in the open checkout. Without a
 * postal code, in the store view's own country.
 */
export function knownPlace(
  documents: readonly CustomerDoc[],
  { cart, store }: { readonly cart: CartName; readonly store: StoreView },
  settings: CheckoutSettings,
): DeliveryPlace {
  const kept = keptPostcode(documents.find(({ id }) => id === postcodeId(cart)));
  const ofStore = { country: store.tax.defaultCountry, postcode: kept };
  if (kept !== '') return ofStore;
  const { country = '', zipCode = '' } = checkoutIn(documents, cart)?.details ?? {};
  const ofDraft = { country, postcode: zipCode };
  return isPostcodeOf(settings, ofDraft) ? ofDraft : ofStore;
}
