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

/** Products beside each other: a column each, a row for what can be compared. */
export interface ComparisonView {
  readonly columns: readonly ComparisonColumn[];
  readonly rows: readonly ComparisonRow[];
}

export interface ComparisonColumn extends ComparedArticle {
  /** Where it stands: one that is gone, or not on this device, keeps its column. */
  readonly state: Answer<unknown>['state'];
  readonly product: ComparedProductView | null;
}

export type ComparedProductView = Pick<ProductView, 'path' | 'name1' | 'name2' | 'hasDetails'> & {
  readonly image: string | null;
  /** Which of its variants it is, such as its colour; empty where it has none. */
  readonly variant: string;
  /** What was marked is not sold any more; this is the nearest to it (D43). */
  readonly isNearest: boolean;
};

interface Row<T> {
  readonly code: string;
  /** A value for each column; `null`: nobody said. */
  readonly values: readonly (T | null)[];
  /** Those who look at it see something else in one column than in another. */
  readonly isDifferent: boolean;
}

export type ComparisonRow =
  | (Row<PriceView> & { readonly kind: 'price' })
  | (Row<StockBadge> & { readonly kind: 'stock' })
  | (Row<string> & { readonly kind: 'attribute'; readonly label: string })
  | (Row<boolean> & { readonly kind: 'yesNo'; readonly label: string })
  /** Numbers of one unit have the same number of digits behind the point, in all rows. */
  | (Row<number> & { readonly kind: 'measure'; readonly unit: 'cm' | 'kg'; readonly digits: number });

type AttributeValues = Readonly<Record<string, readonly OptionValue[]>>;

/** A product that was asked for, with what it says about attributes; without a view there is nothing to compare. */
export interface Compared {
  readonly article: ComparedArticle;
  readonly state: ComparisonColumn['state'];
  readonly view: ProductView | null;
  readonly attributes: AttributeValues;
}

/** Products in the order they were marked in; rows that nobody has anything for are left out. */
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

/** What an article says about attributes: a variant has one of the values that its product has. */
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

/** A row over those columns that have a product; the others say nothing and differ from none. */
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

/** The brand, then what is comparable, in the order of a listing's filters; after that by name. */
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

/** The labels of values in the order of the attribute's options, whatever order they come in; then bare texts. */
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
  const rows = measureFields.map((field) =>
    row(field, compared, ({ measures }) => rounded(measures.find((measure) => measure.field === field)?.value)),
  );
  const unitOf = (code: string): 'cm' | 'kg' => (code === 'weight' ? 'kg' : 'cm');
  const digitsOf = (unit: 'cm' | 'kg'): number => {
    const numbers = rows.filter(({ code }) => unitOf(code) === unit).flatMap(({ values }) => values);
    return numbers.every((value) => value === null || Number.isInteger(value)) ? 0 : 1;
  };
  return rows.map((each) => {
    const unit = unitOf(each.code);
    return { kind: 'measure', unit, digits: digitsOf(unit), ...each };
  });
}

/** As exact as it is shown: what looks alike is alike. */
function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 10) / 10;
}
