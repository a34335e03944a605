import type { StockBackend } from '#config/stock-backend.ts';

/** The store view and the language that a window opens. */
export interface OpenOptions {
  readonly storeCode: string;
  readonly locale: string;
  /** How the shop's backend is asked where it is a stock one; `null` or nothing: it keeps the contract. */
  readonly stockBackend?: StockBackend | null;
}

/** Hints of the window about what only it can see. */
export type WindowHint = 'online' | 'offline' | 'visible' | 'hidden' | 'active' | 'metered' | 'unmetered';
