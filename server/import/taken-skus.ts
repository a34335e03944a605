import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { documents } from '../store/document-schema.ts';
import { articles } from '../store/schema.ts';
import { isDisabled } from './dumps/index-contents.ts';
import { type Fields, rowsOf } from './files/read-document.ts';
import type { ImportedCatalogue, Rejection } from './imported-catalogue.ts';

const STEP = 1000;
const STATUS_DISABLED = 2;

/** A product on sale, as each store view has it: what tells which articles it sells. */
interface Owner {
  readonly id: string;
  readonly bodies: readonly WireDocument[];
}

/**
 * The catalogue without products whose sku, or that of a variant, is sold by another product once everything else is imported. A
 * simple product and a variant with the same number and sku are one article, in whatever order they come: it is sold as the
 * variant. A product all of whose articles come as variants of others is taken off.
 */
export async function withoutTakenSkus(database: Queries, catalogue: ImportedCatalogue): Promise<ImportedCatalogue> {
  const { products = [] } = catalogue.documents;
  const owners = await othersWithSkus(database, products);
  const { free, taken, replaced } = settled(products, owners);
  if (taken.size === 0 && replaced.size === 0) return catalogue;
  const rejections = [...taken].flatMap(([product, { sku, owner }]): Rejection[] => {
    if (isVariantOf(product, owner)) return [];
    const place = catalogue.placeOf?.(product) ?? { file: 'products', line: 0 };
    return [{ ...place, reason: `the sku ${sku} belongs to the product with the id ${owner.id}` }];
  });
  const takenOff: WireDocument[] = [];
  for (const ids of inSteps([...replaced].map(({ id }) => id))) {
    const rows = await database
      .selectDistinctOn([documents.id], { id: documents.id, body: documents.body })
      .from(documents)
      .where(and(isOnSale, inArray(documents.id, ids)));
    // As it is when nobody can buy it any more.
    takenOff.push(...rows.map(({ id, body }) => ({ ...body, id: Number(id), status: STATUS_DISABLED })));
  }
  return {
    ...catalogue,
    documents: { ...catalogue.documents, products: [...takenOff, ...free] },
    rejections: [...catalogue.rejections, ...rejections],
  };
}

/** A sku that another product keeps. */
interface Taken {
  readonly sku: string;
  readonly owner: Owner;
}

interface Settled {
  readonly free: readonly WireDocument[];
  readonly taken: ReadonlyMap<WireDocument, Taken>;
  /** Products that are sold as variants of others from now on. */
  readonly replaced: ReadonlySet<Owner>;
}

type OwnersOf = ReadonlyMap<string, readonly Owner[]>;

/** Who has which sku after the import. A product that is not taken leaves its skus where they were, so all others are looked at again. */
function settled(products: readonly WireDocument[], owners: OwnersOf): Settled {
  const othersOf = (product: WireDocument): Taken[] =>
    skusOf(product).flatMap((sku) => (owners.get(sku) ?? []).map((owner) => ({ sku, owner })));
  const taken = new Map<WireDocument, Taken>();
  for (;;) {
    const free = products.filter((product) => !taken.has(product));
    const after = new After(free);
    const before = taken.size;
    for (const product of free) {
      const kept = othersOf(product).find(({ owner }) => !after.frees(owner));
      if (kept) taken.set(product, kept);
    }
    if (taken.size > before) continue;
    const others = free.flatMap(othersOf).map(({ owner }) => owner);
    return { free, taken, replaced: new Set(others.filter((owner) => !after.writes(owner))) };
  }
}

/** What there is once some products are imported. */
class After {
  private readonly ids: ReadonlySet<string>;
  /** The number of each variant that somebody can buy, by its sku. */
  private readonly variants: ReadonlyMap<string, string>;

  constructor(products: readonly WireDocument[]) {
    this.ids = new Set(products.map(({ id }) => String(id)));
    const variants = products.filter((product) => !isDisabled(product)).flatMap(childrenOf);
    this.variants = new Map(variants.map(({ sku, id }) => [String(sku), String(id)]));
  }

