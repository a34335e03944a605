/** Splits a comma list of skus; empty parts and repetitions are dropped. */
export function skuList(text: string): string[] {
  return [...new Set(text.split(',').map((sku) => sku.trim()))].filter((sku) => sku !== '');
}
