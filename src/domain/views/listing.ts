import { AGGREGATION_SIZE_DEFAULT, aggregationSizes } from '#config/limits.ts';
import { type FacetConfig, facetConfigs, rangeBuckets } from '#config/facets.ts';
import type { FacetAnswer } from '../catalogue-index/answer.ts';
import { type Category, categoryTrail } from '../category.ts';
import { formatRange } from '../format-range.ts';
import { type Filters, parseRange } from '../listing.ts';
import { categoryPath } from '../paths.ts';
import type { Spread } from '../spread.ts';
import { inLocale } from '../translations.ts';
import { type BannerView, bannerOf, bannersAt } from './banner.ts';
import type { CardView } from './card.ts';
import { type CatalogueContext, knownLabel, optionSwatch } from './catalogue-context.ts';
import { rangeLabel } from './range-label.ts';
import { nearOnes } from './showrooms-of.ts';

/** A page of products with the facets that narrow it down. */
export interface ListingView extends ListingFrame {
  readonly total: number;
  readonly cards: readonly CardView[];
  readonly facets: readonly FacetView[];
  /** False while products of this listing may still be on their way to the device. */
  readonly isComplete: boolean;
}

/** What a category page shows around its products. */
export interface ListingFrame {
  readonly title: string;
  readonly trail: readonly TrailStep[];
  readonly head: BannerView | null;
  readonly children: readonly CategoryTile[];
  /** The banners between the products. */
  readonly banners: readonly BannerView[];
}

/** A category right below another one. */
export interface CategoryTile extends TrailStep {
  readonly image: string | null;
  readonly productCount: number;
}

/** A step of the breadcrumbs, or a link to a category. */
export interface TrailStep {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly slug: string;
}

export interface FacetView {
  readonly code: string;
  /** `null`: the interface has the text, under the facet's code. */
  readonly label: string | null;
  readonly kind: FacetConfig['kind'];
  readonly isMultiChoice: boolean;
  /** Whether it is one of a product's measures, which are shown together. */
  readonly isMeasure: boolean;
  readonly options: readonly FacetOptionView[];
  /** How the numbers of a range facet are spread over the list; `null` where there is nothing to choose between. */
  readonly spread: Spread | null;
}

export interface FacetOptionView {
  readonly value: string;
  /** `null`: the interface may have the text. */
  readonly label: string | null;
  readonly count: number;
  readonly isChosen: boolean;
  readonly swatch: string | null;
  /** Whether it is a range of the shopper's own, which is not offered to choose from. */
  readonly isOwn?: true;
}

/** Facets with their options: ranges from low to high, others by the number of products they show. */
export function facetViews({ facets, spreads }: FacetAnswer, filters: Filters, context: CatalogueContext): FacetView[] {
  return facetConfigs.flatMap((facet) => {
    const chosen = filters[facet.code] ?? [];
    const counted = new Map((facets.get(facet.code) ?? []).map(({ value, count }) => [value, count]));
    for (const value of chosen) if (!counted.has(value)) counted.set(value, 0);
    if (counted.size === 0) return [];
    const attribute = context.attributes.get(facet.code);
    const buckets = rangeBuckets(facet.code, context.store.currency.code).map(formatRange);
    const isOwn = (value: string): boolean => facet.kind === 'range' && !buckets.includes(value);
    const options = offered(
      facet,
      inOrder(facet, counted, buckets).map(([value, count]) => ({
        value,
        label: isOwn(value) ? rangeLabel(facet, value, context, true) : valueLabel(facet, value, context),
        count,
        isChosen: chosen.includes(value),
        swatch: facet.kind === 'options' ? optionSwatch(context, facet.code, value) : null,
        ...(isOwn(value) && { isOwn: true }),
      })),
      context,
    );
    if (options.length === 0) return [];
    const spread = spreads.get(facet.code);
    return {
      code: facet.code,
      label: attribute ? inLocale(attribute, context.locale).label : null,
      kind: facet.kind,
      isMultiChoice: facet.isMultiChoice,
      isMeasure: facet.unit === 'cm',
      options,
      spread: spread && spread.from < spread.to ? spread : null,
    };
  });
}

/**
 * Options with a name, as many as the facet shows at most (spec 9: aggregation sizes), and of showrooms those of the store view's
 * country; chosen ones are always included.
 */
function offered(
  { code, kind }: FacetConfig,
  options: readonly FacetOptionView[],
  context: CatalogueContext,
): FacetOptionView[] {
  const isNamed = ({ label }: FacetOptionView): boolean => label !== null || kind === 'stock' || kind === 'type';
  const counted = context.showrooms.filter(({ id }) => options.some(({ value }) => value === id));
  const near = new Set(nearOnes(counted, context).map(({ id }) => id));
  const isNear = ({ value }: FacetOptionView): boolean => kind !== 'showroom' || near.has(value);
  const named = options.filter((option) => option.isChosen || (isNamed(option) && isNear(option)));
  const size = kind === 'options' ? (aggregationSizes[code] ?? AGGREGATION_SIZE_DEFAULT) : named.length;
  return named.filter(({ isChosen }, place) => place < size || isChosen);
}

function inOrder(
  facet: FacetConfig,
  counted: ReadonlyMap<string, number>,
  buckets: readonly string[],
): (readonly [string, number])[] {
  const entries = [...counted];
  if (facet.kind !== 'range') return entries.sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  const start = (value: string): number => parseRange(value)?.from ?? 0;
  return entries.sort(([a], [b]) => buckets.indexOf(a) - buckets.indexOf(b) || start(a) - start(b));
}

/** The text of a value, or `null` if the interface has it. */
export function valueLabel(facet: FacetConfig, value: string, context: CatalogueContext): string | null {
  if (facet.kind === 'range') return rangeLabel(facet, value, context);
  if (facet.kind === 'showroom') return context.showrooms.find(({ id }) => id === value)?.name ?? null;
  return facet.kind === 'options' ? knownLabel(context, facet.code, value) : null;
}

/** What a category page shows around its products; `null` for an unknown category. */
export function listingFrame(categoryId: string, filters: Filters, context: CatalogueContext): ListingFrame | null {
  const trail = trailOf(categoryId, context);
  const category = context.categories.find(({ id }) => id === categoryId);
  if (!category || trail.length === 0) return null;
  // With filters the head and banners are left out, because the shopper is looking for something.
  const isNarrowed = Object.keys(filters).length > 0;
  return {
    title: trail.at(-1)!.name,
    trail,
    head: bannerOf('head', context, category.urlPath),
    children: childrenOf(categoryId, context),
    banners: isNarrowed ? [] : bannersAt('product', context, category.urlPath),
  };
}

/** The breadcrumbs of a category; one above it that is not shown has no page to lead to. */
export function trailOf(categoryId: string, { categories, locale }: CatalogueContext): TrailStep[] {
  const shown = categoryTrail(categories, categoryId).filter(({ id, isActive }) => isActive || id === categoryId);
  return shown.map((category) => step(category, locale));
}

/** Active categories right below one that have products. */
function childrenOf(categoryId: string, { categories, locale, countIn }: CatalogueContext): CategoryTile[] {
  return categories
    .filter(({ id, parentId }) => parentId === categoryId && id !== categoryId)
    .filter((category) => category.isActive && countIn(category) > 0)
    .sort((a, b) => a.position - b.position)
    .map((category) => ({
      ...step(category, locale),
      image: category.image,
      productCount: countIn(category),
    }));
}

function step(category: Category, locale: string): TrailStep {
  const { id, name, slug } = inLocale(category, locale);
  return { id, name, path: categoryPath(category), slug };
}
