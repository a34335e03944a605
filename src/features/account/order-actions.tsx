import { useState } from 'react';
import { orderActions } from '#domain/order-actions.ts';
import { bookingPath } from '#domain/booking-path.ts';
import type { HistoryOrderView } from '#domain/views/order-history.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify, tellRefusal } from '#src/data/notices.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { InOrderStore } from '#src/ui/in-order-store.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './history-order.module.css';

/** What can be done with an order in its state: track, cancel, send back, order again (spec 4: order actions). */
export function OrderActions({ order }: { readonly order: HistoryOrderView }) {
  const t = useWords('account');
  const { orderHistory } = useCommands();
  const [asked, setAsked] = useState<'cancel' | 'return' | null>(null);
  const [now] = useState(Date.now);
  // One change at a time: what the shop makes of the first decides what can be wanted next.
  const isWaiting = order.waitingChange !== undefined;
  const offered = new Set(orderActions(order, now));
  const call = () => ({ operationId: crypto.randomUUID(), orderNumber: order.number });
  const reorder = useOneAtATime(async () => {
    const added = await orderHistory.reorder(call());
    notify(added.ok ? { code: added.value } : added.error);
  });
  return (
    <div className={styles.actions}>
      {offered.has('track') && order.deliveryNumber !== null && (
        <InOrderStore code={order.storeCode ?? null}>
          <ButtonLink look="secondary" to={bookingPath(order.deliveryNumber)}>
            {t('orders.track')}
          </ButtonLink>
        </InOrderStore>
      )}
      {!isWaiting && offered.has('cancel') && (
        <Button look="secondary" onClick={() => setAsked('cancel')}>
          {t('orders.cancel')}
        </Button>
      )}
      {!isWaiting && offered.has('return') && (
        <Button look="secondary" onClick={() => setAsked('return')}>
          {t('orders.return')}
        </Button>
      )}
      {offered.has('reorder') && (
        <Button look="secondary" onClick={() => reorder()}>
          {t('orders.reorder')}
        </Button>
      )}
      <Question
        order={order}
        asked={asked}
        onClose={() => setAsked(null)}
        onCancel={() => void tellRefusal(orderHistory.cancel(call()))}
        onReturn={(reason) => void tellRefusal(orderHistory.requestReturn({ ...call(), reason }))}
      />
    </div>
  );
}

interface QuestionProps {
  readonly order: HistoryOrderView;
  readonly asked: 'cancel' | 'return' | null;
  readonly onClose: () => void;
  readonly onCancel: () => void;
  readonly onReturn: (reason: string) => void;
}

/** Asks before an order is cancelled or sent back, because neither can be undone here. */
function Question({ order, asked, onClose, onCancel, onReturn }: QuestionProps) {
  const t = useWords('account', 'shop');
  const [reason, setReason] = useState('');
  const isReturn = asked === 'return';
  const answer = (): void => {
    if (isReturn) onReturn(reason.trim());
    else onCancel();
    onClose();
  };
  return (
    <Dialog
      data-testid="order-question"
      shape="panel"
      title={t(isReturn ? 'orders.returnTitle' : 'orders.cancelTitle', { number: order.number })}
      closeLabel={t('shop:nav.close')}
      isOpen={asked !== null}
      onClose={onClose}
    >
      <p>{t(isReturn ? 'orders.returnText' : 'orders.cancelText')}</p>
      {isReturn && (
        <label className={styles.reason}>
          {t('orders.reason')} ({t('optional')})
          <textarea maxLength={REASON_MAX_LENGTH} value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
      )}
      <div className={styles.actions}>
        <Button onClick={answer}>{t(isReturn ? 'orders.returnYes' : 'orders.cancelYes')}</Button>
        <Button look="secondary" onClick={onClose}>
          {t('orders.no')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The most that the contract takes. */
const REASON_MAX_LENGTH = 1000;
