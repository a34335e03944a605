type Fields = Readonly<Record<string, unknown>>;

const VAT = 0.25;

/** Gross fields of the contract, their old camelCase twins, and the net fields that they follow from. */
const grossFields = [
  ['price_incl_tax', 'priceInclTax', 'price', 'price'],
  ['original_price_incl_tax', 'originalPriceInclTax', 'original_price', 'originalPrice'],
  ['special_price_incl_tax', 'specialPriceInclTax', 'special_price', 'specialPrice'],
  ['final_price_incl_tax', 'finalPriceInclTax', 'final_price', 'finalPrice'],
] as const;

const finalNames: ReadonlySet<string> = new Set(grossFields[3]);

/** Every field that holds a price of an article. */
export const priceFieldNames: readonly string[] = grossFields
  .flat()
  .filter((name, at, all) => all.indexOf(name) === at);

/** A product with the gross prices that its own fields lead to, its variants included. */
export function withGrossPrices(product: Fields): Fields {
  const children = product['configurable_children'];
  return {
    ...priced(product),
    ...(Array.isArray(children)
      ? { configurable_children: children.map((child: unknown) => (isFields(child) ? priced(child) : child)) }
      : {}),
  };
}

function priced(article: Fields): Fields {
  const derived: Record<string, number> = {};
  for (const [gross, grossTwin, net, netTwin] of grossFields) {
    if (isAmount(article[gross])) continue;
    const twin = article[grossTwin];
    const netAmount = [article[net], article[netTwin]].find(isAmount);
    if (isAmount(twin)) derived[gross] = twin;
    // A bundle's special price is a share, not an amount (spec 9: pricing).
    else if (netAmount !== undefined && net === 'special_price' && article['type_id'] === 'bundle')
      derived[gross] = netAmount;
    else if (netAmount !== undefined) derived[gross] = Math.round(netAmount * (1 + VAT) * 100) / 100;
  }
  return withoutEmptyFinal({ ...article, ...derived });
}

/** Some write zero for a final price that is not there; only the price itself may be zero. */
function withoutEmptyFinal(article: Fields): Fields {
  const { price_incl_tax: price, final_price_incl_tax: final } = article;
  if (final !== 0 || !isAmount(price) || price === 0) return article;
  return Object.fromEntries(Object.entries(article).filter(([name]) => !finalNames.has(name)));
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
