import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import { testCatalogue } from './test-catalogue.ts';

/** The small shop with a service that has nothing to deliver: `ASSEMBLY`, for 490. */
export function catalogueWithService(): ImportedCatalogue {
  const catalogue = testCatalogue();
  const { products = [] } = catalogue.documents;
  const lamp = products.find(({ sku }) => sku === 'LAMP')!;
  const service = {
    ...lamp,
    id: 30,
    sku: 'ASSEMBLY',
    name: 'Montering',
    type_id: 'virtual',
    slug: 'montering',
    url_path: 'stue/montering',
    price_incl_tax: 490,
    original_price_incl_tax: 490,
  };
  return { ...catalogue, documents: { ...catalogue.documents, products: [...products, service] } };
}
