import { PRICE_HISTORY_DAYS } from '#config/limits.ts';
import type { StoreView } from '#config/stores.ts';
import { toMajor } from '#domain/money.ts';
import { currentPrice, nextPriceChange, type Price } from '#domain/price.ts';
import { passedBy } from '#domain/price-history.ts';
import { priceFromWire } from '#domain/wire/product.ts';
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

/** A product before and after a change; `null` where it is new. */
interface ProductChange {
  readonly before: ArticleFields | null;
  readonly after: ArticleFields;
}

interface PriceChange {
  readonly sku: string;
  readonly product: ArticleFields;
  /** `null` where it is new. */
  readonly before: Price | null;
  readonly from: number;
  readonly to: number;
  /** A special price will begin by itself. */
  readonly isAhead: boolean;
}

/**
 * Adds entries to the price histories of products and their variants where the price differs before and after a change, and for
 * special prices that began or ended by themselves before it: afterwards nothing says so any more. Where one will begin, the price before
 * it is noted now, so that it is known then.
 */
export async function notePrices(
  queries: Queries,
  store: StoreView,
  changes: readonly ProductChange[],
  nowMs: number,
): Promise<void> {
  const changed = new Map(changes.flatMap((change) => priceChanges(change, nowMs)).map((one) => [one.sku, one]));
  if (changed.size === 0) return;
  const skus = [...changed.values()].flatMap(({ sku, product }) => [sku, String(product['sku'])]);
  const rows = await documentsById(queries, store.code, 'price_history', [...new Set(skus)]);
  const entriesOf = new Map(rows.map(({ id, body }) => [id, body['entries'] as readonly PriceEntry[]]));
  const documents = [...changed.values()].flatMap(({ sku, product, before, from, to, isAhead }): WireDocument[] => {
    // A variant without a history of its own had the price of its product.
    const stored = entriesOf.get(sku) ?? entriesOf.get(String(product['sku']));
    const known = stored ?? (before ? firstEntries(product, before, nowMs, store) : [entryOf(from, nowMs, store)]);
    const passed = before ? passedBy(before, parseWireTime(known.at(-1)?.valid_from) ?? nowMs, nowMs) : [];
    const added = passed.map(({ amountMinor, fromMs }) => entryOf(amountMinor, fromMs, store));
    if (from !== to) added.push(entryOf(to, nowMs, store));
    if (added.length === 0 && (stored || !isAhead)) return [];
    const entries = added.reduce<readonly PriceEntry[]>((all, entry) => withEntry(all, entry, nowMs), known);
    return [{ id: sku, sku, product_id: Number(product['id']), entries }];
  });
  if (documents.length > 0) await writeDocuments(queries, store.code, 'price_history', documents);
}

function priceChanges({ before, after }: ProductChange, nowMs: number): PriceChange[] {
  const earlier = before ? articlesOf(before) : new Map<string, ArticleFields>();
  return [...articlesOf(after)].flatMap(([sku, article]) => {
    const known = before && earlier.get(sku);
    const to = paidFor(article);
    const from = known ? paidFor(known) : to;
    const price = known ? priceFromWire({ ...datesOf(before), ...known }) : null;
    const isAhead = isOfferAhead(priceFromWire({ ...datesOf(after), ...article }), nowMs);
    const isWanted =
      from !== to || isAhead || (price?.specialFrom ?? null) !== null || (price?.specialTo ?? null) !== null;
    return isWanted && Number.isFinite(to)
      ? { sku, product: known ? before : after, before: price, from, to, isAhead }
      : [];
  });
}

/** Whether a price changes by itself because a special one begins. */
function isOfferAhead(price: Price, nowMs: number): boolean {
  return price.specialFrom !== null && price.specialFrom > nowMs && nextPriceChange(price, nowMs) !== null;
}

/** Whether a special price of a product, or of one of its variants, will begin by itself. */
export function hasOfferAhead(product: ArticleFields, nowMs: number): boolean {
  const articles = [...articlesOf(product).values()];
  return articles.some((article) => isOfferAhead(priceFromWire({ ...datesOf(product), ...article }), nowMs));
}

/** A product and its variants by sku; of a variant that has the sku of its product, the variant. */
function articlesOf(product: ArticleFields): Map<string, ArticleFields> {
  return new Map([product, ...variantsOf(product)].map((article) => [String(article['sku']), article]));
}

/** A variant that names no days has those of its product. */
function datesOf({ special_from_date, special_to_date }: ArticleFields): ArticleFields {
  return { special_from_date, special_to_date };
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
function firstEntries(product: ArticleFields, price: Price, nowMs: number, store: StoreView): PriceEntry[] {
  const earliest = nowMs - PRICE_HISTORY_DAYS * DAY_MS;
  const from = Math.min(parseWireTime(product['created_at'] as string | undefined) ?? earliest, earliest);
  const cost = currentPrice(price, from);
  return cost ? [entryOf(cost.amountMinor, from, store)] : [];
}

function entryOf(amountMinor: number, fromMs: number, store: StoreView): PriceEntry {
  const entry = { valid_from: formatWireTime(fromMs), price_incl_tax: toMajor(amountMinor) };
  return withParts(entry, store) as PriceEntry;
}
