import type { ArticlePlan, ProductPlan } from '../import/build-product.ts';
import { type PlacedCategory, withAncestors } from '../import/category-tree.ts';
import { type ColourCode, colours } from '../import/colours.ts';
import { drawnPicture, type PictureColour, type PictureKind } from '../import/drawn-picture.ts';
import type { FacetCode } from '../import/facet-attributes.ts';
import type { FacetOption } from '../import/facet-option.ts';
import { campaigns, forms, functions, type MaterialCode, materials } from '../import/facet-options.ts';
import { type Offer, offerOf } from '../import/offer.ts';
import { slugOf } from '../import/slug.ts';
import { describe } from './descriptions.ts';
import type { FurnitureKind } from './furniture-kind.ts';
import { furnitureKinds } from './furniture-kinds.ts';
import { brands, models, series } from './furniture-names.ts';
import { Random } from './random.ts';
import { CAMPAIGN_CATEGORY_ID } from './synthetic-categories.ts';
import { sizesOf } from './synthetic-measures.ts';
import { virtualPlan } from './virtual-product.ts';

const FIRST_ID = 1_000_000;
const IDS_PER_PRODUCT = 10;
const VIRTUAL_EVERY = 97;
const CONFIGURABLE_SHARE = 0.71;
const VARIANT_COUNTS = [2, 2, 3, 3, 4, 5];
const OFFER_SHARE = 0.2;
const LOW_PRICE_SHARE = 0.04;
const PRICE_MIN = 99;
const PRICE_MAX = 39_990;
const BRAND_FIRST_VALUE = 2001;

const builtPictures: ReadonlySet<PictureKind> = new Set(['shelf', 'sideboard', 'wardrobe', 'bed', 'side-table']);

/** Brands of the synthetic shop as options. */
export const brandOptions: readonly FacetOption[] = brands.map((label, index) => ({
  value: BRAND_FIRST_VALUE + index,
  label,
}));

/** Series of the synthetic shop as options. */
export const seriesOptions: readonly FacetOption[] = series.map((label) => ({ value: label, label }));

/** The plan of product number `index`; it depends on nothing but its number. */
export function syntheticPlan(index: number, tree: ReadonlyMap<number, PlacedCategory>): ProductPlan {
  const random = new Random(index);
  const id = FIRST_ID + index * IDS_PER_PRODUCT;
  const sku = `SY-${String(index + 1).padStart(6, '0')}`;
  if (index % VIRTUAL_EVERY === VIRTUAL_EVERY - 1) return virtualPlan({ index, id, sku, tree, random });
  const kind = random.pick(furnitureKinds);
  const line = random.pick(seriesOptions);
  const name1 = `${line.label} ${random.pick(models)}`;
  const material = random.pick(kind.materials);
  const feature = kind.functions.length > 0 && random.chance(0.7) ? random.pick(kind.functions) : null;
  const form = kind.forms.length > 0 ? random.pick(kind.forms) : null;
  const brand = random.pick(brandOptions);
  const measures = sizesOf(kind, random);
  const campaign = campaignOf(sku, random);
  const articles = articlesOf(kind, material, { id, sku, random });
  const { names } = kind;
  const slug = slugOf(`${name1} ${names.nb} ${index + 1}`);
  return {
    id,
    sku,
    type: articles.length > 1 ? 'configurable' : 'simple',
    name: `${name1} ${names.nb}`,
    name1,
    name2: upperFirst(names.nb),
    slug,
    categoryPath: tree.get(kind.categoryId)!.urlPath,
    categoryIds: withAncestors(tree, [kind.categoryId, ...(campaign.option ? [CAMPAIGN_CATEGORY_ID] : [])]),
    description: describe(
      {
        name: name1,
        nature: natureOf(kind),
        noun: names.nb,
        brand: brand.label,
        material: materials[material].label.toLowerCase(),
        feature: feature && functions[feature].label.toLowerCase(),
        width: measures['product_width']!,
      },
      random,
    ),
    shortDescription: `${upperFirst(names.nb)} i ${materials[material].label.toLowerCase()}.`,
    measures,
    facets: {
      product_brand: brand,
      product_collection: line,
      product_material: materials[material],
      ...(feature ? { product_function: functions[feature] } : {}),
      ...(form ? { product_form: forms[form] } : {}),
      ...(campaign.option ? { product_campaign: campaign.option } : {}),
    },
    offer: campaign.offer,
    articles,
    translations: {
      'sv-SE': { name: `${name1} ${names.sv}`, product_name_2: upperFirst(names.sv) },
      'en-US': { name: `${name1} ${names.en}`, product_name_2: upperFirst(names.en) },
    },
  };
}

function natureOf(kind: FurnitureKind): 'seat' | 'built' | 'other' {
  if (kind.group === 'seat') return 'seat';
  return kind.group === 'table' || builtPictures.has(kind.picture) ? 'built' : 'other';
}

function campaignOf(sku: string, random: Random): { option: FacetOption | null; offer: Offer | null } {
  const offer = offerOf(sku, OFFER_SHARE);
  if (offer) return { option: offer.isRunning ? random.pick(Object.values(campaigns)) : null, offer };
  return { option: random.chance(LOW_PRICE_SHARE) ? campaigns.lowPrice : null, offer };
}

function articlesOf(
  kind: FurnitureKind,
  material: MaterialCode,
  { id, sku, random }: { id: number; sku: string; random: Random },
): ArticlePlan[] {
  const gross = priceOf(kind, random);
  const count = random.chance(CONFIGURABLE_SHARE) ? Math.min(random.pick(VARIANT_COUNTS), kind.colours.length) : 1;
  const hasDearer = random.chance(0.3);
  return random.sample(kind.colours, count).map((code, at) => {
    const choices: Partial<Record<FacetCode, FacetOption>> = { color: colours[code] };
    const image = drawnPicture(kind.picture, pictureColour(code, material));
    if (count === 1) return { id, sku, image, gross, choices };
    const surcharge = hasDearer && at > 0 && random.chance(0.5) ? Math.round(gross / 200) * 10 : 0;
    return {
      id: id + at + 1,
      sku: `${sku}-${slugOf(colours[code].label).toUpperCase()}`,
      image,
      gross: Math.min(PRICE_MAX, gross + surcharge),
      choices,
    };
  });
}

/** A price that ends in 9 or in 0. */
function priceOf(kind: FurnitureKind, random: Random): number {
  const [from, to] = kind.price;
  const tens = Math.round(random.whole(from, to) / 10) * 10;
  const price = random.chance(0.7) ? tens - 1 : tens;
  return Math.min(PRICE_MAX, Math.max(PRICE_MIN, price));
}

function pictureColour(code: ColourCode, material: MaterialCode): PictureColour {
  if (code !== 'brown' && code !== 'beige') return colours[code].picture;
  if (material === 'walnut') return 'walnut';
  return material === 'oak' || material === 'pine' || material === 'wood' ? 'oak' : colours[code].picture;
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
