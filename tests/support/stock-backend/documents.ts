/** A document as the indexer of such a shop writes it. */
export type IndexDocument = Readonly<Record<string, unknown>>;

/** What such an index has; whatever else is asked for has no index. */
export type EntityType = 'product' | 'category' | 'attribute' | 'taxrule' | 'cms_page' | 'cms_block';

export type IndexContents = Readonly<Record<EntityType, readonly IndexDocument[]>>;

const inStock = (id: number, qty: number): IndexDocument => ({
  item_id: id,
  product_id: id,
  stock_id: 1,
  qty,
  is_in_stock: qty > 0,
  is_qty_decimal: false,
  use_config_min_qty: true,
  min_qty: 0,
  use_config_manage_stock: true,
  manage_stock: true,
  low_stock_date: null,
});

const picture = (image: string, pos = 1): IndexDocument => ({ typ: 'image', image, pos, lab: null, vid: null });

const times = { created_at: '2025-03-01 08:00:00', updated_at: '2025-06-01 08:00:00' };

/** Fields that every product of an index has; prices are net. */
const product = (id: number, sku: string, name: string, fields: IndexDocument): IndexDocument => {
  const key = `${name.toLowerCase().replaceAll(' ', '-')}-${id}`;
  return {
    id,
    sku,
    name,
    attribute_set_id: 4,
    type_id: 'simple',
    status: 1,
    visibility: 4,
    has_options: '0',
    required_options: '0',
    tax_class_id: 2,
    url_key: key,
    url_path: key,
    slug: key,
    description: `<p>${name} til hjemmet.</p>`,
    special_price: null,
    product_links: [],
    tier_prices: [],
    custom_attributes: null,
    ...times,
    ...fields,
  };
};

const placed = (...categories: (readonly [number, string])[]): IndexDocument => ({
  category_ids: categories.map(([id]) => String(id)),
  category: categories.map(([category_id, name], position) => ({ category_id, name, position })),
});

const pictured = (image: string): IndexDocument => ({
  image,
  small_image: image,
  thumbnail: image,
  media_gallery: [picture(image)],
});

const rug = (id: number, colour: number, price: number, special: number | null): IndexDocument => ({
  id,
  sku: `TEPPE-${colour}`,
  name: `Ryeteppe ${colour}`,
  status: 1,
  visibility: 1,
  tax_class_id: 2,
  has_options: '0',
  price,
  special_price: special,
  color: colour,
  image: `/t/e/teppe-${colour}.jpg`,
  stock: inStock(id, colour === 49 ? 0 : 6),
});

const products: readonly IndexDocument[] = [
  product(101, 'LAMPE-TAK', 'Taklampe Sol', {
    price: 800,
    final_price: 800,
    color: 49,
    ...pictured('/l/a/lampe-tak.jpg'),
    // Some indexers name only the category that it was put into.
    ...placed([11, 'Taklamper']),
    stock: inStock(101, 12),
  }),
  product(102, 'LAMPE-GULV', 'Gulvlampe Vind', {
    price: 1200,
    special_price: 960,
    final_price: 960,
    color: 50,
    ...pictured('/l/a/lampe-gulv.jpg'),
    ...placed([10, 'Lamper'], [12, 'Gulvlamper']),
    stock: inStock(102, 3),
  }),
  product(103, 'LAMPE-BORD', 'Bordlampe Regn', {
    price: 400,
    color: 49,
    ...pictured('/l/a/lampe-bord.jpg'),
    ...placed([10, 'Lamper']),
    stock: inStock(103, 0),
  }),
  product(104, 'TEPPE', 'Ryeteppe', {
    type_id: 'configurable',
    price: 0,
    final_price: 0,
    ...pictured('/t/e/teppe.jpg'),
    ...placed([20, 'Tepper']),
    stock: inStock(104, 1),
    // The indexer leaves out what a client can look up in the attributes.
    configurable_options: [
      {
        id: 4,
        attribute_id: '93',
        label: 'Color',
        position: 0,
        product_id: 104,
        values: [{ value_index: 49 }, { value_index: 50 }],
      },
    ],
    configurable_children: [rug(105, 49, 1000, null), rug(106, 50, 1000, 800)],
    color_options: [49, 50],
  }),
  product(105, 'TEPPE-49', 'Ryeteppe svart', {
    visibility: 1,
    price: 1000,
    color: 49,
    ...pictured('/t/e/teppe-49.jpg'),
    ...placed([20, 'Tepper']),
    stock: inStock(105, 0),
  }),
  product(107, 'PUTE', 'Pute', {
    // Some indexers write numbers as texts.
    price: '200.0000',
    status: '1',
    visibility: '4',
    tax_class_id: '2',
    ...pictured('/p/u/pute.jpg'),
    ...placed([20, 'Tepper']),
    stock: inStock(107, 40),
  }),
  product(108, 'UTGATT', 'Utgått lampe', { status: 2, price: 100, ...placed([10, 'Lamper']), stock: inStock(108, 0) }),
];

