import { productDocument } from '../import/build-product.ts';
import { categoryDocuments, placeCategories } from '../import/category-tree.ts';
import { colours } from '../import/colours.ts';
import { attributeDocuments } from '../import/facet-attributes.ts';
import type { FacetOption } from '../import/facet-option.ts';
import { campaigns, forms, functions, materials, saleStatuses } from '../import/facet-options.ts';
import type { ReadCatalogue } from '../import/imported-catalogue.ts';
import { navigationDocument } from '../import/navigation-document.ts';
import { shopBasics } from '../import/shop-basics.ts';
import { allColours } from './furniture-kind.ts';
import { furnitureKinds } from './furniture-kinds.ts';
import { MadeList } from './made-list.ts';
import { categorySeeds } from './synthetic-categories.ts';
import { brandOptions, seriesOptions, syntheticPlan } from './synthetic-product.ts';

/** A shop of this many made-up products, always the same; a larger one starts with the same products. */
export function syntheticCatalogue(count: number): ReadCatalogue {
  const tree = placeCategories(categorySeeds);
  const products = new MadeList(count, (index) => productDocument(syntheticPlan(index, tree)));
  const categories = categoryDocuments(tree, placesOf(count, tree));
  return {
    documents: {
      products,
      categories,
      attributes: attributeDocuments({
        color: allColours.map((code) => colours[code]),
        product_brand: brandOptions,
        product_collection: seriesOptions,
        product_material: used((kind) => kind.materials, materials),
        product_function: used((kind) => kind.functions, functions),
        product_form: used((kind) => kind.forms, forms),
        product_campaign: Object.values(campaigns),
        product_sale_status: Object.values(saleStatuses),
      }),
      navigation: [navigationDocument(categories)],
      ...shopBasics(),
    },
    rejections: [],
  };
}

/** Where each product is, which its plan says without its document. */
function* placesOf(count: number, tree: ReturnType<typeof placeCategories>): Generator<{ category_ids: unknown }> {
  for (let index = 0; index < count; index++) yield { category_ids: syntheticPlan(index, tree).categoryIds };
}

function used<K extends string>(
  codesOf: (kind: (typeof furnitureKinds)[number]) => readonly K[],
  options: Readonly<Record<K, FacetOption>>,
): FacetOption[] {
  return [...new Set(furnitureKinds.flatMap(codesOf))].map((code) => options[code]);
}
