/** The country of a purchase: two letters and one that the shop delivers to, else the default (spec 5: checkout order). */
export function purchaseCountry(country: string, shippingCountries: readonly string[], byDefault: string): string {
  const code = country.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && shippingCountries.includes(code) ? code : byDefault;
}
