import type { ArticlePlan, ProductPlan } from '../build-product.ts';
import { type PlacedCategory, withAncestors } from '../category-tree.ts';
import { colours } from '../colours.ts';
import { drawnPicture, type PictureColour } from '../drawn-picture.ts';
import type { FacetCode } from '../facet-attributes.ts';
import type { FacetOption } from '../facet-option.ts';
import { campaigns, forms, functions, materials, type MaterialCode, sides } from '../facet-options.ts';
import { type Offer, offerOf } from '../offer.ts';
import { slugOf } from '../slug.ts';
import { categoryId } from './category-seeds.ts';
import type { Classified } from './classify.ts';
import { type ListedArticle, smallestSku } from './listing.ts';
import { sizeText } from './measures.ts';
import { CAMPAIGN_CATEGORY, fitsPlace, isCoarse, keyTrail, placeKey } from './places.ts';
import type { NamedListing } from './tell-apart.ts';

/** What a plan needs beside its listing. */
interface PlanTools {
  readonly tree: ReadonlyMap<number, PlacedCategory>;
  readonly brandOption: (brand: string) => FacetOption;
  readonly idOfSku: (sku: string) => number;
}

const OFFER_SHARE = 0.15;
const LOW_PRICE = /^FAST LAVPRIS\.\s*/;

const pictureColours: Readonly<Partial<Record<MaterialCode, PictureColour>>> = {
  wood: 'oak',
  bamboo: 'oak',
  rattan: 'oak',
  metal: 'anthracite',
  foam: 'white',
  leather: 'brown',
};

/** Keys of the categories of a listing: the listed ones that fit, and where its words lead when those say little. */
export function categoryKeysOf({ listing, kind }: NamedListing): readonly string[] {
  const keys = listing.categoryKeys.filter((key) => fitsPlace(kind.place, key));
  return keys.every(isCoarse) ? [...new Set([...keys, placeKey(kind.place, kind.material)])] : keys;
}

/** Sku of the product of a listing: a family is called after its smallest article (D90). */
function productSkuOf(articles: readonly ListedArticle[]): string {
  return articles.length === 1 ? articles[0]!.sku : `${smallestSku(articles)}-P`;
}

/** Whether a listing belongs to a campaign, and which offer it has. */
export function campaignOf({ listing }: NamedListing): { option: FacetOption | null; offer: Offer | null } {
  if (LOW_PRICE.test(listing.description)) return { option: campaigns.lowPrice, offer: null };
  const offer = offerOf(productSkuOf(listing.articles), OFFER_SHARE);
  return { option: offer?.isRunning ? campaigns.season : null, offer };
}

/** A listing as the plan of its product. */
export function planOf(named: NamedListing, { tree, brandOption, idOfSku }: PlanTools): ProductPlan {
  const { listing, kind, name2 } = named;
  const sku = productSkuOf(listing.articles);
  const isFamily = listing.articles.length > 1;
  const campaign = campaignOf(named);
  const ids = [...categoryKeysOf(named), ...(campaign.option ? [CAMPAIGN_CATEGORY.key] : [])].map(categoryId);
  const name = `${listing.model} ${lowerFirst(name2)}`;
  return {
    id: idOfSku(sku),
    sku,
    type: isFamily ? 'configurable' : 'simple',
    name,
    name1: listing.model,
    name2: upperFirst(name2),
    slug: slugOf(`${name} ${sku.replace(/-P$/, '')}`),
    categoryPath: mainCategory(tree, named).urlPath,
    categoryIds: withAncestors(tree, ids),
    description: [
      `${listing.model} ${lowerFirst(listing.what)} fra ${listing.brand}.`,
      listing.description.replace(LOW_PRICE, ''),
    ]
      .join(' ')
      .trim(),
    shortDescription: [upperFirst(listing.what), sizeText(listing.measures)].filter((part) => part).join(', '),
    measures: listing.measures,
    facets: facetsOf(named, brandOption(listing.brand), campaign.option),
    offer: campaign.offer,
    articles: listing.articles.map((article) => articlePlan(article, kind, isFamily, idOfSku)),
  };
}

/** The category that leads a product's address: nearest to what its words say, then the deepest. */
function mainCategory(tree: ReadonlyMap<number, PlacedCategory>, named: NamedListing): PlacedCategory {
  const categories = categoryKeysOf(named).flatMap((key) => tree.get(categoryId(key)) ?? []);
  const said = new Set(keyTrail(placeKey(named.kind.place, named.kind.material)).map(categoryId));
  const rank = ({ trail, level }: PlacedCategory): number => trail.filter((id) => said.has(id)).length * 100 + level;
  return categories.reduce((best, next) => (rank(next) > rank(best) ? next : best));
}

function facetsOf(
  { listing, kind }: NamedListing,
  brand: FacetOption,
  campaign: FacetOption | null,
): Partial<Record<FacetCode, FacetOption>> {
  return {
    product_brand: brand,
    product_collection: { value: listing.series, label: listing.series },
    ...(kind.material ? { product_material: materials[kind.material] } : {}),
    ...(kind.feature ? { product_function: functions[kind.feature] } : {}),
    ...(kind.form ? { product_form: forms[kind.form] } : {}),
    ...(campaign ? { product_campaign: campaign } : {}),
  };
}

function articlePlan(
  article: ListedArticle,
  kind: Classified,
  isVariant: boolean,
  idOfSku: (sku: string) => number,
): ArticlePlan {
  const colour = article.colour ? colours[article.colour] : null;
  const ownColour = colour?.picture ?? (kind.material && pictureColours[kind.material]) ?? 'grey';
  return {
    id: idOfSku(article.sku),
    sku: article.sku,
    image: drawnPicture(kind.picture, ownColour),
    gross: article.gross,
    choices: {
      ...(colour ? { color: colour } : {}),
      ...(isVariant && article.side ? { product_side: sides[article.side] } : {}),
    },
    ...(article.isSoldOnline ? {} : { stock: { is_in_stock: false, qty: 0, manage_stock: true } }),
  };
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
