/** The review provider of this shop (spec 7: reviews, spec 5: review provider config). */
export interface ReviewProviderSettings {
  /**
   * A path of the shop, where its backend answers as the provider would, or passes on to it. What is queued goes to the shop's own
   * host only, so that another provider is a setting of the backend (decision 074).
   */
  readonly base: string;
  /** The host that a review says it comes from. */
  readonly domain: string;
  /** The account of each store view or region, by its code. */
  readonly appKeys: Readonly<Record<string, string>>;
}

export const reviewProvider: ReviewProviderSettings = {
  base: '/reviews',
  domain: 'stua.example',
  appKeys: { bmno: 'demo-app-key', default: 'demo-app-key-default' },
};

/** The region that a store view without an account of its own falls back to (spec 9: review key). */
const REGION_OF_STORE: Readonly<Record<string, string>> = { mx: 'es' };
const OTHER_REGION = 'eu';

/** The account of a store view: its own, else that of its region; `null` where the shop has neither (spec 9: review key). */
export function reviewKey(storeCode: string, { appKeys }: ReviewProviderSettings = reviewProvider): string | null {
  const region = REGION_OF_STORE[storeCode] ?? OTHER_REGION;
  return appKeys[storeCode] ?? appKeys[region] ?? null;
}
