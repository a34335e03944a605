import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import { shopBasics, TAX_CLASS_ID } from '#server/import/shop-basics.ts';
import type { WireDocument } from '#server/store/collections.ts';

const options = (
  code: string,
  id: number,
  label: string,
  values: readonly (readonly [number, string, string?])[],
): WireDocument => ({
  id,
  attribute_id: id,
  attribute_code: code,
  frontend_label: label,
  options: values.map(([value, name, swatch]) => ({ value, label: name, ...(swatch ? { swatch } : {}) })),
});

const shared = { status: 1, visibility: 4, tax_class_id: TAX_CLASS_ID, created_at: '2026-01-01 00:00:00' };

const simple = (id: number, sku: string, price: number, qty: number, more: object = {}): WireDocument => ({
  ...shared,
  id,
  sku,
  name: sku,
  type_id: 'simple',
  slug: sku.toLowerCase(),
  url_path: `stue/${sku.toLowerCase()}`,
  image: '/drawn/lamp-black.svg',
  category_ids: [3, 4],
  price_incl_tax: price,
  original_price_incl_tax: price,
  stock: { is_in_stock: qty > 0, qty, manage_stock: true },
  description: `<p>${sku} er en lampe.</p>`,
  ...more,
});

/** A text option that costs extra; `price` in net kroner. */
const text = (option_id: number, title: string, price: number): object => ({
  option_id,
  title,
  type: 'field',
  is_require: false,
  max_characters: 2000,
  price,
  price_type: 'fixed',
});

const variant = (id: number, sku: string, color: number, price: number, qty: number): object => ({
  id,
  sku,
  status: 1,
  color,
  image: `/drawn/sofa-3-${color === 52 ? 'grey' : 'beige'}.svg`,
  price_incl_tax: price,
  original_price_incl_tax: price,
  stock: { is_in_stock: qty > 0, qty, manage_stock: true },
});

const sofa: WireDocument = {
  ...simple(10, 'SOFA', 9990, 60),
  type_id: 'configurable',
  name: 'Nordvik 3-seters sofa',
  product_name_1: 'Nordvik',
  product_name_2: '3-seters sofa',
  image: '/drawn/sofa-3-grey.svg',
  url_path: 'stue/sofaer/nordvik',
  category_ids: [3, 5],
  product_brand: 1,
  product_width: 228,
  configurable_options: [
    {
      attribute_id: 93,
      attribute_code: 'color',
      label: 'Farge',
      values: [
        { value_index: 52, label: 'Grå' },
        { value_index: 57, label: 'Beige' },
      ],
    },
  ],
  configurable_children: [variant(11, 'SOFA-GREY', 52, 9990, 40), variant(12, 'SOFA-BEIGE', 57, 10_990, 20)],
};

const category = (id: number, parent: number, level: number, name: string, path: string): WireDocument => ({
  id,
  parent_id: parent,
  name,
  slug: `${path.split('/').at(-1)}-${id}`,
  url_key: path.split('/').at(-1)!,
  url_path: path,
  level,
  position: id,
  is_active: true,
  product_count: 2,
});

/** A shop that is small enough to remember: two lamps, a vase and a sofa in two colours. */
export function testCatalogue(): ImportedCatalogue {
  return {
    documents: {
      ...shopBasics(),
      products: [
        sofa,
        simple(20, 'LAMP', 1290, 500, { custom_options: [text(1, 'Hilsen', 0), text(7, 'Gravering', 80)] }),
        simple(21, 'TABLE-LAMP', 490, 8, { special_price_incl_tax: 390, custom_options: [text(7, 'Gravering', 80)] }),
        simple(22, 'VASE', 249, 0),
      ],
      categories: [
        category(3, 2, 2, 'Stue', 'stue'),
        category(4, 3, 3, 'Lamper', 'stue/lamper'),
        category(5, 3, 3, 'Sofaer', 'stue/sofaer'),
      ],
      attributes: [
        options('color', 93, 'Farge', [
          [52, 'Grå', '#8a8a86'],
          [57, 'Beige', '#d9cbb4'],
        ]),
        options('product_brand', 94, 'Merke', [[1, 'Nordvik']]),
      ],
      navigation: [{ id: 'navigation', navItems: [], footerItems: [] }],
      url_rewrites: [
        { id: 'gammel-sofa', request_path: 'gammel-sofa', relative_url: 'stue/sofaer', redirectCode: 301 },
      ],
    },
    rejections: [],
  };
}
