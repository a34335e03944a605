import type { StockBackend } from '#config/stock-backend.ts';
import { REFERENCES_RENEWAL_MS } from '#config/timings.ts';
import { categoriesAbove } from '#domain/category.ts';
import { digestOf } from '#domain/digest.ts';
import { looseDocument } from '#domain/wire/loose-document.ts';
import type { Found } from '#domain/wire/search-answer.ts';
import { isSwitchedOff } from '#domain/wire/switched-off.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import type { Answered } from '../../http/shop-api.ts';
import { LONG_FIELDS, type Page } from '../backend.ts';
import { documentId } from '../document-names.ts';
import type { Pull } from '../pull-of-collection.ts';
import { askCheckoutSettings, type ServerCart } from './checkout-settings.ts';
import { filtersOf, type Kind, kinds, needed } from './kinds.ts';
import {
  arrived,
  changesSince,
  mayRenew,
  nowhere,
  type Place,
  readPlace,
  type Walk,
  withChanges,
  writePlace,
} from './place.ts';
import { plainReading, ProductReadings, type ReadingTools } from './product-readings.ts';
import { withRateOf } from './rate-of-country.ts';
import { isLacking, search, type SearchAnswer } from './search.ts';

/** Begin anew: what pulling understands of a backend that keeps the contract (410). */
const beginAnew = fail<HttpFailure>({ kind: 'refused', status: 410, code: '', retryAfterMs: null });
/** Products are asked for again once the categories are here that they are read with. */
const notYet = fail<HttpFailure>({ kind: 'refused', status: 503, code: 'CATEGORIES_MISSING', retryAfterMs: null });

type PageAnswer = Result<Answered<Page>, HttpFailure>;
/** What is pulled, and in which form. */
type Wanted = Pick<Pull, 'collection' | 'fields' | 'storedIds'>;

/** What pages need of whoever pulls: a device or the server. */
interface PageTools extends ReadingTools {
  /** Nobody's where no one shops. */
  readonly serverCart?: ServerCart;
}

/** Pages of the catalogue for pulling, made of searches. */
export class SearchPages {
  private readonly tools: PageTools;
  private readonly stock: StockBackend;
  private readonly readings: ProductReadings;
  /** What was looked at in this session of what is not pulled. */
  private readonly looked = new Set<string>();

  constructor(tools: PageTools, stock: StockBackend) {
    this.tools = tools;
    this.stock = stock;
    this.readings = new ProductReadings(tools, stock);
  }

  async page(pull: Wanted, checkpoint?: string): Promise<PageAnswer> {
    const place = readPlace(checkpoint);
    if (place === null) return beginAnew;
    if (pull.collection === 'store_settings' && this.tools.serverCart)
      return this.checkoutSettings(this.tools.serverCart, place);
    const kind = this.kindOf(pull.collection);
    if (!kind) return this.lacked(pull.collection, place);
    if (kind.isWalkedById) return this.products(pull, kind, place);
    if (place.walk) return this.walkOn(pull, kind, place, place.walk);
    return this.isOld(place, kind.renewalMs) ? beginAnew : unchanged(place, this.tools.now());
  }

  /**
   * What is not pulled was asked for by itself, such as a rewrite. It is forgotten when a session begins in which it may be asked for
   * again: within one, everything is asked for once.
   */
  private lacked(collection: string, place: Place): PageAnswer {
    if (place.walk) return nothing(place, this.tools.now());
    const isFirst = !this.looked.has(collection);
    this.looked.add(collection);
    return isFirst && this.isOld(place, REFERENCES_RENEWAL_MS) ? beginAnew : unchanged(place, this.tools.now());
  }

  /** A product is in the categories above its own: it waits for them, and is read again when they are others. */
  private async products(pull: Wanted, kind: Kind, place: Place): Promise<PageAnswer> {
    // What a walk began with is looked at once, and not with each of its pages.
    if (place.walk && place !== nowhere) return this.walkOn(pull, kind, place, place.walk);
    const categories = await this.tools.categories();
    if (categories.length === 0) return notYet;
    const readWith = digestOf([...categoriesAbove(categories)].map(String).sort().join(' '));
    if (place.walk) return this.walkOn(pull, kind, { ...place, readWith }, place.walk);
    if (this.isOld(place, kind.renewalMs) || place.readWith !== readWith) return beginAnew;
    return this.changes(pull, kind, place);
  }

  private isOld({ wholeAt }: Place, renewalMs: number): boolean {
    return Math.abs(this.tools.now() - wholeAt) >= renewalMs;
  }

  private kindOf(collection: string): Kind | undefined {
    return collection === 'blog_posts' && !this.stock.hasMagazine ? undefined : kinds[collection];
  }

  /** Asked for again after an hour, and at each look until there is a cart that it can be asked of. */
  private async checkoutSettings(cart: ServerCart, place: Place): Promise<PageAnswer> {
    const now = this.tools.now();
    const isHere = place.total > 0 && Math.abs(now - place.wholeAt) < REFERENCES_RENEWAL_MS;
    if (isHere) return unchanged(place, now);
    const answer = await askCheckoutSettings(cart, this.stock.taxCountry);
    if (!answer.ok) return isAnswered(answer.error) ? unchanged({ ...place, walk: null }, now) : answer;
    if (answer.value === null) return unchanged({ ...place, walk: null }, now);
    const { value, at } = answer.value;
    const after = { ...place, wholeAt: at, total: 1, walk: null };
    return ok({ value: { documents: [value], checkpoint: writePlace(after), hasMore: false, total: 1 }, at });
  }

