import type { IndexDocument } from './documents.ts';

type Fields = Record<string, unknown>;

/** How the project is configured to count tax. */
export interface TaxSettings {
  /** Whether it puts gross prices beside the net ones; otherwise it sends the index as it is. */
  readonly isCounted: boolean;
  readonly country: string;
}

/**
 * Puts prices with tax into a product and its children, as the project does before it answers: what is paid becomes the
 * price, what was asked before the original one. Where the rule has no rate for the country, gross is what net was.
 */
export function withTax(product: Fields, rules: readonly IndexDocument[], { country }: TaxSettings): void {
  // Whatever the class of the product, the project takes the first rule.
  const rates = (rules[0]?.['rates'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const rate =
    Number(product['tax_class_id']) > 0 ? rates.find((each) => each['tax_country_id'] === country) : undefined;
  update(product, rate ? Number(rate['rate']) / 100 : 0);
  if (rate) return;
  for (const each of [product, ...childrenOf(product)]) {
    Object.assign(each, {
      price_incl_tax: each['price'],
      price_tax: 0,
      special_price_incl_tax: 0,
      special_price_tax: 0,
    });
  }
}

export function childrenOf(product: Fields): Fields[] {
  return (product['configurable_children'] ?? []) as Fields[];
}

function update(product: Fields, factor: number): void {
  // Missing prices are no numbers from here on, and become null on the wire.
  const given = (name: string): number => Number.parseFloat(String(product[name]));
  const [price, final, special] = [given('price'), given('final_price'), given('special_price')];
  assign(product, 'original_price', price, factor);
  Object.assign(product, { original_final_price: final, original_special_price: special });
  assign(product, 'price', price, factor);
  assign(product, 'final_price', final, factor);
  assign(product, 'special_price', special, factor);
  if (final && final < price) assign(product, 'special_price', final, factor);
  else if (final) assign(product, 'price', final, factor);
  const reduced = product['special_price'] as number;
  if (reduced && reduced < price) assign(product, 'price', reduced, factor);
  else assign(product, 'special_price', 0, factor);
  for (const child of childrenOf(product)) {
    update(child, factor);
    const isLower = Number(child['price_incl_tax']) <= Number(product['price_incl_tax']);
    if (!isLower && product['price'] !== 0) continue;
    assign(product, 'price', child['price'] as number, factor);
    assign(product, 'special_price', child['special_price'] as number, factor);
  }
}

function assign(product: Fields, name: string, net: number, factor: number): void {
  Object.assign(product, { [name]: net, [`${name}_tax`]: net * factor, [`${name}_incl_tax`]: net * (1 + factor) });
}
