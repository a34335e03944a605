import type { Completed } from '../complete/completed.ts';
import type { Fields } from '../files/read-document.ts';
import { dumpedAttribute } from './dumped-attribute.ts';
import { dumpedCategories, isRootCategory } from './dumped-category.ts';
import { dumpedProduct } from './dumped-product.ts';
import { Index } from './index-contents.ts';
import { loosenedAttribute, loosenedCategory, loosenedContent, loosenedTaxRule } from './loosened.ts';

/**
 * What indexes write in more than one way, in the way of the contract. Returns sentences about what had to be assumed.
 */
export function tidyDumped(documents: Completed): readonly string[] {
  documents.each('attribute', (attribute) => dumpedAttribute(loosenedAttribute(attribute)));
  documents.each('taxrule', loosenedTaxRule);
  documents.each('category', loosenedCategory);
  documents.leaveOut('category', isRootCategory);
  documents.each('category', dumpedCategories(documents.of('category')));
  for (const kind of ['cms_page', 'cms_block'] as const) documents.each(kind, loosenedContent);
  const index = new Index({
    products: documents.of('product'),
    attributes: documents.of('attribute'),
    categories: documents.of('category'),
  });
  documents.leaveOut('product', (product) => isVariantAlone(product, index));
  documents.each('product', (product) => dumpedProduct(product, index));
  return index.assumptions();
}

/** A simple product that is a variant of another is sold as that, and its fields were lent to the variant. */
function isVariantAlone(product: Fields, { simples, variants }: Index): boolean {
  const sku = String(product['sku']);
  return simples.get(sku) === product && variants.has(sku);
}
