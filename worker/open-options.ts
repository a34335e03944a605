/** The store view and the language that a window opens. */
export interface OpenOptions {
  readonly storeCode: string;
  readonly locale: string;
}

/** Hints of the window about what only it can see. */
export type WindowHint = 'online' | 'offline' | 'visible' | 'hidden' | 'active' | 'metered' | 'unmetered';
