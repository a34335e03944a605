import { withAncestors } from '../import/category-tree.ts';
import { TAX_CLASS_ID } from '../import/shop-basics.ts';
import { slugOf } from '../import/slug.ts';
import type { WireDocument } from '../store/collections.ts';
import { type CategoryCode, categoryId, categoryTree } from './categories.ts';
import type { DemoProduct } from './demo-product.ts';
import { facetValues } from './facet-values.ts';
import { viewLabel, viewsOf } from './photographs.ts';
import { measureFields } from './measure-fields.ts';
import { modelField } from './models.ts';
import { priceFields } from './price.ts';
import { linksTo } from './product-links.ts';
import { shippingTypeField } from './shipping-type.ts';
import { none, together } from './stock.ts';
import { everywhere, joined, paragraphs, spoken, type Texts } from './texts.ts';
import { turntableOf } from './turntables.ts';
import { variantFields } from './variant-fields.ts';

/** The document of a product (contract: Product) in the language and currency of the default store view. */
export function productDocument(product: DemoProduct): WireDocument {
  const { id, sku, variants = [], goesWith = [] } = product;
  const name = fullName(product);
  const slug = slugOf(name[0]);
  const home = categoryTree.get(categoryId(product.categories[0]))!;
  return {
    id,
    sku,
    type_id: variants.length > 0 ? 'configurable' : (product.type ?? 'simple'),
    ...spoken({
      name,
      product_name_1: everywhere(product.name),
      product_name_2: product.what,
      description: paragraphs(product.about),
      short_description: product.short,
    }),
    slug,
    url_key: slug,
    url_path: `${home.urlPath}/${slug}`,
    status: 1,
    visibility: 4,
    tax_class_id: TAX_CLASS_ID,
    category_ids: withAncestors(categoryTree, categoriesOf(product).map(categoryId)),
    ...pictures(product, name),
    ...priceFields(lowestPrice(product), product.special),
    stock: variants.length > 0 ? together(variants.map((variant) => variant.stock)) : (product.stock ?? none),
    ...showroomStock(product),
    ...(product.leadTimeDays === undefined ? {} : { product_delivery_time: product.leadTimeDays }),
    ...shippingTypeField(product),
    ...measureFields(product.measures ?? {}),
    ...modelField(sku),
    ...facetValues(product),
    ...(variants.length > 0 ? variantFields(product, name) : {}),
    ...(goesWith.length > 0 ? { product_links: linksTo(sku, 'related', goesWith) } : {}),
    ...product.more,
    created_at: `${product.createdAt} 08:00:00`,
  };
}

/** Its own, and that of campaigns while it is part of one. */
function categoriesOf({ categories, facets }: DemoProduct): readonly CategoryCode[] {
  return facets.campaign ? [...categories, 'campaigns'] : categories;
}

function fullName({ name, what }: DemoProduct): Texts {
  return joined([everywhere(name), what], ' ');
}

/** Variants with prices of their own have special prices of their own; the product shows the lowest. */
export function lowestPrice({ price, variants = [] }: DemoProduct): number | null {
  const prices = variants.flatMap((variant) => variant.price ?? []);
  return price === null ? null : Math.min(price, ...prices);
}

/** All views of the first colour, then the best picture of each other one; films last. */
function pictures(product: DemoProduct, name: Texts): Record<string, unknown> {
  const codes = product.variants ? [...new Set(product.variants.map(({ colour }) => colour))] : [product.colour!];
  const [own = [], ...others] = codes.map((colour) => viewsOf(product, colour).map((view) => ({ view, colour })));
  const shown = [...own, ...others.map(([best]) => best!)];
  const gallery = shown.map(({ view, colour }, index) => {
    return { image: view.path, pos: index + 1, typ: 'image', ...spoken({ lab: viewLabel(view, colour) }) };
  });
  const best = shown[0]!.view.path;
  const films = turntableOf(product.sku, name, { image: best, pos: gallery.length + 1 });
  return { image: best, thumbnail: best, media_gallery: [...gallery, ...films] };
}

function showroomStock({ showrooms }: DemoProduct): Record<string, number> {
  return Object.fromEntries((showrooms ?? []).map((qty, index) => [`product_showroom_stock_${index + 1}`, qty]));
}
