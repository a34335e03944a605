import type { DemoProduct } from './demo-product.ts';
import { photographsOf } from './photographs.ts';

/**
 * What of a range can be shown beside photographed furniture: what the studio has pictured in all its colours, and the
 * series of which every part can be shown. The rest comes with its pictures (`npm run studio`).
 */
export function pictured(range: readonly DemoProduct[], shown: readonly DemoProduct[]): DemoProduct[] {
  const pieces = range.filter((product) => partsOf(product).length === 0 && isPictured(product));
  const skus = new Set([...shown, ...pieces].map(({ sku }) => sku));
  const series = range.filter((product) => {
    const parts = partsOf(product);
    return parts.length > 0 && parts.every((sku) => skus.has(sku));
  });
  return [...pieces, ...series];
}

function isPictured({ sku, colour, variants = [] }: DemoProduct): boolean {
  const colours = [...(colour ? [colour] : []), ...variants.map((variant) => variant.colour)];
  return colours.every((each) => photographsOf(sku, each).length > 0);
}

function partsOf({ more }: DemoProduct): string[] {
  const links = (more?.['product_links'] ?? []) as readonly { readonly linked_product_sku: string }[];
  return links.map((link) => link.linked_product_sku);
}
