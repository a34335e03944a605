import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, loading, notOnDevice, ready } from '#domain/answer.ts';
import { type CheckoutDetails, companyOf, completeDetails, emptyDetails } from '#domain/checkout-details.ts';
import { type CheckoutSettings, customerTypeOf } from '#domain/checkout-methods.ts';
import { feeInLocale } from '#domain/fees.ts';
import type { PickupPlace } from '#domain/pickup-places.ts';
import { inLocale } from '#domain/translations.ts';
import { pickupPlacesOf } from '#domain/views/pickup-places-of.ts';
import type { WorkerContext } from '../context.ts';
import { checkoutIn } from '../documents/checkout.ts';
import { keptPostcode, postcodeId } from '../documents/postcode.ts';
import { settingsIn } from '../catalogue/settings-in.ts';
import { catalogueContext, contextChanges$ } from './catalogue-context.ts';
import { isSameAnswer } from './same-answer.ts';

/** The open checkout: what was typed so far, under the id its order will have. */
export interface CheckoutDraftView {
  readonly orderId: string;
  readonly details: CheckoutDetails;
  /** The postal code with which it began, because it was asked for on a product's page; empty without one. */
  readonly askedPostcode: string;
  /** Whether its order exists already. The next one has a draft of its own as soon as its checkout is opened. */
  readonly isUsedUp: boolean;
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
    map(([documents, record]) => {
      const typed = completeDetails(checkoutIn(documents, cart)?.details ?? emptyDetails);
      return customerTypeOf(companyOf(typed), record?.isBusiness ?? false);
    }),
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
        fees: (found.fees ?? []).map((fee) => feeInLocale(fee, locale)),
      });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** Where the goods can be collected, whether there is a network or not (spec 7: logtrade). */
export function pickupPlaces(context: WorkerContext): Observable<Answer<readonly PickupPlace[]>> {
  return contextChanges$(context).pipe(
    map(() => ready(pickupPlacesOf(catalogueContext(context)))),
    distinctUntilChanged(isSameAnswer),
  );
}

/** The draft of the checkout of this store view. */
export function draft({ shopper, cart, store }: WorkerContext): Observable<Answer<CheckoutDraftView>> {
  return combineLatest([shopper.customer$, shopper.orders$]).pipe(
    map(([documents, orders]): Answer<CheckoutDraftView> => {
      const found = checkoutIn(documents, cart);
      const details = found ? completeDetails(found.details) : { ...emptyDetails, country: store.tax.defaultCountry };
      const isUsedUp = orders.some(({ id }) => id === found?.orderId);
      const askedPostcode = keptPostcode(documents.find(({ id }) => id === postcodeId(cart)));
      return ready({ orderId: found?.orderId ?? '', details, askedPostcode, isUsedUp });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
