import { childrenOf } from './product-prices.ts';

type Fields = Record<string, unknown>;

/** `products.fieldsToCompact` of the project's own configuration. */
export const shortNames: Readonly<Record<string, string>> = {
  minimal_price: 'mp',
  has_options: 'ho',
  url_key: 'u',
  status: 's',
  required_options: 'ro',
  name: 'nm',
  tax_class_id: 'tci',
  description: 'desc',
  minimal_regular_price: 'mrp',
  final_price: 'fp',
  price: 'p',
  special_price: 'sp',
  original_final_price: 'ofp',
  original_price: 'op',
  original_special_price: 'osp',
  final_price_incl_tax: 'fpit',
  original_price_incl_tax: 'opit',
  price_incl_tax: 'pit',
  special_price_incl_tax: 'spit',
  final_price_tax: 'fpt',
  price_tax: 'pt',
  special_price_tax: 'spt',
  original_price_tax: 'opt',
  image: 'i',
  small_image: 'si',
  thumbnail: 't',
};

/** `products.fieldsToCompress`: a child does not repeat what its parent says of these. */
const saidOnce = [
  'max_regular_price',
  'max_price',
  'minimal_regular_price',
  'final_price',
  'price',
  'special_price',
  'original_final_price',
  'original_price',
  'original_special_price',
  'final_price_incl_tax',
  'price_incl_tax',
  'special_price_incl_tax',
  'final_price_tax',
  'price_tax',
  'special_price_tax',
  'image',
  'small_image',
  'thumbnail',
];

/** Shortens a product as the project does for compact answers. */
export function compactProduct(product: Fields, names: Readonly<Record<string, string>>): Fields {
  for (const child of childrenOf(product)) {
    for (const field of saidOnce) if (child[field] === product[field]) delete child[field];
  }
  const { configurable_children: children, ...own } = product;
  const short = shortened(own, names);
  return children === undefined
    ? short
    : { ...short, configurable_children: childrenOf(product).map((child) => shortened(child, names)) };
}

function shortened(fields: Fields, names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [Object.hasOwn(names, name) ? names[name]! : name, value]),
  );
}
