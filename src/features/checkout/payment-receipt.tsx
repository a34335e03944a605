import type { ForeignText } from '#domain/plain-text.ts';
import { ForeignHtml } from '#src/ui/foreign-html/foreign-html.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './confirmation.module.css';

/** What the provider says of the payment of an order (spec 3: confirmation, html_snippet). */
export function PaymentReceipt({ text }: { readonly text: ForeignText }) {
  const t = useWords('order');
  return (
    <section className={styles.receipt} aria-label={t('external.receipt')} data-testid="payment-receipt">
      <ForeignHtml text={text} />
    </section>
  );
}
