import { createContext } from 'react';

/** The address that a page was shown for. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  /** Whether somebody went back to it, or forward again. */
  readonly isBack: boolean;
}

/** The address of the page around. A page that is kept out of sight keeps its own, while the window's goes on. */
export const AddressContext = createContext<Address>({ pathname: '/', search: '', isBack: false });
