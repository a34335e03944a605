import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { ForeignHtml } from '#src/ui/foreign-html/foreign-html.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './confirmation.module.css';

/** What the provider says of the payment of an order (spec 3: confirmation, html_snippet); nothing where it was paid otherwise. */
export function PaymentReceipt({ orderId }: { readonly orderId: string }) {
  const t = useWords('order');
  const { value: payment } = useLive(queries.payment.current({ orderId }));
  if (payment?.state !== 'paid' || !payment.snippet) return null;
  return (
    <section className={styles.receipt} aria-label={t('external.receipt')} data-testid="payment-receipt">
      <ForeignHtml text={payment.snippet} />
    </section>
  );
}