  /** Whether a product is written anew, without the skus that another one of the import has. */
  writes(owner: Owner): boolean {
    return this.ids.has(owner.id);
  }

  /** Whether a product sells nothing any more that another one of the import has. */
  frees(owner: Owner): boolean {
    const own = owner.bodies.flatMap(articlesOf);
    const isSoldAsVariant = own.length > 0 && own.every(({ sku, id }) => this.variants.get(String(sku)) === String(id));
    return this.writes(owner) || isSoldAsVariant;
  }
}

/** Whether a product is sold as a variant of another one already. */
function isVariantOf(product: WireDocument, { bodies }: Owner): boolean {
  if (product['type_id'] !== 'simple') return false;
  return bodies
    .flatMap(childrenOf)
    .some(({ id, sku }) => String(id) === String(product.id) && String(sku) === String(product['sku']));
}

/** Other products on sale that have the skus of these, or variants with them, by these skus. */
async function othersWithSkus(database: Queries, products: readonly WireDocument[]): Promise<OwnersOf> {
  const idOfSku = new Map(products.flatMap((product) => skusOf(product).map((sku) => [sku, String(product.id)])));
  const found: { readonly sku: string; readonly id: string }[] = [];
  for (const skus of inSteps([...idOfSku.keys()])) {
    const own = await database
      .selectDistinct({ sku: documents.sku, id: documents.id })
      .from(documents)
      .where(and(isOnSale, inArray(documents.sku, skus)));
    const sold = await database
      .selectDistinct({ sku: articles.sku, id: articles.productId })
      .from(articles)
      .where(inArray(articles.sku, skus));
    found.push(...[...own, ...sold].flatMap(({ sku, id }) => (sku === null ? [] : [{ sku, id }])));
  }
  const others = found.filter(({ sku, id }) => idOfSku.get(sku) !== id);
  const byId = await productsOnSale(database, [...new Set(others.map(({ id }) => id))]);
  const owners = new Map<string, Set<Owner>>();
  for (const { sku, id } of others) {
    const owner = byId.get(id);
    // Articles stay where they were sold once, so only its document says whether a product still has one.
    if (!owner?.bodies.some((body) => skusOf(body).includes(sku))) continue;
    owners.set(sku, (owners.get(sku) ?? new Set()).add(owner));
  }
  return new Map([...owners].map(([sku, all]) => [sku, [...all]]));
}

const isOnSale = and(eq(documents.collection, 'products'), eq(documents.isGone, false));

/** Of a body what says which articles it has. Whole bodies of all products that are replaced would not fit into memory. */
const articlesInBody = sql<WireDocument>`jsonb_build_object(
  'id', ${documents.body} -> 'id', 'sku', ${documents.body} -> 'sku', 'type_id', ${documents.body} -> 'type_id',
  'configurable_children', (
    select coalesce(jsonb_agg(jsonb_build_object('id', child -> 'id', 'sku', child -> 'sku')), '[]')
    from jsonb_array_elements(
      case jsonb_typeof(${documents.body} -> 'configurable_children')
        when 'array' then ${documents.body} -> 'configurable_children' else '[]' end
    ) as child))`;

async function productsOnSale(database: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
  const byId = new Map<string, WireDocument[]>();
  for (const some of inSteps(ids)) {
    const rows = await database
      .select({ id: documents.id, body: articlesInBody })
      .from(documents)
      .where(and(isOnSale, inArray(documents.id, some)));
    for (const { id, body } of rows) byId.set(id, [...(byId.get(id) ?? []), body]);
  }
  return new Map([...byId].map(([id, bodies]) => [id, { id, bodies }]));
}

function inSteps<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / STEP) }, (_, step) => all.slice(step * STEP, (step + 1) * STEP));
}

function childrenOf(product: WireDocument): readonly Fields[] {
  return rowsOf(product['configurable_children']);
}

/** What of a product can be bought by itself. */
function articlesOf(product: WireDocument): readonly Fields[] {
  return product['type_id'] === 'configurable' ? childrenOf(product) : [product];
}

function skusOf(product: WireDocument): string[] {
  return [product, ...childrenOf(product)].map(({ sku }) => String(sku));
}
