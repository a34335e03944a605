import { use } from 'react';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { AddressContext } from '#src/ui/address.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { useWords } from '#src/ui/use-words.ts';

const reasons: ReadonlySet<string> = new Set(['changed', 'stock', 'address', 'delivery', 'shop', 'over', 'declined']);

/** A payment failed: what became of the money, and what to do next (spec 2: /payment-failed). */
export function PaymentFailedPage() {
  const t = useWords('order', 'errors', 'shop');
  const query = new URLSearchParams(use(AddressContext).search);
  const asked = query.get('reason') ?? '';
  // Of what nobody named nobody can say that nothing was taken.
  const reason = reasons.has(asked) ? asked : 'unknown';
  const title = t(reason === 'unknown' ? 'errors:paymentError' : 'errors:paymentFailed');
  usePageTitle(`${title} – ${t('shop:brand')}`);
  return (
    <MessagePage title={title} text={t(`external.failed.${reason}`)} data-testid="payment-failed">
      <ButtonLink to="/checkout">{t('external.toCheckout')}</ButtonLink>
    </MessagePage>
  );
}
