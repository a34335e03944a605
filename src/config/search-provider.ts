/** Who answers a search: the device, the provider, or both, the device at once and what else the provider finds behind it. */
export type SearchAnswers = 'local' | 'provider' | 'both';

/** The search provider of this shop (spec 7: search provider). */
export interface SearchProviderSettings {
  readonly answers: SearchAnswers;
  /** Where it is asked: an address, or a path of the shop itself where its own backend answers as the provider would. */
  readonly searchBase: string;
  /** Where it counts what is looked for and bought. */
  readonly analyticsBase: string;
  /** The account of each store view, by its code. */
  readonly apiKeys: Readonly<Record<string, string>>;
}

/** Who answers in this shop. */
export const SEARCH_ANSWERS: SearchAnswers = 'local';

/** A host of its own needs a word in the page's policy too: `connect-src` follows from these addresses. */
export const searchProvider: SearchProviderSettings = {
  answers: SEARCH_ANSWERS,
  searchBase: '/search',
  analyticsBase: '/search-analytics',
  apiKeys: { bmno: 'klevu-demo-key', default: 'klevu-demo-key-default' },
};

/** Origins beside the shop's own that a page has to reach for these settings. */
export function providerOrigins({ answers, searchBase, analyticsBase }: SearchProviderSettings): string[] {
  if (answers === 'local') return [];
  const origins = [searchBase, analyticsBase].flatMap((base) => /^https?:\/\/[^/?#\s;,]+/.exec(base)?.[0] ?? []);
  return [...new Set(origins)];
}
