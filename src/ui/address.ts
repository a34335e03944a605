import { createContext } from 'react';

/** The address that a page was shown for. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  /** Whether the shopper came here by going back or forward in the history. */
  readonly isBack: boolean;
}

/** The address of the page around. A hidden page keeps its own address while that of the window changes. */
export const AddressContext = createContext<Address>({ pathname: '/', search: '', isBack: false });
