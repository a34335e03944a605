/** What goes wrong in exports of real back offices, collection by collection. */

const LONG_NAME = 'Kjempelangtsammensattsofanavn'.repeat(345);
const HOSTILE_NAME = '<img src=x onerror="__ran=1"><script>__ran=1</script>Krakk';
const HOSTILE_HTML = `${HOSTILE_NAME}<p onclick="__ran=1">Til hallen.</p><iframe src="javascript:__ran=1"></iframe>`;

type Document = Readonly<Record<string, unknown>>;

export const product = (id: number, changes: Document = {}): Document => ({
  id,
  sku: `ODD-${id}`,
  name: `Krakk ${id}`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  slug: `krakk-${id}`,
  url_path: `stue/krakk-${id}`,
  category_ids: [3],
  price_incl_tax: 500,
  original_price_incl_tax: 500,
  stock: { is_in_stock: true, qty: 5 },
  created_at: '2026-01-01 00:00:00',
  ...changes,
});

export const category = (id: number, parent: number, changes: Document = {}): Document => ({
  id,
  parent_id: parent,
  name: `Rom ${id}`,
  slug: `rom-${id}`,
  url_key: `rom-${id}`,
  url_path: `rom-${id}`,
  level: 2,
  position: 9,
  is_active: true,
  product_count: 1,
  ...changes,
});

const without = (document: Document, ...fields: readonly string[]): Document =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));

/** Marks a place for children that are nested too deeply for any recursion; `asJson` writes them out. */
const BOTTOMLESS = 'bottomless';
const DEPTH = 20_000;

/** Writes a value as JSON, with the nesting that `JSON.stringify` could not walk through. */
export function asJson(value: unknown): string {
  const nested = `${'[{"id":1,"children_data":'.repeat(DEPTH)}[]${'}]'.repeat(DEPTH)}`;
  return JSON.stringify(value).replaceAll(`"${BOTTOMLESS}"`, nested);
}

const child = (changes: Document): Document => ({ id: 9300, sku: 'ODD-CHILD', color: 52, ...changes });
const configurable = (id: number, changes: Document, children: readonly unknown[]): Document =>
  product(id, {
    type_id: 'configurable',
    configurable_options: [
      { attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [{ value_index: 52, label: 'Grå' }] },
    ],
    configurable_children: children,
    ...changes,
  });

/** Documents that cannot be read, by collection; each of them counts as one. */
export const unreadable: Readonly<Record<string, readonly (readonly [what: string, document: unknown])[]>> = {
  products: [
    ['no document at all', null],
    ['no sku', without(product(9001), 'sku')],
    ['no name', without(product(9002), 'name')],
    ['no id', without(product(9003), 'id')],
    ['no kind', without(product(9004), 'type_id')],
    ['half an id', product(9005, { id: 9005.5 })],
    ['a number for a name', product(9006, { name: 12 })],
    ['a kind that does not exist', product(9007, { type_id: 'sofa' })],
    ['a text for a price', product(9008, { price_incl_tax: 'gratis' })],
    ['a text for the stock', product(9009, { stock: 'in stock' })],
    ['an object for categories', product(9010, { category_ids: { 0: 3 } })],
    ['a text for pictures', product(9011, { media_gallery: '/sofa.jpg' })],
    ['a visibility that does not exist', product(9012, { visibility: 9 })],
    ['a child without a sku', configurable(9013, {}, [without(child({}), 'sku')])],
    ['nothing for a child', configurable(9014, {}, [null])],
  ],
  categories: [
    ['no parent', without(category(9101, 3), 'parent_id')],
    ['a text for its level', category(9102, 3, { level: 'top' })],
    ['no address', without(category(9103, 3), 'url_path')],
    ['nested without an end', category(9104, 3, { children_data: BOTTOMLESS })],
  ],
  attributes: [
    ['no options', { id: 9201, attribute_id: 9201, attribute_code: 'odd' }],
    ['no code', { id: 9202, attribute_id: 9202, options: [] }],
    ['an option without label', { id: 9203, attribute_id: 9203, attribute_code: 'odd', options: [{ value: 1 }] }],
  ],
  taxrules: [
    ['a text for its rate', { id: 92, product_tax_class_ids: [2], rates: [{ rate: '25 %', tax_country_id: 'NO' }] }],
  ],
  navigation: [['links without titles', { id: 'odd', navItems: [{ id: 'x' }], footerItems: [] }]],
  store_settings: [['nothing but an id', { id: 'odd' }]],
  showrooms: [['no city', { id: 99, name: 'Nowhere' }]],
  cms_pages: [['no text', { id: 900, identifier: 'odd', title: 'Odd', active: true }]],
  cms_blocks: [['a number for its text', { id: 901, identifier: 'odd', content: 12 }]],
  url_rewrites: [['a code that is none', { id: 'odd', request_path: 'odd', relative_url: 'x', redirectCode: 404 }]],
  price_history: [['no entries', { id: 'ODD', sku: 'ODD' }]],
};

/** Documents that the contract allows and no shop wants; the shop shows as much of them as is safe. */
export const odd: Readonly<Record<string, readonly Document[]>> = {
  products: [
    product(9050, { name: LONG_NAME, product_name_1: LONG_NAME, product_name_2: LONG_NAME }),
    product(9051, { name: HOSTILE_NAME, product_name_1: HOSTILE_NAME, description: HOSTILE_HTML }),
    product(9052, { name: '   ' }),
    product(9053, { price_incl_tax: -5, original_price_incl_tax: -5 }),
    without(product(9054), 'price_incl_tax', 'original_price_incl_tax'),
    without(product(9055), 'slug', 'stock', 'category_ids', 'tax_class_id'),
    product(9056, { category_ids: ['x', -1, 3, 987_654_321], tax_class_id: 'none', created_at: '9999-99-99 99:99:99' }),
    configurable(9060, { price_incl_tax: 900, original_price_incl_tax: 900 }, [
      child({ sku: 'ODD-9060-PRICELESS', price_incl_tax: null, original_price_incl_tax: null }),
    ]),
    without(
      configurable(9061, {}, [child({ id: 9301, sku: 'ODD-9061-PRICELESS' })]),
      'price_incl_tax',
      'original_price_incl_tax',
    ),
    // In every category below that belongs to a circle, because a category without products is not in the menu.
    configurable(9062, { configurable_options: [], category_ids: [3, 9150, 9151, 9152, 9153, 9154] }, []),
    product(9063, { type_id: 'grouped', product_links: [{ link_type: 'associated', linked_product_sku: 'ODD-9063' }] }),
    product(9064),
    product(9064, { name: 'Krakk, andre utgave' }),
  ],
  categories: [
    category(9150, 9151),
    category(9151, 9150),
    category(9152, 9152, { name: LONG_NAME }),
    category(9153, 9154, { level: 3, name: HOSTILE_NAME }),
    category(9154, 9153, { level: 3 }),
  ],
};

/** How many documents of all collections cannot be read. */
export function unreadableCount(): number {
  return Object.values(unreadable).reduce((sum, rows) => sum + rows.length, 0);
}
