import { testCatalogue } from './test-catalogue.ts';

/** The small shop, whose lamp costs companies 1000 from the first piece on, and everybody 1100 from the third. */
export function groupCatalogue() {
  const catalogue = testCatalogue();
  const tier_prices = [
    { customer_group_id: 2, qty: 1, value: 800 },
    { customer_group_id: 32_000, qty: 3, value: 880 },
  ];
  const products = (catalogue.documents.products ?? []).map((product) =>
    product.sku === 'LAMP' ? { ...product, tier_prices } : product,
  );
  return { ...catalogue, documents: { ...catalogue.documents, products } };
}
