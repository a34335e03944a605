import { useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { offlineEstimateMinor } from '#config/settings.ts';
import { customerDetails, customerIn } from '#domain/customer-details.ts';
import { confirmationPath } from '#domain/paths.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { useCommands } from '#src/data/commands.ts';
import { measure } from '#src/data/measurement.ts';
import { queries } from '#src/data/query-ref.ts';
import { usePriceText, useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { openSignIn } from '#src/features/account/account-store.ts';
import { CheckoutSignIn } from '#src/features/account/checkout-sign-in.tsx';
import { useNewAccount } from '#src/features/account/use-new-account.tsx';
import { CouponField } from '#src/features/cart/coupon-field.tsx';
import { LineProblem } from '#src/features/cart/line-problem.tsx';
import { Checkout } from '#src/features/checkout/checkout.tsx';
import { OrderSkeleton } from '#src/features/checkout/order-skeleton.tsx';
import { PaymentStep } from '#src/features/checkout/payment-step.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import type { Result, ShopError } from '#schemas/errors.ts';
import { useWords } from '#src/ui/use-words.ts';

/** Ordering, as a guest or as a customer (spec 2: /checkout). */
export default function CheckoutPage() {
  const t = useWords('checkout', 'errors', 'shop');
  const { value: cart } = useLive(queries.cart.current());
  const settings = useLive(queries.checkout.settings());
  const { value: draft } = useLive(queries.checkout.draft());
  const { value: profile } = useLive(queries.profile.current());
  const { value: connection } = useLive(queries.sync.connection());
  const { value: session } = useLive(queries.session.current());
  const newAccount = useNewAccount();
  const { openedId, refusal, open } = useOpenedCheckout(session?.owner);
  // The order that the form was begun for; what is typed into the form of an order that exists already would be lost.
  const [begunId, setBegunId] = useState('');
  if (draft && !draft.isUsedUp && draft.orderId !== begunId) setBegunId(draft.orderId);
  const isOpen = draft !== null && draft.orderId !== '' && (!draft.isUsedUp || draft.orderId === begunId);
  const orderId = begunId || openedId;
  const { value: ordered } = useLive(queries.order.byId({ id: orderId }));
  const { value: payment } = useLive(queries.payment.current({ orderId }));
  usePageTitle(`${t('title')} – ${t('shop:brand')}`, cart !== null);
  useEffect(() => measure({ event: 'begin_checkout' }), []);
  // The same objects as long as nothing changes, because the form takes over every newer one.
  const countries = settings.value?.countries.map(({ country }) => country).join(' ') ?? '';
  const customer = useMemo(() => profile && customerIn(profile, countries.split(' ')), [profile, countries]);
  const details = useMemo(
    () => (draft && customer ? customerDetails(draft.details, customer, draft.askedPostcode) : draft?.details),
    [draft, customer],
  );

  // The order was placed here, or by another window with the same checkout that was faster (O7).
  if (ordered && ordered.state !== 'cancelled') return <Navigate to={confirmationPath(ordered.id)} replace />;
  if (refusal && !isOpen) {
    return (
      <MessagePage title={t('title')} text={t(`errors:${refusal.code}`, { ...refusal })} data-testid="checkout-refused">
        <Button onClick={() => void open()}>{t('shop:notOnDevice.retry')}</Button>
      </MessagePage>
    );
  }
  if (payment && payment.state !== 'idle') return <PaymentStep payment={payment} onSignIn={() => openSignIn()} />;
  if (!cart || !draft || !isOpen || !details || !session) {
    return (
      <OrderSkeleton title={t('title')}>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </OrderSkeleton>
    );
  }
  if (cart.lines.length === 0) {
    return (
      <MessagePage title={t('cart:title')} text={t('errors:cartEmptyBeforeCheckout')}>
        <ButtonLink to="/">{t('cart:browse')}</ButtonLink>
      </MessagePage>
    );
  }
  if (!settings.value) {
    return settings.state === 'loading' ? null : <NotReady />;
  }
  return (
    <Checkout
      // What was typed goes along to whoever signs in, and their details come to it.
      key={`${draft.orderId} ${session.owner}`}
      orderId={draft.orderId}
      draft={details}
      settings={settings.value}
      cart={cart}
      isOnline={connection?.isOnline ?? true}
      addresses={customer?.addresses ?? []}
      signIn={<CheckoutSignIn />}
      newAccount={session.state === 'guest' ? newAccount : null}
      LineNote={LineProblem}
      Coupon={CouponField}
    />
  );
}

/** A device that does not know yet how the shop delivers cannot order; what a delivery costs it says by estimate (D64, D92). */
function NotReady() {
  const t = useWords('checkout');
  const format = usePriceText();
  const { store } = useStoreView();
  const estimateMinor = offlineEstimateMinor[store.currency.code];
  const estimate = estimateMinor === undefined ? null : t('deliveryEstimate', { amount: format(estimateMinor) });
  return (
    <MessagePage
      title={t('title')}
      text={[t('notReady'), estimate].filter((words) => words !== null).join(' ')}
      data-testid="checkout-not-ready"
    />
  );
}

interface OpenedCheckout {
  /** Id of the order that this checkout will place; empty until it is open. */
  readonly openedId: string;
  /** Why the checkout could not be opened, or `null`. */
  readonly refusal: ShopError | null;
  readonly open: () => Promise<void>;
}

/**
 * Opens the checkout of whoever uses the device, which creates the id of its order; a checkout that is open already keeps its id.
 * Another window may sign in or out meanwhile.
 */
function useOpenedCheckout(owner: string | undefined): OpenedCheckout {
  const commands = useCommands();
  const [opened, setOpened] = useState<Result<{ orderId: string }> | null>(null);
  const ask = useCallback(() => commands.checkout.open({ orderId: crypto.randomUUID() }), [commands]);
  useEffect(() => {
    if (owner !== undefined) void ask().then(setOpened);
  }, [ask, owner]);
  return {
    openedId: opened?.ok ? opened.value.orderId : '',
    refusal: opened?.ok === false ? opened.error : null,
    open: async () => setOpened(await ask()),
  };
}
