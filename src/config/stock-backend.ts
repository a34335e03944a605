/**
 * How a stock vue-storefront-api is asked for a store view (decisions 028, 085). The server reads it from its environment, and every page
 * says it; a page that says nothing is of a shop whose backend keeps the whole contract.
 */
export interface StockBackend {
  /** The index of the store's catalogue, which the backend names `vue_storefront_catalog` or `vue_storefront_catalog_de`. */
  readonly index: string;
  /** What the backend calls the store; empty: its default one. */
  readonly storeCode: string;
  readonly storeId: number;
  /** The country whose tax is in the prices that shoppers see. */
  readonly taxCountry: string;
  /** Whether prices of the index that no tax was added to are gross already. */
  readonly arePricesGross: boolean;
  /** Whether it also has an index of articles, `cms_blog`, which the project itself does not fill. */
  readonly hasMagazine: boolean;
}

/** The backend's settings of each store view, by its code: what a page says in `data-stock`, as JSON. */
export type StockBackends = Readonly<Record<string, StockBackend>>;

/**
 * Short field names in compact answers about products, and what they stand for: `products.fieldsToCompact` of the project. A shop that
 * changed them there answers with full names, which are understood too.
 */
export const compactFieldNames: Readonly<Record<string, string>> = {
  mp: 'minimal_price',
  ho: 'has_options',
  u: 'url_key',
  s: 'status',
  ro: 'required_options',
  nm: 'name',
  tci: 'tax_class_id',
  desc: 'description',
  mrp: 'minimal_regular_price',
  fp: 'final_price',
  p: 'price',
  sp: 'special_price',
  ofp: 'original_final_price',
  op: 'original_price',
  osp: 'original_special_price',
  fpit: 'final_price_incl_tax',
  opit: 'original_price_incl_tax',
  pit: 'price_incl_tax',
  spit: 'special_price_incl_tax',
  fpt: 'final_price_tax',
  pt: 'price_tax',
  spt: 'special_price_tax',
  opt: 'original_price_tax',
  i: 'image',
  si: 'small_image',
  t: 'thumbnail',
};

/** Prices that a variant in a compact answer leaves out where its product has the same: those of `products.fieldsToCompress`. */
export const inheritedPriceNames: readonly string[] = [
  'final_price',
  'price',
  'special_price',
  'final_price_incl_tax',
  'price_incl_tax',
  'special_price_incl_tax',
];

/** Another number of products than is explained is reason to walk through all of them early, but not more often than this. */
export const PRODUCTS_RENEWAL_PAUSE_MS = 600_000;
