import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FrameMessage, isOver } from '#domain/payment/frame-message.ts';
import { isCollected } from '#domain/pickup-places.ts';
import type { PaymentView } from '#domain/views/payment.ts';
import { useCommands } from '#src/data/commands.ts';
import type { MessageCode } from '#schemas/messages.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { notify, tellRefusal } from '#src/data/notices.ts';
import { Button } from '#src/ui/button.tsx';
import { useIsHere } from '#src/ui/use-is-here.ts';
import { useWords } from '#src/ui/use-words.ts';
import checkout from './checkout.module.css';
import { OrderSummary } from './order-summary.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import styles from './payment-step.module.css';

/** Refusals after which there are new terms: they are read, and agreed to, in the form. */
const newTerms: ReadonlySet<MessageCode | null> = new Set(['quoteChanged', 'deliveryChanged', 'termsChanged']);

interface PaymentStepProps {
  readonly payment: PaymentView;
  /** Lets its owner sign in again, where the shop has signed them out. */
  readonly onSignIn: () => void;
}

/** Paying at the provider, after the form and before the order (spec 4: external checkout order). */
export function PaymentStep({ payment, onSignIn }: PaymentStepProps) {
  const t = useWords('checkout', 'order');
  const { payment: commands } = useCommands();
  const { orderId, state, totals } = payment;
  const leave = (): void => void tellRefusal(commands.leave({ orderId }));
  const isOnNewTerms = state === 'stopped' && payment.isOnline && newTerms.has(payment.problem);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={checkout.page} data-testid="payment-step" data-state={state}>
      <h1 className={checkout.title} ref={title} tabIndex={-1}>
        {t('order:external.title')}
      </h1>
      <section className={styles.step} aria-label={t('payment')}>
        <div className={styles.head}>
          <p>{t('order:external.lead')}</p>
        </div>
        <div className={styles.box}>
          <Inside payment={payment} onReview={isOnNewTerms ? leave : null} onSignIn={onSignIn} />
        </div>
        {state !== 'paid' && !isOnNewTerms && (
          <div className={styles.actions}>
            <Button look="secondary" onClick={leave}>
              {t(payment.isOnline ? 'order:external.back' : 'order:external.otherWay')}
            </Button>
          </div>
        )}
      </section>
      <OrderSummary
        title={t('summary')}
        lines={payment.lines}
        totals={totals}
        couponCode={payment.couponCode}
        delivery={payment.delivery}
        pickupPlace={payment.details.pickupPlace}
        deliveryBy={payment.deliveryBy}
        isCollected={isCollected(payment.details.shippingMethod)}
        state="estimate"
      />
    </div>
  );
}

interface InsideProps extends PaymentStepProps {
  /** Leads to the form, where there are new terms; the same ones would be refused again. */
  readonly onReview: (() => void) | null;
}

/** The provider's page, or what is instead of it: without a network no frame is seen. */
function Inside({ payment, onReview, onSignIn }: InsideProps) {
  const t = useWords('order', 'shop');
  const errorText = useErrorText();
  const { payment: commands } = useCommands();
  const onMessage = useFrameMessages(payment);
  const { state, orderId, frameUrl, problem, isTried } = payment;
  if (state === 'paid') return <Said text={t('external.paid')} />;
  const offline = payment.isOnline ? null : <Said text={t(isTried ? 'external.unsure' : 'external.offline')} />;
  if (state === 'created' && frameUrl !== null)
    return (
      <>
        {offline}
        <PaymentFrame
          key={frameUrl}
          url={frameUrl}
          isOnline={payment.isOnline}
          providerOrderId={payment.providerOrderId}
          onMessage={onMessage}
        />
      </>
    );
  if (offline) return offline;
  if (state !== 'stopped') return <Said text={t('external.opening')} />;
  const call = {
    orderId,
    details: payment.details,
    expectedTotalMinor: payment.totals.grandTotalMinor,
    expectedDelivery: payment.delivery,
  };
  return (
    <div className={styles.message} role="alert">
      <p className={styles.bad}>{errorText(problem ?? 'externalOrderRequestFailed', {})}</p>
      <p>{t(isTried ? 'external.unsure' : 'external.nothingTaken')}</p>
      {problem === 'signInExpired' && (
        <Button data-testid="payment-sign-in" onClick={onSignIn}>
          {t('shop:account.signIn')}
        </Button>
      )}
      {onReview ? (
        <Button onClick={onReview}>{t('external.review')}</Button>
      ) : (
        <Button onClick={() => void tellRefusal(commands.begin(call))}>{t('external.again')}</Button>
      )}
    </div>
  );
}

function Said({ text }: { readonly text: string }) {
  return (
    <div className={styles.message}>
      <p role="status">{text}</p>
    </div>
  );
}

/** What the frame says is never believed: the shop is asked. What cannot be paid there any more leads to the page that says why. */
function useFrameMessages({ orderId }: PaymentView): (message: FrameMessage) => void {
  const { payment: commands } = useCommands();
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback(
    (message: FrameMessage) => {
      if (message.event === 'trying') void tellRefusal(commands.noteTry({ orderId }));
      if (message.event === 'changed') void tellRefusal(commands.followDelivery({ orderId }));
      if (message.event === 'paid' || message.event === 'over') void tellRefusal(commands.look({ orderId }));
      if (message.event !== 'refused' || !isOver(message.reason)) return;
      const { reason } = message;
      const leaveUnpaid = async (): Promise<void> => {
        const told = await commands.look({ orderId });
        // Who went back to the form meanwhile, or ordered, is not led away from there.
        if (!isHere.current) return;
        if (!told.ok) return notify(told.error);
        if (told.value.isPaid) return;
        void tellRefusal(commands.leave({ orderId }));
        await navigate(`/payment-failed?reason=${reason}`);
      };
      void leaveUnpaid();
    },
    [commands, navigate, orderId, isHere],
  );
}
