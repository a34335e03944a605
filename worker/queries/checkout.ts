import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, loading, notOnDevice, ready } from '#domain/answer.ts';
import { type CheckoutDetails, completeDetails, emptyDetails } from '#domain/checkout-details.ts';
import { type CheckoutSettings, customerTypeOf } from '#domain/checkout-methods.ts';
import { inLocale } from '#domain/translations.ts';
import type { WorkerContext } from '../context.ts';
import type { CartName } from '../outbox/cart-name.ts';
import type { ReferenceDoc } from '../documents/catalogue-documents.ts';
import type { CustomerDoc } from '../documents/shopper-documents.ts';
import { checkoutId } from '../commands/checkout-draft.ts';
import { isSameAnswer } from './same-answer.ts';

/** The open checkout: what was typed so far, under the id its order will have. */
export interface CheckoutDraftView {
  readonly orderId: string;
  readonly details: CheckoutDetails;
}

/** Delivery and payment of this store view; without them a device cannot order yet and says so (D92). */
export function settings({
  catalogue,
  connection,
  locale,
  shopper,
  session,
  cart,
}: WorkerContext): Observable<Answer<CheckoutSettings>> {
  const customerType$ = combineLatest([shopper.customer$, session.record$]).pipe(
    map(([documents, record]) => customerTypeOf(draftIn(documents, cart) ?? emptyDetails, record?.isBusiness ?? false)),
    distinctUntilChanged(),
  );
  return combineLatest([catalogue.references$, connection.state$, catalogue.pulls$, customerType$]).pipe(
    map(([references, { isOnline }, pulls, customerType]): Answer<CheckoutSettings> => {
      const found = settingsIn(references);
      // A backend may have none (D87).
      const mayCome = isOnline && !pulls.get('store_settings')?.isComplete;
      if (!found) return mayCome ? loading : notOnDevice;
      return ready({
        ...found,
        customerType,
        shippingMethods: found.shippingMethods.map((method) => inLocale(method, locale)),
        paymentMethods: found.paymentMethods.map((method) => inLocale(method, locale)),
      });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** The draft of the checkout of this store view. */
export function draft({ shopper, cart, store }: WorkerContext): Observable<Answer<CheckoutDraftView>> {
  const id = checkoutId(cart);
  return shopper.customer$.pipe(
    map((documents): Answer<CheckoutDraftView> => {
      const found = documents.find(
        (document): document is Extract<CustomerDoc, { kind: 'checkout' }> => document.id === id,
      );
      const details = found ? completeDetails(found.details) : { ...emptyDetails, country: store.tax.defaultCountry };
      return ready({ orderId: found?.orderId ?? '', details });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** What was typed so far in the checkout of a cart. */
function draftIn(documents: readonly CustomerDoc[], name: CartName): CheckoutDetails | null {
  const found = documents.find(({ id }) => id === checkoutId(name));
  return found?.kind === 'checkout' ? found.details : null;
}

/** The checkout settings among the references. */
export function settingsIn(references: readonly ReferenceDoc[]): CheckoutSettings | null {
  return references.find((reference) => reference.kind === 'settings')?.value ?? null;
}
