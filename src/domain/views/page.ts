/** What an address turns out to be. */
export type PageView =
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'content'; readonly identifier: string }
  /** It moved; the path is inside the store view. */
  | { readonly kind: 'redirect'; readonly path: string; readonly isPermanent: boolean };
