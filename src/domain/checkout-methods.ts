import type { Fee } from './fees.ts';
import { isTaxId } from './tax-id.ts';
import type { Translations } from './translations.ts';
import { visibleText } from './visible-text.ts';

/** Who buys (spec 9: payment provider customer types). */
export type CustomerType = 'person' | 'organization';

/** What a store view offers at the checkout, replicated so that it works with no network (D92). */
export interface CheckoutSettings {
  readonly countries: readonly { readonly country: string; readonly postcodePattern: string }[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** What can be chosen beside the goods for a fee; missing in settings of before there were any. */
  readonly fees?: readonly Fee[];
  /** What the goods come to at least for a delivery that costs nothing, minor units; missing: none is free. */
  readonly freeDeliveryFromMinor?: number | null;
  /** What of an order the shop has no place for, so that it is not offered; missing: nothing. */
  readonly notTaken?: readonly ('comment' | 'partial_delivery')[];
  /** Who orders; methods for others are not offered then. */
  readonly customerType?: CustomerType;
}

/** A delivery method. `code` joins carrier and method: `logtrade/home`. */
export interface ShippingMethod {
  readonly code: string;
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly carrierTitle: string;
  readonly title: string;
  readonly countries: readonly string[];
  readonly priceMinor: number;
  readonly postcodePattern: string;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly translations: Translations<'title'>;
}

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
  readonly countries: readonly string[];
  readonly costMinor: number;
  readonly isUsableOffline: boolean;
  /** Whom it is for; missing: for everybody. */
  readonly customerTypes?: readonly CustomerType[];
  /** Paid in the frame of the payment provider, before the order is placed (spec 7: external checkout). */
  readonly isExternal: boolean;
  readonly translations: Translations<'title'>;
}

export interface DeliveryPlace {
  readonly country: string;
  /** As it was typed; spaces are ignored. */
  readonly postcode?: string;
}

/** Postal code without spaces (spec 5: postcode spaces removed). */
export function plainPostcode(postcode: string): string {
  return postcode.replaceAll(/[\s\p{C}]/gu, '');
}

function matchesPattern(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`).test(text);
}

/** Delivery methods for a place; without a postal code those of the whole country. */
export function shippingMethodsFor(settings: CheckoutSettings, place: DeliveryPlace): ShippingMethod[] {
  return settings.shippingMethods.filter(
    (method) =>
      method.countries.includes(place.country) &&
      (plainPostcode(place.postcode ?? '') === '' ||
        matchesPattern(method.postcodePattern, plainPostcode(place.postcode ?? ''))),
  );
}

/** What decides, besides the address, which methods are offered. */
export interface CheckoutSituation {
  /** Whether nothing in the cart has to be delivered. */
  readonly isVirtual: boolean;
  /** Whether the shop can be reached; an order that has to wait cannot be paid in every way (D92). */
  readonly isOnline: boolean;
}

/** Payment methods of a country; cash on delivery is not offered for a cart with nothing to deliver (spec 4: totals). */
export function paymentMethodsFor(settings: CheckoutSettings, country: string, isVirtual = false): PaymentMethod[] {
  return settings.paymentMethods.filter(
    (method) =>
      method.countries.includes(country) &&
      !(isVirtual && method.code === 'cashondelivery') &&
      isFor(method, settings.customerType),
  );
}

function isFor({ customerTypes }: PaymentMethod, type: CustomerType | undefined): boolean {
  return type === undefined || customerTypes === undefined || customerTypes.includes(type);
}

/** What an order says of a company: name, tax number, and the country of its invoice; empty texts: it is a person's. */
export interface NamedCompany {
  readonly company: string;
  readonly taxId: string;
  readonly country: string;
}

/** Who orders: a company is one by its account, or names itself with its tax number (spec 6: business customers). */
export function customerTypeOf({ company, taxId, country }: NamedCompany, isBusiness: boolean): CustomerType {
  const isNamed = visibleText(company) !== '' && isTaxId(country, visibleText(taxId));
  return isBusiness || isNamed ? 'organization' : 'person';
}

/** The country that is selected at first: that of the draft if it is on offer, else the first, which the field shows then. */
export function countryAtFirst(saved: string, { countries }: Pick<CheckoutSettings, 'countries'>): string {
  return countries.some(({ country }) => country === saved) ? saved : (countries[0]?.country ?? saved);
}

/** The method that is selected at first: the saved one if it is offered, else the first (spec 4: totals). */
export function methodAtFirst(saved: string, offered: readonly { readonly code: string }[]): string {
  return offered.some(({ code }) => code === saved) ? saved : (offered[0]?.code ?? '');
}

/** Whether a method can be chosen now; one that needs the network cannot while the shop is out of reach (D92). */
export function isUsableNow({ isUsableOffline }: PaymentMethod, { isOnline }: CheckoutSituation): boolean {
  return isOnline || isUsableOffline;
}

/** Whether a postal code has the form of its country (D62). */
export function isPostcodeOf(settings: CheckoutSettings, { country, postcode = '' }: DeliveryPlace): boolean {
  const row = settings.countries.find((candidate) => candidate.country === country);
  return row !== undefined && matchesPattern(row.postcodePattern, plainPostcode(postcode));
}

/** A place while it is typed: a postal code counts once it has the form of its country. */
export function typedPlace(settings: CheckoutSettings, place: DeliveryPlace): DeliveryPlace {
  return isPostcodeOf(settings, place) ? place : { country: place.country };
}
