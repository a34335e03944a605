import type { ReactNode } from 'react';
import type { CheckoutDetails } from '#domain/checkout-details.ts';

/** An account that a guest wants with the order (D11). What is typed for it is in no draft. */
export interface NewAccount {
  /** The password. */
  readonly fields: ReactNode;
  /** `refused`: something is to be put right first. `later`: it could not be made now, which is nobody's fault. */
  readonly make: (details: CheckoutDetails) => Promise<'made' | 'later' | 'refused'>;
}
