import { PRICE_HISTORY_DAYS } from '#config/limits.ts';
import type { StoreView } from '#config/stores.ts';
import { toMajor } from '#domain/money.ts';
import { formatWireTime, parseWireTime } from '#domain/wire/time.ts';
import type { WireDocument } from './collections.ts';
import { type ArticleFields, paidFor, variantsOf, withParts } from './article-price.ts';
import type { Queries } from './database.ts';
import { writeDocuments } from './document-writer.ts';
import { documentsById } from './documents.ts';

/** A price (gross, major units, with its parts) and the moment from which it was valid (contract: price_history). */
export interface PriceEntry extends ArticleFields {
  readonly valid_from: string;
  readonly price_incl_tax: number;
}

const DAY_MS = 86_400_000;

/**
 * Adds entries to the price histories of an article and its variants where the price differs before and after a change.
 */
export async function notePrices(
  queries: Queries,
  store: StoreView,
  { before, after }: { readonly before: ArticleFields; readonly after: ArticleFields },
  nowMs: number,
): Promise<void> {
  const own = String(before['sku']);
  const articles = [before, ...variantsOf(before)].map((article) => {
    const sku = String(article['sku']);
    const next = sku === own ? after : variantsOf(after).find((variant) => variant['sku'] === sku);
    return { sku, from: paidFor(article), to: next ? paidFor(next) : Infinity };
  });
  const changed = articles.filter(({ from, to }) => from !== to && Number.isFinite(to));
  if (changed.length === 0) return;
  const rows = await documentsById(queries, store.code, 'price_history', [own, ...changed.map(({ sku }) => sku)]);
  const entriesOf = new Map(rows.map(({ id, body }) => [id, body['entries'] as readonly PriceEntry[]]));
  const made = parseWireTime(before['created_at'] as string | undefined);
  const documents = changed.map(({ sku, from, to }): WireDocument => {
    // A variant without a history of its own had the price of its product.
    const known = entriesOf.get(sku) ?? entriesOf.get(own) ?? firstEntries(from, made, nowMs, store);
    const entries = withEntry(known, entryOf(to, nowMs, store), nowMs);
    return { id: sku, sku, product_id: Number(before['id']), entries };
  });
  await writeDocuments(queries, store.code, 'price_history', documents);
}

/** A history with one more price at its end, without entries that are too old to count. */
export function withEntry(known: readonly PriceEntry[], added: PriceEntry, nowMs: number): PriceEntry[] {
  // Times have whole seconds; of several prices in one second the last one counts.
  const entries = [...known.filter(({ valid_from: from }) => from !== added.valid_from), added];
  const since = formatWireTime(nowMs - PRICE_HISTORY_DAYS * DAY_MS);
  return entries.filter((_entry, index) => {
    const next = entries[index + 1];
    return index >= entries.length - 2 || (next !== undefined && next.valid_from > since);
  });
}

/**
 * The first entry for an article without a history: its price since it was made, or for as long as a history has to
 * reach back.
 */
function firstEntries(fromMinor: number, madeMs: number | null, nowMs: number, store: StoreView): PriceEntry[] {
  const earliest = nowMs - PRICE_HISTORY_DAYS * DAY_MS;
  return Number.isFinite(fromMinor) ? [entryOf(fromMinor, Math.min(madeMs ?? earliest, earliest), store)] : [];
}

function entryOf(amountMinor: number, fromMs: number, store: StoreView): PriceEntry {
  const entry = { valid_from: formatWireTime(fromMs), price_incl_tax: toMajor(amountMinor) };
  return withParts(entry, store) as PriceEntry;
}
