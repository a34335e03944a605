import type * as z from 'zod/mini';
import { noteWork } from '../timing.ts';
import type { CollectionWriter } from './collection-writer.ts';
import { documentId } from './document-names.ts';
import type { Pull } from './pull-of-collection.ts';

export const ARTICLES_PULL = 'blog_posts';
export const PRICE_HISTORY_PULL = 'price_history';
export const REVIEWS_PULL = 'reviews';

/** The pulls whose code comes later (`late-pulls.ts`). */
export type LatePull =
  | 'store_settings'
  | 'showrooms'
  | 'static_content'
  | 'url_rewrites'
  | 'cms_pages'
  | 'cms_blocks'
  | typeof ARTICLES_PULL
  | typeof PRICE_HISTORY_PULL
  | typeof REVIEWS_PULL;

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