  /**
   * How many there are tells whether some are gone, which only a walk through everything finds; those that are new come with the
   * changes.
   */
  private async changes(pull: Wanted, kind: Kind, place: Place): Promise<PageAnswer> {
    const all = filtersOf(kind, { since: null, after: 0 });
    const answer = await this.search(kind, all, { size: 1, _source_include: 'id' });
    if (!answer.ok) return answer;
    const { value, at } = answer.value;
    const counted = value.isCounted ? value.total : null;
    if (counted !== null && counted < place.total && mayRenew(place, this.tools.now())) return beginAnew;
    return this.walkOn(pull, kind, place, changesSince(place, at, counted));
  }

  private async walkOn(pull: Wanted, kind: Kind, place: Place, walk: Walk): Promise<PageAnswer> {
    const answer = await this.search(kind, filtersOf(kind, walk), {
      size: kind.size,
      sort: kind.sort,
      ...(kind.isWalkedById ? {} : { from: walk.seen }),
      ...(pull.fields === 'list' ? { _source_exclude: LONG_FIELDS } : {}),
    });
    if (!answer.ok) return (await this.isLacking(pull, kind, answer.error)) ? nothing(place, this.tools.now()) : answer;
    const { value, at } = answer.value;
    const seen = walk.seen + value.documents.length;
    // Walking by ids, the engine counts what is left; else everything.
    const inAll = Math.max(seen, value.total + (kind.isWalkedById ? walk.seen : 0));
    const on = { ...walk, beganAt: walk.beganAt || at, seen, after: lastId(value.documents, walk.after) };
    const isStuck = value.documents.length === 0 || (kind.isWalkedById && on.after === walk.after);
    const hasMore = seen < inAll && !isStuck;
    const documents = await this.inContract(pull.collection, value, on.beganAt);
    if (!documents.ok) return documents;
    const isWhole = walk.since === null;
    const next = isWhole ? on : withChanges(on, documents.value, await freshOf(pull, place, on, documents.value));
    const after = hasMore ? { ...place, walk: next } : arrived(place, next, inAll);
    const total = isWhole ? inAll : after.total;
    const page = { documents: documents.value, checkpoint: writePlace(after), hasMore, total };
    const isByNumber = kind.isWalkedById && isWhole;
    return ok({ value: isByNumber ? { ...page, renewedThrough: next.after } : page, at });
  }

  private async isLacking({ collection }: Wanted, { sort }: Kind, failure: HttpFailure): Promise<boolean> {
    const isStored = (): Promise<boolean> => this.tools.isStored(collection);
    return !needed.has(collection) && isLacking(failure, { sort, isStored });
  }

  /** Documents that were looked at then, in the form of the contract; each is still to be checked. */
  async inContract(
    collection: string,
    found: Pick<Found, 'documents' | 'isCompact'>,
    lookedAt: number,
  ): Promise<Result<readonly unknown[], HttpFailure>> {
    const reading = collection === 'products' ? await this.readings.of(found, lookedAt) : ok(plainReading);
    if (!reading.ok) return reading;
    const read = found.documents
      .map((document) => looseDocument(collection, document, reading.value))
      .filter((document) => !isSwitchedOff(collection, document));
    return ok(collection === 'taxrules' ? withRateOf(this.stock.taxCountry, read) : read);
  }

  private async search(
    { type }: Kind,
    filter: readonly object[],
    query: Readonly<Record<string, string | number | undefined>>,
  ): Promise<SearchAnswer> {
    return search(
      { api: this.tools.api, stock: this.stock },
      { type, body: filter.length > 0 ? { query: { bool: { filter } } } : {}, query },
    );
  }
}

/** How many of these are not here, where that matters: there are as many as before, or nobody counted them. */
async function freshOf(
  pull: Wanted,
  { total }: Place,
  { counted }: Walk,
  documents: readonly unknown[],
): Promise<number> {
  if (counted === null || counted === total || documents.length === 0) return 0;
  const here = new Set(await pull.storedIds());
  return documents.filter((document) => !here.has(documentId(document) ?? '')).length;
}

/** A cart that the backend lost, or of somebody who just signed out, says nothing of the pull. */
function isAnswered(failure: HttpFailure): boolean {
  return failure.kind === 'refused';
}

/** A collection that this backend does not have is here as soon as it is asked for. */
function nothing(place: Place, nowMs: number): PageAnswer {
  return unchanged({ ...place, wholeAt: nowMs, total: 0, walk: null }, nowMs);
}

function unchanged(place: Place, nowMs: number): PageAnswer {
  const { total } = place;
  return ok({ value: { documents: [], checkpoint: writePlace(place), hasMore: false, total }, at: nowMs });
}

function lastId(documents: readonly unknown[], before: number): number {
  const ids = documents.map((document) => Number((document as { readonly id?: unknown } | null)?.id));
  return Math.max(before, ...ids.filter(Number.isFinite));
}
