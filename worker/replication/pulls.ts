import type * as z from 'zod/mini';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import { attributeFromWire, categoryFromWire, navigationFromWire, taxRuleFromWire } from '#domain/wire/references.ts';
import type { Attribute, Category, Navigation, Product, TaxRule } from '#schemas/api/generated/types.gen.ts';
import { zAttribute, zCategory, zNavigation, zProduct, zTaxRule } from '#schemas/api/generated/zod.gen.ts';
import type { ReferenceDoc } from '../documents/catalogue-documents.ts';
import type { CatalogueWriters } from './catalogue-writers.ts';
import type { CollectionWriter } from './collection-writer.ts';
import type { Pull } from './pull-of-collection.ts';
import {
  ARTICLES_PULL,
  type LatePull,
  plain,
  PRICE_HISTORY_PULL,
  REVIEWS_PULL,
  shared,
  type Unnumbered,
} from './pull-documents.ts';

export { ARTICLES_PULL, PRICE_HISTORY_PULL, REVIEWS_PULL };

/** The pull that the catalogue index is built from. */
export const PRODUCT_LIST_PULL = 'products.list';
export const TAX_RULES_PULL = 'taxrules';
export const PRODUCT_DETAILS_PULL = 'products.all';

/** All pulls in their tiers: what the shell needs, then the list fields of all products, then what follows (architecture). */
export function catalogueTiers(writers: CatalogueWriters): readonly (readonly Pull[])[] {
  const { references } = writers;
  return [
    [
      // A list of products needs these two: without them nobody knows whose list an address is.
      plain('categories', writers.categories, zCategory, (wire: Category) => categoryFromWire(wire)),
      reference('attributes', references, zAttribute, (wire: Attribute) => ({
        kind: 'attribute',
        value: attributeFromWire(wire),
      })),
      reference('navigation', references, zNavigation, (wire: Navigation) => ({
        kind: 'navigation',
        value: navigationFromWire(wire),
      })),
      late('store_settings', writers),
      reference(TAX_RULES_PULL, references, zTaxRule, (wire: TaxRule) => ({
        kind: 'taxRule',
        value: taxRuleFromWire(wire),
      })),
      late('showrooms', writers),
      // A shop without banners is whole (spec 8: a failed banner file is ignored).
      { ...late('static_content', writers), isOptional: true },
    ],
    [
      {
        ...plain('products', writers.products, zProduct, (wire: Product) => summaryFromWire(wire)),
        name: PRODUCT_LIST_PULL,
        fields: 'list',
      },
    ],
    furtherTier(writers).map((pull) => ({ ...pull, isSparable: true })),
  ];
}

/** What no list needs. */
function furtherTier(writers: CatalogueWriters): readonly Pull[] {
  return [
    late('url_rewrites', writers),
    late('cms_pages', writers),
    late(ARTICLES_PULL, writers),
    late('cms_blocks', writers),
    {
      ...plain('products', writers.productDetails, zProduct, (wire: Product) => detailsFromWire(wire)),
      name: PRODUCT_DETAILS_PULL,
      fields: 'all',
    },
    late(PRICE_HISTORY_PULL, writers),
    // Last, and a shop without them is whole.
    { ...late(REVIEWS_PULL, writers), isOptional: true },
  ];
}

function late(name: LatePull, writers: CatalogueWriters): Pull {
  const whole = async (): Promise<Pull> => (await import('./late-pulls.ts')).latePulls[name](writers);
  return {
    name,
    collection: name,
    write: async (...page) => (await whole()).write(...page),
    storedIds: async () => (await whole()).storedIds(),
  };
}

function reference<W>(
  collection: string,
  writer: CollectionWriter<ReferenceDoc>,
  shape: z.ZodMiniType,
  fromWire: (wire: W) => Unnumbered<ReferenceDoc>,
): Pull {
  return shared(collection, writer, shape, fromWire);
}
