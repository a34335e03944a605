import {
  PROVIDER_ANSWER_MAX,
  PROVIDER_MERGE_MAX,
  SEARCH_PAGE_SIZE,
  PROVIDER_RECOMMENDATIONS,
  PROVIDER_SUGGESTIONS_DEFAULT,
  PROVIDER_TEXT_MIN_LENGTH,
  SAME_COLOUR_MAX,
} from '#config/limits.ts';
import { PROVIDER_DEBOUNCE_MS, PROVIDER_REDIRECT_PATIENCE_MS } from '#config/timings.ts';
import type { ListingState } from '#domain/listing.ts';
import { providerFilters, providerSort, type ProviderRecord, recordFromWire } from '#domain/wire/search-provider.ts';
import type { SearchProviderRecordQuery, SearchProviderRequest } from '#schemas/api/generated/types.gen.ts';
import { EventTeller } from './event-teller.ts';
import { KeywordRedirects } from './keyword-redirects.ts';
import { createProviderCalls, type ProviderCalls } from './provider-calls.ts';
import type { ProviderEvent } from '#domain/provider-event.ts';
import type { ProviderTools } from './provider-tools.ts';

/** What the provider found: how many there are, and the skus of the pages up to the one that was asked for. */
export interface ProviderFound {
  readonly total: number;
  readonly skus: readonly string[];
}

/** The pages of a search that have arrived: their skus by page number, and the total number of products. */
interface Pages {
  readonly key: string;
  readonly skus: Map<number, readonly string[]>;
  total: number;
}

const nothing: ProviderFound = { total: 0, skus: [] };
/** How many pages one request asks for at most. */
const PAGES_AT_ONCE = 8;

type RecordQuery = Omit<SearchProviderRecordQuery, 'id' | 'typeOfRequest'> &
  Partial<Pick<SearchProviderRecordQuery, 'typeOfRequest'>>;

/**
 * The search provider as this shop uses it (spec 7: search provider). Its methods never fail: when the provider does
 * not answer, answers too late or says nothing useful, it has found nothing, and the device's own answer stands.
 */
export class SearchProvider {
  private readonly tools: ProviderTools;
  private readonly calls: ProviderCalls;
  private readonly redirects: KeywordRedirects;
  private readonly events: EventTeller;
  /** The pages of the last search. */
  private last: Pages | null = null;

  constructor(tools: ProviderTools) {
    this.tools = tools;
    this.calls = createProviderCalls(tools);
    this.redirects = new KeywordRedirects(tools, this.calls);
    this.events = new EventTeller(tools, this.calls);
  }

  /** Suggestions for a text that is being typed; asked once nobody has typed for 500 ms (D69). */
  async suggestions(text: string, signal: AbortSignal): Promise<readonly ProviderRecord[]> {
    const term = text.trim();
    if (term.length < PROVIDER_TEXT_MIN_LENGTH) return [];
    await this.tools.ports.clock.sleep(PROVIDER_DEBOUNCE_MS);
    if (signal.aborted || !this.tools.connection.isOnline) return [];
    const of = (kind: string): RecordQuery => ({
      settings: { query: { term }, typeOfRecords: [kind], limit: PROVIDER_SUGGESTIONS_DEFAULT },
    });
    const request = this.request(['KLEVU_PRODUCT', 'KLEVU_CATEGORY', 'KLEVU_CMS'].map(of));
    const answer = await this.calls.suggest(request, signal);
    const records = (answer?.queryResults ?? []).flatMap((result) => this.recordsOf(result.records));
    await this.bring(skusAmong(records));
    return records.filter(({ path }) => path !== null);
  }

  /** The known pages of a search, to be shown while further pages are fetched. */
  known(text: string, state: ListingState): ProviderFound | null {
    return this.last?.key === this.keyOf(text, state) ? foundIn(this.last, state.page) : null;
  }

  /** The products that match a text, with the filters and the order of a listing, up to the shown page. */
  async search(text: string, state: ListingState, signal: AbortSignal): Promise<ProviderFound> {
    if (text.trim().length < PROVIDER_TEXT_MIN_LENGTH || !this.tools.connection.isOnline) return nothing;
    const key = this.keyOf(text, state);
    const pages = this.last?.key === key ? this.last : { key, skus: new Map<number, readonly string[]>(), total: 0 };
    this.last = pages;
    const wanted = Array.from({ length: state.page }, (_, index) => index + 1).filter((page) => !pages.skus.has(page));
    await this.askPages(wanted.slice(-PAGES_AT_ONCE), { text, state, pages, signal });
    const found = foundIn(pages, state.page);
    await this.bring(found.skus);
    return found;
  }

  /** Skus of products that the provider says have the colour of this one (spec 9: same-colour look-up). */
  async sameColour(sku: string): Promise<readonly string[]> {
    const record = (await this.records(custom(`sku:"${plain(sku)}"`, 1)))[0];
    const ids = (record?.sameColour ?? []).slice(0, SAME_COLOUR_MAX).map(plain).filter(Boolean);
    if (ids.length === 0) return [];
    return skusAmong(await this.records(custom(`id:(${ids.join(' OR ')})`, SAME_COLOUR_MAX)));
  }

