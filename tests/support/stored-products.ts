/** The words of a document in another language. */
export const no = (fields: object): object => ({ 'nb-NO': fields });
const times = { created_at: '2026-01-05 08:00:00', updated_at: '2026-02-05 08:00:00' };
const stock = { is_in_stock: true, qty: 4, manage_stock: true, status: 'discontinued_sellable' };
const special = {
  special_price_incl_tax: 790,
  special_from_date: '2026-03-01',
  special_to_date: '2026-03-31',
};

const piece = (id: number, sku: string, fields: object): object => ({
  id,
  sku,
  name: `Piece ${id}`,
  slug: `piece-${id}`,
  url_path: `living/piece-${id}`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  category_ids: [2, '3'],
  image: '/p/piece.jpg',
  price_incl_tax: 990,
  stock,
  ...times,
  ...fields,
});

const variant = (id: number, sku: string, fields: object): object => ({ id, sku, status: 1, ...fields });

/** A product of each kind, in which every field stands that devices store something of. */
export const products: readonly object[] = [
  piece(1, 'PLAIN', {
    ...special,
    product_name_1: 'Plain',
    product_name_2: 'Lamp',
    original_price_incl_tax: 1290,
    final_price_incl_tax: 890,
    tier_prices: [{ customer_group_id: 2, qty: 1, value: 500 }],
    product_delivery_time: 14,
    product_sale_status: 'discontinued',
    collection_bestseller: 1,
    review_summary: { average: 4.5, count: 12 },
    color: 52,
    product_material: 7,
    product_origin: 'Norway',
    custom_attributes: { product_care: ['Dry'] },
    product_width: 80,
    weight: 12.5,
    product_showroom_stock_1: 3,
    description: '<p>Long</p>',
    short_description: 'Short',
    media_gallery: [
      { image: '/p/b.jpg', pos: 2, lab: 'Behind', translations: no({ lab: 'Bak' }) },
      { image: '/p/a.jpg', pos: 1 },
      { image: '/p/c.jpg', pos: 3, vid: { video_id: 'turning', url: '/films/plain.webm' } },
    ],
    product_links: [
      { sku: 'PLAIN', link_type: 'related', linked_product_sku: 'CHOICE', position: 2 },
      { sku: 'PLAIN', link_type: 'upsell', linked_product_sku: 'SET', position: 1 },
    ],
    custom_options: [
      {
        option_id: 1,
        title: 'Fabric',
        type: 'drop_down',
        is_require: true,
        sort_order: 1,
        values: [{ option_type_id: 4, title: 'Wool', price: 100, price_type: 'fixed', sort_order: 1 }],
      },
      { option_id: 2, title: 'Engraving', type: 'field', is_require: false, max_characters: 20, price: 50 },
    ],
    model_glb: '/models/plain.glb',
    model_usdz: '/models/plain.usdz',
    measure_outline: '/outlines/plain.svg',
    translations: no({ name: 'Enkel', product_name_2: 'Lampe', description: '<p>Lang</p>', short_description: 'Kort' }),
  }),
  piece(2, 'CHOICE', {
    ...special,
    type_id: 'configurable',
    configurable_options: [
      {
        attribute_id: 93,
        attribute_code: 'color',
        label: 'Colour',
        values: [{ value_index: 52, label: 'Grey' }, { value_index: 57 }],
      },
    ],
    configurable_children: [
      variant(3, 'CHOICE-52', {
        name: 'Grey',
        color: 52,
        image: '/p/grey.jpg',
        price_incl_tax: 950,
        stock,
        product_depth: 40,
        product_showroom_stock_2: 1,
        model_usdz: '/models/choice-52.usdz',
        measure_outline: '/outlines/choice-52.svg',
        translations: no({ name: 'Grå' }),
      }),
      variant(4, 'CHOICE-57', { color: 57, status: 2 }),
    ],
  }),
  piece(5, 'BUNDLE', {
    ...special,
    type_id: 'bundle',
    special_price_incl_tax: 80,
    final_price_incl_tax: 500,
    bundle_options: [
      {
        option_id: 1,
        title: 'Legs',
        required: true,
        type: 'radio',
        position: 1,
        product_links: [{ id: 1, sku: 'PLAIN', qty: 2, is_default: true, position: 1 }],
      },
    ],
  }),
  piece(6, 'SET', {
    type_id: 'grouped',
    product_links: [
      { sku: 'SET', link_type: 'associated', linked_product_sku: 'PLAIN', linked_product_type: 'simple', qty: 2 },
    ],
  }),
];
