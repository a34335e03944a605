/** Lengths in centimetres, as far as they are drawn. */
export interface Measures {
  readonly width?: number;
  readonly depth?: number;
  readonly height?: number;
  readonly seatHeight?: number;
  readonly thickness?: number;
  readonly legDistance?: number;
  readonly poleDiameter?: number;
}

/** What the studio has to know of a product that the shop sells. */
export interface Product {
  readonly sku: string;
  readonly measures: Measures;
  /** The colours that it comes in, its first one first. */
  readonly colours: readonly string[];
  /** The measures of each of its variants that has some of its own. */
  readonly sizes: readonly Measures[];
}

type Written = Readonly<Record<string, unknown>>;

const fields: Readonly<Record<keyof Measures, string>> = {
  width: 'product_width',
  depth: 'product_depth',
  height: 'product_height',
  seatHeight: 'product_seat_height',
  thickness: 'product_thickness',
  legDistance: 'product_leg_distance',
  poleDiameter: 'product_pole_diameter',
};

const files = import.meta.glob<readonly Written[]>('../../demo/products/*.json', { eager: true, import: 'default' });

const products = new Map(
  Object.values(files)
    .flat()
    .map((written) => [String(written['sku']), productFrom(written)]),
);

/** A product of the demo shop. */
export function productOf(sku: string): Product {
  const product = products.get(sku);
  if (!product) throw new Error(`The demo shop has no product ${sku}.`);
  return product;
}

function productFrom(written: Written): Product {
  const variants = (written['configurable_children'] ?? []) as readonly Written[];
  const colours = (variants.length > 0 ? variants : [written]).map(({ color }) => String(color));
  return {
    sku: String(written['sku']),
    measures: measuresFrom(written),
    colours: [...new Set(colours)],
    sizes: variants.map(measuresFrom).filter((measures) => Object.keys(measures).length > 0),
  };
}

function measuresFrom(written: Written): Measures {
  const known = Object.entries(fields).filter(([, field]) => written[field] !== undefined);
  return Object.fromEntries(known.map(([name, field]) => [name, Number(written[field])]));
}
