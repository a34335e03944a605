/** A filter of listings. Its code is the code of the attribute, and is used in addresses (D79) and handles. */
export interface FacetConfig {
  readonly code: string;
  /** What one value is: an attribute option, a bucket of numbers, or a showroom that has the product. */
  readonly kind: 'options' | 'range' | 'showroom' | 'stock' | 'type';
  readonly isMultiChoice: boolean;
  /** The number that a range looks at: `price` is the current price in minor units, `cm` a measure in cm. */
  readonly unit?: 'price' | 'cm';
}

/** Measures of a product with a length in cm (spec 3: measurements). */
const lengthFields = [
  'product_width',
  'product_depth',
  'product_height',
  'product_seat_width',
  'product_seat_depth',
  'product_seat_height',
  'product_table_height',
  'product_thickness',
  'product_leg_distance',
  'product_pole_diameter',
] as const;

/** The ten lengths, and the weight in kg. */
export const measureFields = [...lengthFields, 'weight'] as const;

const options = (code: string): FacetConfig => ({ code, kind: 'options', isMultiChoice: false });
const measure = (code: string): FacetConfig => ({ code, kind: 'range', isMultiChoice: false, unit: 'cm' });

/** Filters in the order they are shown (spec 9: filters named; all single-choice but product_type). */
export const facetConfigs: readonly FacetConfig[] = [
  options('color'),
  options('product_brand'),
  { code: 'price', kind: 'range', isMultiChoice: false, unit: 'price' },
  options('product_material'),
  options('product_function'),
  options('product_form'),
  options('product_campaign'),
  { code: 'product_showroom', kind: 'showroom', isMultiChoice: false },
  { code: 'stock', kind: 'stock', isMultiChoice: false },
  options('product_sale_status'),
  options('product_collection'),
  { code: 'product_type', kind: 'type', isMultiChoice: true },
  ...lengthFields.map(measure),
];

/** Attribute codes whose option ids a listing can filter by. */
export const optionFacetCodes: readonly string[] = facetConfigs
  .filter((facet) => facet.kind === 'options')
  .map((facet) => facet.code);

/** Half-open buckets `[from, to)` in the unit of the facet; `null` is open-ended (D36). */
export interface RangeBucket {
  readonly from: number | null;
  readonly to: number | null;
}

const bucketsOf = (limits: readonly number[]): RangeBucket[] =>
  [null, ...limits].map((from, index) => ({ from, to: limits[index] ?? null }));

/** Price ranges in major units by currency (spec 9: price ranges; D77: configured per currency). */
const priceRanges: Readonly<Record<string, readonly RangeBucket[]>> = {
  NOK: bucketsOf([400, 800, 2400, 5600, 8000, 12_000, 20_000]),
  SEK: bucketsOf([400, 800, 2400, 5600, 8000, 12_000, 20_000]),
};

const measureRanges: Readonly<Record<string, readonly RangeBucket[]>> = {
  product_width: bucketsOf([60, 120, 180, 240, 300]),
  product_depth: bucketsOf([40, 80, 120, 180]),
  product_height: bucketsOf([40, 75, 100, 150]),
  product_seat_width: bucketsOf([50, 60, 120, 180]),
  product_seat_depth: bucketsOf([45, 50, 55, 60]),
  product_seat_height: bucketsOf([40, 45, 50]),
  product_table_height: bucketsOf([40, 50, 70, 90]),
  product_thickness: bucketsOf([1, 2, 3, 5, 20]),
  product_leg_distance: bucketsOf([80, 110, 140]),
  product_pole_diameter: bucketsOf([2, 3, 4, 5]),
} satisfies Readonly<Record<(typeof lengthFields)[number], readonly RangeBucket[]>>;

/** The buckets of a range facet: major currency units for the price, centimetres for a measure. */
export function rangeBuckets(code: string, currency: string): readonly RangeBucket[] {
  return (code === 'price' ? priceRanges[currency] : measureRanges[code]) ?? [];
}
