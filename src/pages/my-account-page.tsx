import { use } from 'react';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { openSignIn } from '#src/features/account/account-store.ts';
import { ordersPageOf, sectionOf } from '#src/features/account/account-sections.ts';
import { ExpiredAccount } from '#src/features/account/expired-account.tsx';
import { MyAccount } from '#src/features/account/my-account.tsx';
import { OrdersSection } from '#src/features/account/orders-section.tsx';
import { OrderRows } from '#src/features/checkout/order-list.tsx';
import { NewsletterForm } from '#src/features/newsletter/newsletter-form.tsx';
import { AddressContext } from '#src/ui/address.ts';
import { Button } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { useWords } from '#src/ui/use-words.ts';

const OwnReviews = unseenPart(async () => (await import('./product-parts.ts')).OwnReviews);

/** The states of an order on this device that ask for the network or the shopper. */
const open: ReadonlySet<string> = new Set(['queued', 'needsAttention', 'rejected']);

/** The account (spec 2: /my-account); whoever is not signed in is asked to. */
export function MyAccountPage() {
  const t = useWords('account', 'shop');
  const { search } = use(AddressContext);
  const { value: session } = useLive(queries.session.current());
  const { value: orders } = useLive(queries.order.all());
  usePageTitle(`${t('title.account')} – ${t('shop:brand')}`, session !== null);
  if (!session) return <Waiting />;
  if (session.state === 'expired') return <ExpiredAccount />;
  if (session.state === 'guest')
    return (
      <MessagePage title={t('title.account')} text={t('guest.text')} data-testid="sign-in-first">
        <Button onClick={() => openSignIn('login')}>{t('title.login')}</Button>
        <Button look="secondary" onClick={() => openSignIn('register')}>
          {t('title.register')}
        </Button>
      </MessagePage>
    );
  const waiting = (orders ?? []).filter(({ state }) => open.has(state));
  return (
    <MyAccount
      session={session}
      section={sectionOf(search)}
      orders={
        <OrdersSection
          owner={session.owner}
          page={ordersPageOf(search)}
          waiting={waiting.length > 0 ? <OrderRows orders={waiting} /> : null}
        />
      }
      reviews={<OwnReviews />}
      newsletter={<NewsletterForm email={session.email ?? ''} />}
    />
  );
}