const category = (id: number, parent: number, level: number, name: string, fields: IndexDocument): IndexDocument => ({
  id,
  parent_id: parent,
  name,
  is_active: true,
  position: id,
  level,
  product_count: 3,
  children_data: [],
  children_count: '0',
  path: `1/2/${id}`,
  ...times,
  ...fields,
});

const categories: readonly IndexDocument[] = [
  category(2, 1, 1, 'Default Category', { product_count: 0, path: '1/2', url_key: null, url_path: null }),
  category(10, 2, 2, 'Lamper', {
    url_key: 'lamper-10',
    url_path: 'lamper-10',
    slug: 'lamper-10',
    children_data: [{ id: 11 }, { id: 12 }],
  }),
  category(11, 10, 3, 'Taklamper', {
    url_key: 'taklamper-11',
    url_path: 'lamper-10/taklamper-11',
    slug: 'taklamper-11',
  }),
  category(12, 10, 3, 'Gulvlamper', {
    url_key: 'gulvlamper-12',
    url_path: 'lamper-10/gulvlamper-12',
    slug: 'gulvlamper-12',
  }),
  category(20, 2, 2, 'Tepper', { url_key: 'tepper-20', url_path: 'tepper-20', slug: 'tepper-20' }),
];

const attributes: readonly IndexDocument[] = [
  {
    id: 93,
    attribute_id: 93,
    attribute_code: 'color',
    entity_type_id: '4',
    frontend_input: 'select',
    frontend_label: null,
    default_frontend_label: 'Farge',
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: '1',
    is_comparable: '1',
    default_value: '49',
    options: [
      { label: ' ', value: '' },
      { label: 'Svart', value: '49' },
      { label: 'Blå', value: '50' },
    ],
  },
  {
    id: 73,
    attribute_id: 73,
    attribute_code: 'name',
    entity_type_id: '4',
    frontend_input: 'text',
    default_frontend_label: 'Navn',
    is_visible_on_front: '0',
    options: [],
  },
];

/** A tax rule; `country` is where its one rate applies. */
export const taxRule = (country: string): IndexDocument => ({
  id: 1,
  code: 'Mva',
  priority: 0,
  position: 0,
  customer_tax_class_ids: [3],
  product_tax_class_ids: [2],
  tax_rate_ids: [1],
  calculate_subtotal: false,
  rates: [{ id: 1, tax_country_id: country, tax_region_id: 0, tax_postcode: '*', rate: 25, code: country, titles: [] }],
});

const content = {
  active: true,
  store_id: [0],
  creation_time: '2025-01-01 00:00:00',
  update_time: '2025-01-01 00:00:00',
};

/** A small catalogue in the form in which Magento's indexers write it. */
export const indexContents: IndexContents = {
  product: products,
  category: categories,
  attribute: attributes,
  taxrule: [taxRule('NO')],
  cms_page: [{ id: 4, identifier: 'om-oss', title: 'Om oss', content: '<p>Vi selger lamper.</p>', ...content }],
  cms_block: [{ id: 7, identifier: 'kontakt', title: 'Kontakt', content: '<p>Ring oss.</p>', ...content }],
};
