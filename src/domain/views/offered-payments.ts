import { paymentMark } from '#config/payment-marks.ts';
import { type CheckoutSettings, paymentMethodsFor } from '../checkout-methods.ts';
import { inLocale } from '../translations.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** A way to pay, as the bottom of every page names it. */
export interface OfferedPayment {
  readonly code: string;
  readonly title: string;
  /** The address of its drawing. */
  readonly mark: string | null;
}

/** The ways to pay in the store view's own country, in the order of the checkout. */
export function offeredPayments(
  settings: CheckoutSettings,
  { store, locale }: Pick<CatalogueContext, 'store' | 'locale'>,
): OfferedPayment[] {
  return paymentMethodsFor(settings, store.tax.defaultCountry).map((method) => {
    const { code, title } = inLocale(method, locale);
    return { code, title, mark: paymentMark(code) };
  });
}
