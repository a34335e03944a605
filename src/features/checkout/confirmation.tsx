import type { ReactNode } from 'react';
import { CONFIRMATION_MAIL_MINUTES } from '#config/limits.ts';
import { storeViews } from '#config/stores.ts';
import { canAcceptQuote } from '#domain/quote.ts';
import { formatPrice } from '#domain/price-format.ts';
import { receiptNumber } from '#domain/receipt-number.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { InOrderStore } from '#src/ui/in-order-store.tsx';
import { useI18n, useWords } from '#src/ui/use-words.ts';
import { useDayText } from './arrival-text.ts';
import styles from './confirmation.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { PrintedReceipt } from './printed-receipt.tsx';
import { isPrinted, type ShownState, shownState } from './shown-state.ts';

const marks: Readonly<Record<ShownState, { icon: IconName; look: string | undefined }>> = {
  placed: { icon: 'check', look: undefined },
  paid: { icon: 'check', look: undefined },
  queued: { icon: 'clock', look: styles.queued },
  needsAttention: { icon: 'info', look: styles.attention },
  missing: { icon: 'info', look: styles.attention },
  rejected: { icon: 'close', look: styles.refused },
  cancelled: { icon: 'close', look: styles.refused },
  calledOff: { icon: 'close', look: styles.refused },
};

interface ConfirmationProps {
  readonly order: OrderView;
  /** Offers to finish the account that was wanted with it. */
  readonly account?: ReactNode;
  /** Lets its owner sign in again, where it waits for that. */
  readonly onSignIn: () => void;
}

/** Shows the state of an order: placed, kept on this device, or in need of the shopper. */
export function Confirmation({ order, account, onSignIn }: ConfirmationProps) {
  const t = useWords('checkout', 'order');
  const format = useOrderPriceText(order);
  const { icon, look } = marks[shownState(order)];
  return (
    <>
      <article
        className={styles.page}
        data-testid="order-confirmation"
        data-state={order.state}
        data-order={order.orderNumber ?? undefined}
        aria-live="polite"
      >
        <header className={styles.head}>
          <span className={`${styles.mark} ${look ?? ''}`}>
            <Icon name={icon} size={28} />
          </span>
          <h1 className={styles.title}>{t(`order:confirmation.${titleOf(order)}`)}</h1>
          <Numbers order={order} />
          <StateText order={order} format={format} />
          {order.state === 'placed' && order.paymentReceipt && <PaymentReceipt text={order.paymentReceipt} />}
          {account}
          <OrderActions order={order} onSignIn={onSignIn} />
        </header>
        <OrderSummary
          title={t('summary')}
          lines={order.lines}
          totals={{ ...order, grandTotalMinor: order.totalMinor }}
          couponCode={order.couponCode}
          // Days that were counted from the order say nothing true later; the day does.
          delivery={isOver(order) || order.deliveryBy ? null : order.delivery}
          deliveryBy={isOver(order) ? null : order.deliveryBy}
          isCollected={order.pickupPlace !== null}
          pickupPlace={isOver(order) ? null : order.pickupPlace}
          state={order.isCountedByShop ? 'confirmed' : 'estimate'}
          sumLabel={t('orderTotal')}
          format={format}
        />
      </article>
      {isPrinted(order) && <PrintedReceipt order={order} format={format} />}
    </>
  );
}

/** What is not kept goes at once or never. */
function titleOf(order: OrderView): ShownState | 'sending' | 'needsAttentionLater' {
  const state = shownState(order);
  if (state === 'needsAttention' && isOnlyLater(order)) return 'needsAttentionLater';
  return state === 'queued' && !order.isKept ? 'sending' : state;
}

/** Whether nothing differs from what was agreed on but the day. */
function isOnlyLater({ reason }: OrderView): boolean {
  const changes = reason?.changes ?? [];
  return changes.length > 0 && changes.every(({ kind }) => kind === 'delivery');
}

/** Whether the order will not be delivered any more. */
function isOver({ state }: OrderView): boolean {
  return state === 'rejected' || state === 'cancelled' || state === 'calledOff';
}

/** What to call the order by: the shop's number, and the one by which it was known on this device before there was any. */
function Numbers({ order: { id, orderNumber } }: { readonly order: OrderView }) {
  const t = useWords('order');
  const receipt = t('confirmation.receipt', { number: receiptNumber(id) });
  if (orderNumber === null) return <p className={styles.number}>{receipt}</p>;
  return (
    <p>
      <span className={styles.number}>{t('confirmation.number', { number: orderNumber })}</span>
      <br />
      <span className={styles.muted}>{receipt}</span>
    </p>
  );
}

