import { Navigate } from 'react-router-dom';
import { confirmationPath } from '#domain/paths.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { OrderSkeleton } from '#src/features/checkout/order-skeleton.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { NotFound, NotOnDevice } from './message-pages.tsx';

/** Where a provider sends shoppers back to, with the id of its order (spec 7: confirmation by session id). */
export function ReturnedPayment({ sid }: { readonly sid: string }) {
  const t = useWords('checkout', 'shop', 'order');
  const { state, value: payment } = useLive(queries.payment.bySid({ sid }));
  usePageTitle(`${t('summary')} – ${t('shop:brand')}`, state !== 'loading');
  if (state === 'missing') return <NotFound />;
  if (state === 'notOnDevice') return <NotOnDevice text={t('order:external.unsure')} />;
  if (!payment) return <OrderSkeleton title={t('summary')} />;
  if (payment.orderId) return <Navigate to={confirmationPath(payment.orderId)} replace />;
  if (payment.state === 'failed') return <Navigate to="/payment-failed?reason=declined" replace />;
  if (payment.state === 'open') {
    return (
      <MessagePage title={t('order:external.title')} text={t('order:external.open')}>
        <ButtonLink to="/checkout">{t('order:external.toCheckout')}</ButtonLink>
      </MessagePage>
    );
  }
  const number = payment.orderNumber;
  return (
    <MessagePage
      title={t('order:confirmation.placed')}
      text={number === null ? '' : t('order:confirmation.number', { number })}
      data-testid="returned-payment"
    >
      <ButtonLink to="/">{t('order:confirmation.continue')}</ButtonLink>
    </MessagePage>
  );
}
