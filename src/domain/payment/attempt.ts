import { CHECKOUT_ATTEMPTS_MAX } from '#config/payment.ts';

/** Where the order at the provider stands (spec 4: external checkout order). `stopped`: the shopper decides (D52). */
export type AttemptState = 'idle' | 'creating' | 'created' | 'error' | 'stopped';

export interface Attempt {
  readonly state: AttemptState;
  /** How often it was tried since the last success. */
  readonly attempts: number;
  /** The provider's order, once there is one. */
  readonly providerOrderId: string | null;
}

/** What happens to it: a try begins, succeeds, fails; or the provider says that its order is finished (READ_ONLY_ORDER, D53). */
export type AttemptEvent =
  | { readonly kind: 'create' }
  | { readonly kind: 'created'; readonly providerOrderId: string }
  | { readonly kind: 'failed'; readonly isFinal: boolean }
  | { readonly kind: 'readOnly' };

export const noAttempt: Attempt = { state: 'idle', attempts: 0, providerOrderId: null };

/** The next state. After three tries nothing goes on by itself, what was typed stays, and a further one is offered (D52). */
export function nextAttempt(attempt: Attempt, event: AttemptEvent): Attempt {
  const { attempts, providerOrderId } = attempt;
  switch (event.kind) {
    case 'create':
      // Who asks again after it stopped begins anew.
      return { state: 'creating', attempts: attempt.state === 'stopped' ? 1 : attempts + 1, providerOrderId };
    case 'created':
      return { state: 'created', attempts: 0, providerOrderId: event.providerOrderId };
    case 'failed':
      return {
        state: event.isFinal || attempts >= CHECKOUT_ATTEMPTS_MAX ? 'stopped' : 'error',
        attempts,
        providerOrderId,
      };
    case 'readOnly':
      return { state: 'error', attempts, providerOrderId: null };
  }
}
