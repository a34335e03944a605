import type { CartLine } from '#domain/cart.ts';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { lastDay } from '#domain/last-day.ts';
import { latestPromise } from '#domain/latest-promise.ts';
import { countTotals } from '#domain/totals.ts';
import type { CartLineView } from '#domain/views/cart.ts';
import type { WorkerContext } from '../context.ts';
import type { AgreedOrder } from '../documents/payment-doc.ts';
import { chosenCosts } from './chosen-costs.ts';
import { todayIn } from './today-in.ts';

interface ToCount {
  readonly settings: CheckoutSettings;
  readonly details: CheckoutDetails;
  readonly views: readonly CartLineView[];
  readonly couponPercent: number;
}

/** What lines as they are shown come to with what is chosen at the checkout, and when they come. */
export function countAgreed(
  context: WorkerContext,
  { settings, details, views, couponPercent }: ToCount,
): Pick<AgreedOrder, 'totals' | 'delivery'> & { readonly deliveryBy: string | null } {
  const totals = countTotals({ lines: views, ...chosenCosts(context, settings, details, views), couponPercent });
  const method = settings.shippingMethods.find(({ code }) => code === details.shippingMethod);
  const delivery = latestPromise(
    views.map((view) => view.delivery),
    method,
  );
  return { totals, delivery, deliveryBy: lastDay(delivery, todayIn(context)) };
}

/** The lines at the prices, and in the words, that are shown. */
export function atShownPrices(lines: readonly CartLine[], views: readonly CartLineView[]): CartLine[] {
  return lines.map((line, index) => {
    const { unitMinor, regularMinor, name, name2, image, optionLabels } = views[index]!;
    return { ...line, snapshot: { ...line.snapshot, unitMinor, regularMinor, name, name2, image, optionLabels } };
  });
}
