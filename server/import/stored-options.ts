import { and, eq, inArray } from 'drizzle-orm';
import type { WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { documents } from '../store/document-schema.ts';
import { rowsOf } from './files/read-document.ts';

/**
 * Attributes with the options that the shop has of them beside those that came: products that are not in this import have
 * those, and would otherwise name options without a word.
 */
export async function withStoredOptions(
  queries: Queries,
  storeCode: string,
  attributes: readonly WireDocument[],
): Promise<WireDocument[]> {
  const ids = attributes.map(({ id }) => String(id));
  const stored = await queries
    .select({ id: documents.id, body: documents.body })
    .from(documents)
    .where(and(eq(documents.storeCode, storeCode), eq(documents.collection, 'attributes'), inArray(documents.id, ids)));
  const optionsOf = new Map(stored.map(({ id, body }) => [id, rowsOf((body as WireDocument)['options'])]));
  return attributes.map((attribute) => {
    const own = rowsOf(attribute['options']);
    const known = new Set(own.map(({ value }) => String(value)));
    const others = (optionsOf.get(String(attribute.id)) ?? []).filter(({ value }) => !known.has(String(value)));
    return others.length === 0 ? attribute : { ...attribute, options: [...own, ...others] };
  });
}
