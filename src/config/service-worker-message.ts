/** What a page says to the service worker. */
export type ServiceWorkerMessage =
  | { readonly type: 'skip-waiting' | 'outbox-filled' | 'started' }
  /** A whole address. */
  | { readonly type: 'shown'; readonly address: string };
