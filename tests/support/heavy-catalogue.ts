import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import { testCatalogue } from './test-catalogue.ts';

/** Where the demo has its sofas, for which its fees are. */
const SOFAS = 11;

/** The small shop whose sofa is heavy enough for every fee, and whose lamp is for none; a bench for 2490 is made to order, in weeks. */
export function heavyCatalogue(): ImportedCatalogue {
  const catalogue = testCatalogue();
  const weights: Readonly<Record<string, number>> = { SOFA: 52, LAMP: 3 };
  const products = (catalogue.documents.products ?? []).map((product) => {
    const weight = weights[String(product['sku'])];
    if (weight === undefined) return product;
    const isIn = product['category_ids'] as readonly number[];
    return { ...product, weight, category_ids: product['sku'] === 'SOFA' ? [...isIn, SOFAS] : isIn };
  });
  const lamp = products.find(({ sku }) => sku === 'LAMP')!;
  const { custom_options: _none, ...plain } = lamp;
  const bench = {
    ...plain,
    id: 31,
    sku: 'BENCH',
    name: 'BENCH',
    slug: 'bench',
    url_path: 'stue/bench',
    price_incl_tax: 2490,
    original_price_incl_tax: 2490,
    stock: { is_in_stock: true, qty: 0, manage_stock: false },
    product_delivery_time: 40,
  };
  return { ...catalogue, documents: { ...catalogue.documents, products: [...products, bench] } };
}
