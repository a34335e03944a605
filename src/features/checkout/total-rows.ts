import type { Sums } from '#domain/totals.ts';
import { useWords } from '#src/ui/use-words.ts';

interface TotalRow {
  /** Fees of two names may read alike. */
  readonly key: string;
  readonly label: string;
  readonly minor: number;
}

/** What the sum of an order is made of; what does not apply is left out. */
export function useTotalRows(totals: Sums, couponCode: string | null = null): readonly TotalRow[] {
  const t = useWords('checkout', 'shop');
  const discount = couponCode ? t('cart:discountCode', { code: couponCode }) : t('cart:discount');
  const rows: readonly (readonly [key: string, label: string, minor: number | null])[] = [
    ['subtotal', t('cart:subtotal'), totals.subtotalMinor],
    ['discount', discount, totals.discountMinor === 0 ? null : totals.discountMinor],
    ['delivery', t('delivery'), totals.deliveryMinor],
    ['paymentFee', t('paymentFee'), totals.paymentFeeMinor === 0 ? null : totals.paymentFeeMinor],
    ...(totals.fees ?? []).map(({ code, label, amountMinor }) => [code, label, amountMinor] as const),
  ];
  return rows.flatMap(([key, label, minor]) => (minor === null ? [] : [{ key, label, minor }]));
}
