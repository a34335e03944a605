import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import { testCatalogue } from './test-catalogue.ts';

/** The small shop whose sofa is heavy enough for every fee, and whose lamp is for none. */
export function heavyCatalogue(): ImportedCatalogue {
  const catalogue = testCatalogue();
  const weights: Readonly<Record<string, number>> = { SOFA: 52, LAMP: 3 };
  const products = (catalogue.documents.products ?? []).map((product) => {
    const weight = weights[String(product['sku'])];
    return weight === undefined ? product : { ...product, weight };
  });
  return { ...catalogue, documents: { ...catalogue.documents, products } };
}
