import type { Product } from '#schemas/api/generated/types.gen.ts';

/** A simple product of the wire for a hundred kroner, twenty of it in stock. */
export function wireProduct(sku: string, more: Partial<Product> = {}): Product {
  return {
    id: 1,
    sku,
    name: sku,
    slug: sku.toLowerCase(),
    type_id: 'simple',
    status: 1,
    visibility: 4,
    url_path: sku.toLowerCase(),
    price_incl_tax: 100,
    original_price_incl_tax: 100,
    stock: { is_in_stock: true, qty: 20 },
    updated_at: '2026-01-01 00:00:00',
    ...more,
  };
}
