import { ATTRIBUTE_LIST_SIZE, BLOG_LIST_SIZE, CATEGORY_FETCH_SIZE, CMS_LIST_SIZE } from '#config/limits.ts';
import type { StockBackend } from '#config/stock-backend.ts';
import { INDEXING_DELAY_MS, PRODUCTS_RENEWAL_MS, REFERENCES_RENEWAL_MS } from '#config/timings.ts';
import { looseDocument } from '#domain/wire/loose-document.ts';
import type { Found } from '#domain/wire/search-answer.ts';
import { isSwitchedOff } from '#domain/wire/switched-off.ts';
import { formatWireTime } from '#domain/wire/time.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import type { Answered } from '../../http/shop-api.ts';
import { LONG_FIELDS, type Page } from '../backend.ts';
import type { Pull } from '../pull-of-collection.ts';
import { askCheckoutSettings, type ServerCart } from './checkout-settings.ts';
import { type Place, readPlace, type Walk, writePlace } from './place.ts';
import { plainReading, ProductReadings, type ReadingTools } from './product-readings.ts';
import { withRateOf } from './rate-of-country.ts';
import { isLacking, search, type SearchAnswer } from './search.ts';

interface Kind {
  readonly type: string;
  readonly size: number;
  readonly sort?: string;
  readonly renewalMs: number;
  /** What of it is shown. */
  readonly shown?: readonly object[];
  /** Walked through by rising ids, and asked for what changed: of these there are too many for anything else. */
  readonly isWalkedById: boolean;
}

/** Products that are sold or may be again (D35). */
const sold = [{ terms: { status: [0, 1] } }];
/** Articles that are published (spec 7). */
const published = [{ term: { status: 1 } }];
const few = { renewalMs: REFERENCES_RENEWAL_MS, isWalkedById: false };

/** What a stock backend indexes; other collections it does not have (D87). */
const kinds: Readonly<Record<string, Kind>> = {
  products: {
    type: 'product',
    size: 200,
    sort: 'id:asc',
    shown: sold,
    renewalMs: PRODUCTS_RENEWAL_MS,
    isWalkedById: true,
  },
  categories: { type: 'category', size: CATEGORY_FETCH_SIZE, sort: 'position:asc', ...few },
  attributes: { type: 'attribute', size: ATTRIBUTE_LIST_SIZE, ...few },
  taxrules: { type: 'taxrule', size: ATTRIBUTE_LIST_SIZE, ...few },
  cms_pages: { type: 'cms_page', size: CMS_LIST_SIZE, ...few },
  cms_blocks: { type: 'cms_block', size: CMS_LIST_SIZE, ...few },
  blog_posts: { type: 'cms_blog', size: BLOG_LIST_SIZE, sort: 'publish_date:desc', shown: published, ...few },
};

/** Without an index of them there is no shop; all others it can do without. */
const needed: ReadonlySet<string> = new Set(['products', 'categories']);

/** Begin anew: what pulling understands of a backend that keeps the contract (410). */
const beginAnew = fail<HttpFailure>({ kind: 'refused', status: 410, code: '', retryAfterMs: null });

type PageAnswer = Result<Answered<Page>, HttpFailure>;
/** What is pulled, and in which form. */
type Wanted = Pick<Pull, 'collection' | 'fields'>;

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
    if (!kind) return nothing(place, this.tools.now());
    if (place.walk) return this.walkOn(pull, kind, place, place.walk);
    if (Math.abs(this.tools.now() - place.wholeAt) >= kind.renewalMs) return beginAnew;
    return kind.isWalkedById ? this.changes(pull, kind, place) : unchanged(place, this.tools.now());
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

  /** How many there are tells whether some are new or gone; only a walk through everything tells which are gone. */
  private async changes(pull: Wanted, kind: Kind, place: Place): Promise<PageAnswer> {
    const counted = await this.search(kind, filtersOf(kind, fromTheStart), { size: 1, _source_include: 'id' });
    if (!counted.ok) return counted;
    const { value, at } = counted.value;
    if (value.isCounted && value.total !== place.total) return beginAnew;
    const since = Math.max(0, place.lookedAt - INDEXING_DELAY_MS);
    return this.walkOn(pull, kind, place, { since, beganAt: at, seen: 0, after: 0 });
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
    const next = { ...walk, beganAt: walk.beganAt || at, seen, after: lastId(value.documents, walk.after) };
    const isStuck = value.documents.length === 0 || (kind.isWalkedById && next.after === walk.after);
    const hasMore = seen < inAll && !isStuck;
    const documents = await this.inContract(pull.collection, value, next.beganAt);
    if (!documents.ok) return documents;
    const total = walk.since === null ? inAll : place.total;
    const after = hasMore ? { ...place, walk: next } : arrived(place, next, total);
    const page = { documents: documents.value, checkpoint: writePlace(after), hasMore, total };
    const isByNumber = kind.isWalkedById && walk.since === null;
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

const fromTheStart = { since: null, after: 0 };
function filtersOf(
  { shown = [], isWalkedById }: Kind,
  { since, after }: Pick<Walk, 'since' | 'after'>,
): readonly object[] {
  if (!isWalkedById) return shown;
  const changed = since === null ? [] : [{ range: { updated_at: { gte: formatWireTime(since) } } }];
  return [...shown, { range: { id: { gt: after } } }, ...changed];
}

function arrived(place: Place, walk: Walk, total: number): Place {
  const isWhole = walk.since === null;
  return { wholeAt: isWhole ? walk.beganAt : place.wholeAt, lookedAt: walk.beganAt, total, walk: null };
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
