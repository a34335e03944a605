import { type LooseFields, looseFields, looseList } from '#domain/wire/loose-fields.ts';

/**
 * Tax rules with a rate for the shop's country. Where none of them has one, the backend adds no tax to its prices, and neither does
 * this shop: they are sold as they are shown.
 */
export function withRateOf(country: string, rules: readonly unknown[]): readonly unknown[] {
  const ratesOf = (rule: unknown): LooseFields[] => looseList(looseFields(rule)['rates']);
  if (rules.some((rule) => ratesOf(rule).some((rate) => rate['tax_country_id'] === country))) return rules;
  const none = { rate: 0, tax_country_id: country };
  return rules.map((rule) => ({ ...looseFields(rule), rates: [...ratesOf(rule), none] }));
}
