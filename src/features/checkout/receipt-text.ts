import { addressFields, billingOf, type CheckoutDetails } from '#domain/checkout-details.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { Sums } from '#domain/totals.ts';
import type { OrderLineView } from '#domain/views/outbox.ts';

/** An order as it is in the form, before it is saved anywhere. */
export interface UnsavedOrder {
  readonly orderId: string;
  readonly details: CheckoutDetails;
  readonly lines: readonly OrderLineView[];
  readonly totals: Sums;
  readonly settings: CheckoutSettings;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface ReceiptWords {
  /** Texts by namespace and key. */
  readonly t: (key: string) => string;
  readonly format: (minor: number) => string;
  readonly locale: string;
}

const organisation = ['company', 'taxId'] as const;

/**
 * The text that a shopper can keep when an order could not be saved: everything that was typed and chosen, and the
 * statement that nothing was ordered (D88).
 */
export function receiptText(order: UnsavedOrder, { t, format, locale }: ReceiptWords): string {
  const { details, totals, settings } = order;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(order.at);
  const shipping = settings.shippingMethods.find(({ code }) => code === details.shippingMethod);
  const payment = settings.paymentMethods.find(({ code }) => code === details.paymentMethod);
  const lineOf = (field: keyof CheckoutDetails, value: string): string[] =>
    value.trim() === '' ? [] : [`${t(`checkout:field.${field}`)}: ${value.trim()}`];
  const billing = billingOf(details);
  const fee = totals.paymentFeeMinor === 0 ? [] : [format(totals.paymentFeeMinor)];
  return [
    t('checkout:receipt.title'),
    `${when} · ${order.orderId}`,
    '',
    t('checkout:summary'),
    ...order.lines.map((line) => lineText(line, format)),
    ...(shipping && totals.deliveryMinor !== null
      ? [`${t('checkout:delivery')}: ${shipping.title}, ${format(totals.deliveryMinor)}`]
      : []),
    ...(payment ? [`${t('checkout:payment')}: ${[payment.title, ...fee].join(', ')}`] : []),
    ...(totals.fees ?? []).map(({ label, amountMinor }) => `${label}: ${format(amountMinor)}`),
    `${t('checkout:toPay')}: ${format(totals.grandTotalMinor)}`,
    '',
    t('checkout:contact'),
    ...(['email', 'phoneNumber', ...addressFields] as const).flatMap((field) => lineOf(field, details[field])),
    ...(details.isBusiness ? organisation.flatMap((field) => lineOf(field, details[field])) : []),
    ...lineOf('comment', details.comment),
    ...(details.hasOtherBilling
      ? ['', t('checkout:billingAddress'), ...addressFields.flatMap((field) => lineOf(field, billing[field]))]
      : []),
    '',
  ].join('\n');
}

function lineText(
  { qty, name, name2, optionLabels, sku, rowMinor }: OrderLineView,
  format: (m: number) => string,
): string {
  const what = [name, name2, ...optionLabels.map(({ value }) => value)].filter(Boolean).join(', ');
  return `${qty} × ${what} (${sku}): ${format(rowMinor)}`;
}