interface TextProps {
  readonly order: OrderView;
  readonly format: (minor: number) => string;
}

function StateText({ order, format }: TextProps) {
  const t = useWords('order');
  if (order.state === 'placed') {
    return (
      <>
        {order.agreedMinor !== null && (
          <p className={styles.difference} data-testid="order-difference">
            {t(order.totalMinor < order.agreedMinor ? 'confirmation.cheaper' : 'confirmation.dearer', {
              agreed: format(order.agreedMinor),
              placed: format(order.totalMinor),
              difference: format(Math.abs(order.agreedMinor - order.totalMinor)),
            })}
          </p>
        )}
        {order.email && (
          <p className={styles.muted} data-testid="order-mail">
            {t('confirmation.email', { email: order.email, minutes: CONFIRMATION_MAIL_MINUTES })}
          </p>
        )}
        {order.bookingPath && (
          <InOrderStore code={order.storeCode}>
            <ButtonLink look="secondary" to={order.bookingPath} data-testid="book-delivery">
              {t(order.pickupPlace === null ? 'confirmation.book' : 'confirmation.bookPickup')}
            </ButtonLink>
          </InOrderStore>
        )}
      </>
    );
  }
  if (order.isSignInMissing) return <p>{t('confirmation.signInText')}</p>;
  const title = titleOf(order);
  if (title === 'paid') return <p>{t('confirmation.paidText')}</p>;
  if (title === 'sending') return <p>{t('confirmation.sendingText')}</p>;
  if (title === 'queued') return <p>{t(order.isHeld ? 'confirmation.heldText' : 'confirmation.queuedText')}</p>;
  if (title === 'missing') return <Missing order={order} />;
  if (order.state === 'needsAttention') return <Changes order={order} format={format} />;
  return order.state === 'rejected' ? <Refusal order={order} /> : null;
}

/** The shop took the order and does not know it any more (reliability O9). */
function Missing({ order }: { readonly order: OrderView }) {
  const t = useWords('order');
  return <p>{t(order.isPaid ? 'confirmation.missingPaidText' : 'confirmation.missingText')}</p>;
}

/** Shows where the shop's amounts differ from those the shopper agreed to, line by line (D16). */
function Changes({ order, format }: TextProps) {
  const t = useWords('order');
  const { reason } = order;
  const changes = reason?.changes ?? [];
  const newTotalMinor = canAcceptQuote(changes) ? reason?.newTotalMinor : null;
  const dayText = useDayText();
  const isLater = isOnlyLater(order);
  const amount = (minor: number | null): string => (minor === null ? '' : format(minor));
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, sku, before, after, fee, day }) => (
        <li key={`${kind} ${sku ?? fee}`}>
          {t(`confirmation.change.${day ? 'deliveryDay' : kind}`, {
            name: order.lines.find((line) => line.sku === sku)?.name ?? sku,
            before: amount(before),
            after: amount(after),
            fee: order.fees.find(({ code }) => code === fee)?.label ?? fee,
            day: day && dayText(day),
          })}
        </li>
      ))}
      {!isLater && <li>{t('confirmation.before', { price: format(order.totalMinor) })}</li>}
      {!isLater && newTotalMinor != null && <li>{t('confirmation.after', { price: format(newTotalMinor) })}</li>}
    </ul>
  );
}

function Refusal({ order }: { readonly order: OrderView }) {
  const t = useWords('order', 'errors');
  const i18n = useI18n();
  const { code = '', sku = null } = order.reason ?? {};
  const line = order.lines.find((candidate) => candidate.sku === sku);
  const key = `sync:refusal.${code}`;
  return (
    <>
      <p>{t('errors:orderNotProcessed', { message: i18n.exists(key) ? t(key) : t('sync:refusal.other', { code }) })}</p>
      {line && <p>{t('confirmation.rejectedLine', { name: line.name })}</p>}
    </>
  );
}

/** Writes amounts in the order's own currency, which is that of the store view it was made in. */
function useOrderPriceText(order: OrderView): (minor: number) => string {
  const { store, locale } = useStoreView();
  const { currency } = storeViews.find((candidate) => candidate.currency.code === order.currency) ?? store;
  return (minor) => formatPrice(minor, currency, locale);
}
