import { use, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { openSignIn } from '#src/features/account/account-store.ts';
import { FinishAccount } from '#src/features/account/finish-account.tsx';
import { Confirmation } from '#src/features/checkout/confirmation.tsx';
import { OrderList } from '#src/features/checkout/order-list.tsx';
import { OrderSkeleton } from '#src/features/checkout/order-skeleton.tsx';
import { AddressContext } from '#src/ui/address.ts';
import { PaymentFailedPage } from './payment-failed-page.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import { NotFound } from './message-pages.tsx';
import { useWords } from '#src/ui/use-words.ts';

/** The state of one order, or all orders of this device (spec 2: /confirmation); or why a payment failed (/payment-failed). */
export default function ConfirmationPage() {
  const { pathname, search } = use(AddressContext);
  const query = new URLSearchParams(search);
  if (pathname === '/payment-failed') return <PaymentFailedPage />;
  const id = query.get('order');
  const sid = query.get('sid');
  if (sid) return <ReturnedPayment sid={sid} />;
  return id ? <OneOrder id={id} /> : <AllOrders />;
}

function OneOrder({ id }: { readonly id: string }) {
  const t = useWords('checkout', 'shop');
  const { state, value: order } = useLive(queries.order.byId({ id }));
  usePageTitle(`${t('summary')} – ${t('shop:brand')}`, state !== 'loading');
  const { value: session } = useLive(queries.session.current());
  const wanted = order?.wantedAccount ?? null;
  const [wasOffered, setOffered] = useState(false);
  if (wanted && !wasOffered) setOffered(true);
  // Who has finished the account looks at that.
  if (wasOffered && session?.state === 'signedIn') return <Navigate to="/my-account" replace />;
  if (state === 'missing') return <NotFound />;
  return order ? (
    <Confirmation order={order} account={wanted && <FinishAccount wanted={wanted} />} onSignIn={() => openSignIn()} />
  ) : (
    <OrderSkeleton title={t('summary')} />
  );
}

function AllOrders() {
  const t = useWords('order', 'shop');
  const { value: orders } = useLive(queries.order.all());
  usePageTitle(`${t('orders.title')} – ${t('shop:brand')}`, orders !== null);
  return orders ? <OrderList orders={orders} /> : <OrderSkeleton title={t('orders.title')} />;
}
