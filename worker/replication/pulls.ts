import * as z from 'zod/mini';
import { bannersFromWire } from '#domain/wire/banners.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import {
  attributeFromWire,
  categoryFromWire,
  navigationFromWire,
  settingsFromWire,
  showroomFromWire,
  taxRuleFromWire,
} from '#domain/wire/references.ts';
import type {
  Attribute,
  Category,
  Navigation,
  Product,
  Showroom,
  StaticContentDocument,
  StoreSettings,
  TaxRule,
} from '#schemas/api/generated/types.gen.ts';
import {
  zAttribute,
  zCategory,
  zNavigation,
  zProduct,
  zShowroom,
  zStoreSettings,
  zTaxRule,
} from '#schemas/api/generated/zod.gen.ts';
import type { ReferenceDoc } from '../documents/catalogue-documents.ts';
import { noteWork } from '../timing.ts';
import type { CatalogueWriters } from './catalogue-writers.ts';
import type { CollectionWriter } from './collection-writer.ts';
import { documentId } from './document-names.ts';
import type { Pull } from './pull-of-collection.ts';

/** A file says of itself which; what in it makes sense is looked for row by row. */
const zFile = z.looseObject({ id: z.string() });

/** The pull that the catalogue index is built from. */
export const PRODUCT_LIST_PULL = 'products.list';
export const TAX_RULES_PULL = 'taxrules';
export const PRODUCT_DETAILS_PULL = 'products.all';
export const ARTICLES_PULL = 'blog_posts';
export const PRICE_HISTORY_PULL = 'price_history';
export const REVIEWS_PULL = 'reviews';

/** All pulls in their tiers: what the shell needs, then the list fields of all products, then what follows (architecture). */
export function catalogueTiers(writers: CatalogueWriters): readonly (readonly Pull[])[] {
  const { references } = writers;
  return [
    [
      reference('store_settings', references, zStoreSettings, (wire: StoreSettings) => ({
        kind: 'settings',
        value: settingsFromWire(wire),
      })),
      reference('navigation', references, zNavigation, (wire: Navigation) => ({
        kind: 'navigation',
        value: navigationFromWire(wire),
      })),
      plain('categories', writers.categories, zCategory, (wire: Category) => categoryFromWire(wire)),
      reference('attributes', references, zAttribute, (wire: Attribute) => ({
        kind: 'attribute',
        value: attributeFromWire(wire),
      })),
      reference(TAX_RULES_PULL, references, zTaxRule, (wire: TaxRule) => ({
        kind: 'taxRule',
        value: taxRuleFromWire(wire),
      })),
      reference('showrooms', references, zShowroom, (wire: Showroom) => ({
        kind: 'showroom',
        value: showroomFromWire(wire),
      })),
      {
        ...reference('static_content', references, zFile, (wire: StaticContentDocument) => ({
          kind: 'banners',
          value: bannersFromWire(wire),
        })),
        // A shop without banners is whole (spec 8: a failed banner file is ignored).
        isOptional: true,
      },
    ],
    [
      {
        ...plain('products', writers.products, zProduct, (wire: Product) => summaryFromWire(wire)),
        name: PRODUCT_LIST_PULL,
        fields: 'list',
      },
    ],
    furtherTier(writers),
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

/** The pulls whose code comes later (`late-pulls.ts`). */
export type LatePull =
  | 'url_rewrites'
  | 'cms_pages'
  | 'cms_blocks'
  | typeof ARTICLES_PULL
  | typeof PRICE_HISTORY_PULL
  | typeof REVIEWS_PULL;

function late(name: LatePull, writers: CatalogueWriters): Pull {
  const whole = async (): Promise<Pull> => (await import('../later.ts')).latePulls[name](writers);
  return {
    name,
    collection: name,
    write: async (...page) => (await whole()).write(...page),
    storedIds: async () => (await whole()).storedIds(),
  };
}

export type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Documents that lie in their collection under the backend's own id. */
export function plain<W, D extends { readonly id: string }>(
  collection: string,
  writer: CollectionWriter<D>,
  shape: z.ZodMiniType,
  fromWire: (wire: W) => D,
): Pull {
  return {
    name: collection,
    collection,
    write: async (documents, removedIds) => {
      const startedAt = performance.now();
      const read = new Map(documents.map((document) => [document, documentFrom(document, shape, fromWire)]));
      noteWork('pull validation', startedAt, documents.length);
      const stored = [...read.values()].filter((document) => document !== null);
      await writer.write([...new Map(stored.map((document) => [document.id, document])).values()], removedIds);
      return documents.filter((document) => read.get(document) === null);
    },
    storedIds: () => writer.storedIds(() => true),
  };
}

/** The document to store, or `null`: it is not what the contract promises. Nothing in it may stop those beside it. */
function documentFrom<W, D>(document: unknown, shape: z.ZodMiniType, fromWire: (wire: W) => D): D | null {
  if (documentId(document) === null) return null;
  try {
    return shape.safeParse(document).success ? fromWire(document as W) : null;
  } catch {
    // Such as one that is nested too deep to be looked through.
    return null;
  }
}

/** Documents that share a collection: their ids start with the name of their pull. */
export function shared<W, D extends { readonly id: string }>(
  collection: string,
  writer: CollectionWriter<D>,
  shape: z.ZodMiniType,
  fromWire: (wire: W) => Unnumbered<D>,
): Pull {
  const prefix = `${collection}:`;
  const inner = plain(collection, writer, shape, (wire: W & { readonly id: string | number }) => {
    return { ...fromWire(wire), id: `${prefix}${wire.id}` } as unknown as D;
  });
  return {
    ...inner,
    write: (documents, removedIds) =>
      inner.write(
        documents,
        removedIds.map((id) => `${prefix}${id}`),
      ),
    storedIds: async () => (await writer.storedIds((id) => id.startsWith(prefix))).map((id) => id.slice(prefix.length)),
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
