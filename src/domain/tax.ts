import { DEFAULT_CUSTOMER_TAX_CLASS_ID } from '#config/settings.ts';
import { roundHalfUp } from './money.ts';

const BASIS_POINTS = 10_000;

export interface TaxRate {
  readonly ratePercent: number;
  readonly country: string;
  readonly regionId: string | null;
}

export interface TaxRule {
  readonly id: number;
  readonly productTaxClassIds: readonly number[];
  readonly customerTaxClassIds: readonly number[];
  readonly rates: readonly TaxRate[];
}

export interface TaxAddress {
  readonly country: string;
  readonly regionId?: string | null;
}

/** The tax classes of a product and a customer; a customer in no group has the default class (spec 6). */
export interface TaxClasses {
  readonly product: number | null;
  readonly customer?: number;
}

/**
 * The rate for a product's tax class and a customer's at an address, in basis points (25 % is 2500): the first rate that
 * matches country and region, of the first rule that has one (spec 5: tax). `null` without a rule: such a product is not priced (D44).
 */
export function taxRateFor(
  rules: readonly TaxRule[],
  { product, customer = DEFAULT_CUSTOMER_TAX_CLASS_ID }: TaxClasses,
  address: TaxAddress,
): number | null {
  if (product === null) return null;
  for (const rule of rules) {
    const { productTaxClassIds: products, customerTaxClassIds: customers } = rule;
    // A rule without customer classes applies to all customers.
    if (!products.includes(product) || (customers.length > 0 && !customers.includes(customer))) continue;
    const rate = rule.rates.find((candidate) => rateFits(candidate, address));
    if (rate) return toBasisPoints(rate.ratePercent);
  }
  return null;
}

/** 25 % is 2500. */
export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}

function rateFits(rate: TaxRate, address: TaxAddress): boolean {
  if (rate.country !== address.country) return false;
  return rate.regionId === null || rate.regionId === (address.regionId ?? null);
}

/** The net part of a gross amount, both in minor units. */
export function netOf(grossMinor: number, rateBasisPoints: number): number {
  return roundHalfUp((grossMinor * BASIS_POINTS) / (BASIS_POINTS + rateBasisPoints));
}

/** The tax inside a gross amount: gross - round(gross / (1 + rate)) (D95). */
export function taxOf(grossMinor: number, rateBasisPoints: number): number {
  return grossMinor - netOf(grossMinor, rateBasisPoints);
}

/** The gross part of a net amount, rounded to minor units; the net amount may have fractions. */
export function grossOf(netMinor: number, rateBasisPoints: number): number {
  return roundHalfUp((netMinor * (BASIS_POINTS + rateBasisPoints)) / BASIS_POINTS);
}
