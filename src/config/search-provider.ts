/**
 * Who answers a search: the device, the provider, or both. With `both` the device answers at once, and what only the
 * provider finds is added behind.
 */
export type SearchAnswers = 'local' | 'provider' | 'both';

/** The search provider of this shop (spec 7: search provider). */
export interface SearchProviderSettings {
  readonly answers: SearchAnswers;
  /**
   * The address of the provider's search, or a path of the shop where its own backend answers as the provider would.
   */
  readonly searchBase: string;
  /** The address to which searches, clicks and purchases are reported. */
  readonly analyticsBase: string;
  /** The account of each store view, by its code. */
  readonly apiKeys: Readonly<Record<string, string>>;
}

/** Who answers in this shop. */
export const SEARCH_ANSWERS: SearchAnswers = 'local';

/**
 * When these addresses name another host, the content security policy has to allow it: `connect-src` is made from them.
 */
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
