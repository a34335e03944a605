/** How amounts of a currency are written (spec 9: currency format). */
export interface CurrencyFormat {
  readonly code: string;
  readonly sign: string;
  readonly fractionDigits: 0 | 2;
  readonly isSignAfter: boolean;
}

/** A store view: one market with its own languages, currency, tax and catalogue (spec 3: store view, D77). */
export interface StoreView {
  readonly code: string;
  readonly id: number;
  /** Path prefix, empty for the default store view of this deployment. */
  readonly prefix: string;
  /** Languages offered; the first is the language of the catalogue texts (D93). */
  readonly locales: readonly string[];
  readonly currency: CurrencyFormat;
  /** Where the series of this market are listed (spec 2: Norwegian routes, D61). */
  readonly collectionsPath: CollectionsPath;
  /** Where customers say what they think of the shop (spec 2: kundeanmeldelser). */
  readonly reviewsPath: string;
  readonly tax: { readonly rateBasisPoints: number; readonly defaultCountry: string };
  /** Languages asked of the content service, best first (D60). */
  readonly contentLanguages: readonly string[];
}

/** The paths of the list of series. Every store view understands each of them, and links to its own (D61). */
export const collectionsPaths = ['/kolleksjoner', '/kollektioner'] as const;
export type CollectionsPath = (typeof collectionsPaths)[number];

/** Whether a path inside a store view is one of the list of series, of this store view or of another. */
export function isCollectionsPath(path: string): boolean {
  return collectionsPaths.some((candidate) => candidate === path);
}

const krone = (code: string): CurrencyFormat => ({ code, sign: 'kr', fractionDigits: 0, isSignAfter: true });

export const storeViews: readonly StoreView[] = [
  {
    code: 'bmno',
    id: 7,
    prefix: '',
    locales: ['nb-NO', 'en-US'],
    currency: krone('NOK'),
    collectionsPath: '/kolleksjoner',
    reviewsPath: '/kundeanmeldelser',
    tax: { rateBasisPoints: 2500, defaultCountry: 'NO' },
    contentLanguages: ['nb', 'nn-NO', 'sv'],
  },
  {
    code: 'default',
    id: 1,
    prefix: '/default',
    locales: ['sv-SE', 'en-US'],
    currency: krone('SEK'),
    collectionsPath: '/kollektioner',
    reviewsPath: '/kundomdomen',
    tax: { rateBasisPoints: 2500, defaultCountry: 'SE' },
    contentLanguages: ['sv'],
  },
];

/** Whether a path inside a store view is that of the reviews of the shop, in this store view or another (D61). */
export function isReviewsPath(path: string): boolean {
  return storeViews.some(({ reviewsPath }) => reviewsPath === path);
}

/** The store view that answers addresses without a prefix. */
export const defaultStoreView: StoreView = storeViews.find((store) => store.prefix === '')!;

/** The store view with this code, if there is one. */
export function storeViewByCode(code: string): StoreView | undefined {
  return storeViews.find((store) => store.code === code);
}

/** Splits an address into its store view and the path inside it: `/default/sofaer` is `/sofaer` of `default`. */
export function storeViewOfPath(pathname: string): { store: StoreView; path: string } {
  const store = storeViews.find(
    ({ prefix }) => prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
  if (!store) return { store: defaultStoreView, path: pathname };
  return { store, path: pathname.slice(store.prefix.length) || '/' };
}
