import { measureFields, optionFacetCodes } from '#config/facets.ts';
import type { Answer } from '../answer.ts';
import type { ComparedArticle } from '../comparison.ts';
import type { OptionValue, ProductDetails, ProductSummary } from '../product.ts';
import type { Attribute } from '../references.ts';
import type { StockBadge } from '../stock.ts';
import { inLocale } from '../translations.ts';
import { variantBySku } from '../variants.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { PriceView } from './price-view.ts';
import type { ProductView } from './product.ts';

const BRAND = 'product_brand';
const NAMED_MEASURES: ReadonlySet<string> = new Set(measureFields);

/** Products beside each other: a column for each, and a row for each property that can be compared. */
export interface ComparisonView {
  readonly columns: readonly ComparisonColumn[];
  readonly rows: readonly ComparisonRow[];
}

export interface ComparisonColumn extends ComparedArticle {
  /** The state of the product; one that is gone, or not on this device, keeps its column. */
  readonly state: Answer<unknown>['state'];
  readonly product: ComparedProductView | null;
}

export type ComparedProductView = Pick<ProductView, 'path' | 'name1' | 'name2' | 'hasDetails'> & {
  readonly image: string | null;
  /** The variant in words, such as its colour; empty without variants. */
  readonly variant: string;
  /** The marked variant is not sold any more; this is the nearest to it (D43). */
  readonly isNearest: boolean;
};

interface Row<T> {
  readonly code: string;
  /** A value for each column; `null` if it is unknown. */
  readonly values: readonly (T | null)[];
  /** Whether the columns show different values. */
  readonly isDifferent: boolean;
}

export type ComparisonRow =
  | (Row<PriceView> & { readonly kind: 'price' })
  | (Row<StockBadge> & { readonly kind: 'stock' })
  | (Row<string> & { readonly kind: 'attribute'; readonly label: string })
  | (Row<boolean> & { readonly kind: 'yesNo'; readonly label: string })
  | (Row<number> & { readonly kind: 'measure'; readonly unit: 'cm' | 'kg' });

type AttributeValues = Readonly<Record<string, readonly OptionValue[]>>;

/** A marked product with its attribute values; without a view there is nothing to compare. */
export interface Compared {
  readonly article: ComparedArticle;
  readonly state: ComparisonColumn['state'];
  readonly view: ProductView | null;
  readonly attributes: AttributeValues;
}

/** The marked products in their order; rows in which no product has a value are left out. */
export function comparisonView(compared: readonly Compared[], context: CatalogueContext): ComparisonView {
  const rows: ComparisonRow[] = [
    {
      kind: 'price',
      ...row(
        'price',
        compared,
        ({ chosen }) => chosen.price,
        ({ amountMinor }) => amountMinor,
      ),
    },
    { kind: 'stock', ...row('stock', compared, ({ chosen }) => chosen.stock) },
    ...attributeRows(compared, context),
    ...measureRows(compared),
  ];
  return {
    columns: compared.map(({ article, state, view }) => ({ ...article, state, product: view && productOf(view) })),
    rows: rows.filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** The attribute values of an article; a variant has one of its product's values. */
export function attributesOfArticle(
  summary: ProductSummary,
  details: ProductDetails | null,
  sku: string,
): AttributeValues {
  const own = Object.entries(variantBySku(summary, sku)?.values ?? {}).map(([code, value]) => [code, [value]] as const);
  return { ...details?.attributes, ...summary.attributes, ...Object.fromEntries(own) };
}

function productOf({ path, name1, name2, hasDetails, gallery, chosen }: ProductView): ComparedProductView {
  const variant = chosen.optionLabels.map(({ value }) => value).join(', ');
  const [picture] = gallery;
  return { path, name1, name2, hasDetails, image: picture?.image ?? null, variant, isNearest: chosen.isNearest };
}

/** A row with values only for the columns that have a product; the others are `null` and do not count as different. */
function row<T extends object | string | number | boolean>(
  code: string,
  compared: readonly Compared[],
  valueOf: (view: ProductView, compared: Compared) => T | null,
  shownOf: (value: T) => unknown = (value) => value,
): Row<T> {
  const values = compared.map((each) => each.view && valueOf(each.view, each));
  const shown = values.filter((_value, index) => compared[index]!.view).map((value) => value && shownOf(value));
  return { code, values, isDifferent: new Set(shown).size > 1 };
}

/**
 * Rows of attributes: the brand first, then the comparable ones in the order of a listing's filters, then the rest by
 * name.
 */
function attributeRows(compared: readonly Compared[], context: CatalogueContext): ComparisonRow[] {
  const known = [...context.attributes.values()].map((attribute) => inLocale(attribute, context.locale));
  const byName = new Intl.Collator(context.locale);
  return known
    .filter(({ code, isComparable }) => code === BRAND || (isComparable && !NAMED_MEASURES.has(code)))
    .sort((a, b) => rank(a) - rank(b) || byName.compare(a.label, b.label))
    .map(({ code, label }) => {
      const attribute = context.attributes.get(code)!;
      if (attribute.isYesNo)
        return { kind: 'yesNo', label, ...row(code, compared, (_view, { attributes }) => yesNo(attributes[code])) };
      const textOf = (values: readonly OptionValue[] = []): string | null => labelsOf(attribute, values, context);
      return { kind: 'attribute', label, ...row(code, compared, (_view, { attributes }) => textOf(attributes[code])) };
    });
}

function rank({ code }: Attribute): number {
  if (code === BRAND) return -1;
  const place = optionFacetCodes.indexOf(code);
  return place === -1 ? optionFacetCodes.length : place;
}

/**
 * The labels of values in the order of the attribute's options, whatever the order of the values; texts without an
 * option come last.
 */
function labelsOf({ options }: Attribute, values: readonly OptionValue[], { locale }: CatalogueContext): string | null {
  const asked = new Set(values.map(String));
  const known = options.filter(({ value }) => asked.has(value));
  for (const { value } of known) asked.delete(value);
  const labels = [...known.map((option) => inLocale(option, locale).label), ...[...asked].sort()];
  return labels.length > 0 ? [...new Set(labels)].join(', ') : null;
}

function yesNo(values: readonly OptionValue[] = []): boolean | null {
  const [value] = values.map(String);
  return value === '1' || value === '0' ? value === '1' : null;
}

function measureRows(compared: readonly Compared[]): ComparisonRow[] {
  return measureFields.map((field) => ({
    kind: 'measure',
    unit: field === 'weight' ? 'kg' : 'cm',
    ...row(field, compared, ({ measures }) => rounded(measures.find((measure) => measure.field === field)?.value)),
  }));
}

/** Rounded as it is shown, so that values that look the same count as the same. */
function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 10) / 10;
}
