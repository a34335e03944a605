/** Links from a product to others, in their order (contract: ProductLink). */
export const linksTo = (owner: string, kind: 'associated' | 'related', skus: readonly string[]) =>
  skus.map((sku, index) => ({ sku: owner, link_type: kind, linked_product_sku: sku, position: index + 1 }));
