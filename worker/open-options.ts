/** The store view and the language that a window opens. */
export interface OpenOptions {
  readonly storeCode: string;
  readonly locale: string;
  /** What the page says of a stock backend (`StockBackends`, as JSON); nothing: the backend keeps the contract. */
  readonly stock?: string | undefined;
}

/** Hints of the window about what only it can see. */
export type WindowHint = 'online' | 'offline' | 'visible' | 'hidden' | 'active' | 'metered' | 'unmetered';