  /** Skus of the products that the provider recommends beside a product. */
  async recommendations(sku: string): Promise<readonly string[]> {
    const id = this.tools.catalogue.index.idOfSku(sku);
    if (id === null) return [];
    const looked = { recentObjects: [{ typeOfRecord: 'KLEVU_PRODUCT', records: [{ id }] }] };
    const settings = { typeOfRecords: ['KLEVU_PRODUCT'], limit: PROVIDER_RECOMMENDATIONS, context: looked };
    const skus = skusAmong(await this.records({ typeOfRequest: 'RECS_SIMILAR', settings }));
    await this.bring(skus);
    return skus.filter((other) => other !== sku);
  }

  /** The path that a text leads to, if the list of such words has it and arrives within two seconds. */
  redirectFor(text: string): Promise<string | null> {
    const { clock } = this.tools.ports;
    const tooLate = clock.sleep(PROVIDER_REDIRECT_PATIENCE_MS).then(() => null);
    return Promise.race([this.redirects.pathFor(text), tooLate]);
  }

  /** Tells the provider what a shopper did, if the shopper agreed to that; nobody waits for it. */
  note(event: ProviderEvent): void {
    void this.events.tell(event).catch(() => undefined);
  }

  private keyOf(text: string, { filters, sort }: ListingState): string {
    return JSON.stringify([text.trim().toLowerCase(), providerFilters(filters, this.tools.views()), sort]);
  }

  /**
   * Fetches pages of a search, each with a query of one request. A page that fails is fetched again with the next page.
   */
  private async askPages(
    wanted: readonly number[],
    { text, state, pages, signal }: { text: string; state: ListingState; pages: Pages; signal: AbortSignal },
  ): Promise<void> {
    if (wanted.length === 0) return;
    const applied = providerFilters(state.filters, this.tools.views());
    const queries = wanted.map((page): RecordQuery => {
      const place = { limit: SEARCH_PAGE_SIZE, offset: (page - 1) * SEARCH_PAGE_SIZE };
      return {
        settings: {
          query: { term: text.trim() },
          typeOfRecords: ['KLEVU_PRODUCT'],
          sort: providerSort(state.sort),
          ...place,
        },
        filters: { applyFilters: { filters: applied.map((filter) => ({ ...filter, values: [...filter.values] })) } },
      };
    });
    const request = this.request(queries);
    const answer = await this.calls.search(request, signal);
    for (const [place, page] of wanted.entries()) {
      const result = answer?.queryResults.find(({ id }) => id === request.recordQueries![place]!.id);
      if (!result) continue;
      pages.skus.set(page, skusAmong(this.recordsOf(result.records)));
      pages.total = result.meta.totalResultsFound;
    }
  }

  private request(queries: readonly RecordQuery[]): SearchProviderRequest {
    return {
      context: { apiKeys: [this.tools.apiKey] },
      recordQueries: queries.map((query, place) => ({ id: `query-${place}`, typeOfRequest: 'SEARCH', ...query })),
    };
  }

  private async records(query: RecordQuery): Promise<readonly ProviderRecord[]> {
    if (!this.tools.connection.isOnline) return [];
    const answer = await this.calls.search(this.request([query]));
    return this.recordsOf(answer?.queryResults[0]?.records ?? []);
  }

  /** The valid records, and no more than `PROVIDER_ANSWER_MAX`, however many the provider sends. */
  private recordsOf(records: readonly unknown[]): ProviderRecord[] {
    const { ports, store } = this.tools;
    const place = { origin: ports.apiOrigin, store };
    return records.slice(0, PROVIDER_ANSWER_MAX).flatMap((record) => recordFromWire(record, place) ?? []);
  }

  /** Fetches products that replication has not brought yet, so that they can be shown (spec 9: merge query). */
  private async bring(skus: readonly string[]): Promise<void> {
    const { catalogue, demand } = this.tools;
    const missing = skus.filter((sku) => catalogue.index.idOfSku(sku) === null).slice(0, PROVIDER_MERGE_MAX);
    if (missing.length > 0) await demand.products(missing);
  }
}

function custom(customANDQuery: string, limit: number): RecordQuery {
  return { settings: { query: { term: '*' }, typeOfRecords: ['KLEVU_PRODUCT'], customANDQuery, limit } };
}

/** The text without characters that would end the expression around it. */
function plain(text: string): string {
  return text.replaceAll(/["()]/g, '');
}

function foundIn({ skus, total }: Pages, page: number): ProviderFound {
  const pages = [...skus].filter(([number]) => number <= page).sort(([a], [b]) => a - b);
  return { total, skus: [...new Set(pages.flatMap(([, found]) => found))] };
}

function skusAmong(records: readonly ProviderRecord[]): string[] {
  return [...new Set(records.flatMap(({ sku }) => sku ?? []))];
}
