import { useNavigate } from 'react-router-dom';
import { confirmationPath } from '#domain/paths.ts';
import { canAcceptQuote } from '#domain/quote.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify, tellRefusal } from '#src/data/notices.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { InOrderStore } from '#src/ui/in-order-store.tsx';
import { useIsHere } from '#src/ui/use-is-here.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './confirmation.module.css';
import { isPrinted, shownState } from './shown-state.ts';

interface OrderActionsProps {
  readonly order: OrderView;
  /** Lets its owner sign in again, where it waits for that. */
  readonly onSignIn: () => void;
}

/** What its owner can do about an order. */
export function OrderActions({ order, onSignIn }: OrderActionsProps) {
  const t = useWords('order');
  const { checkout, order: orderCommands, task } = useCommands();
  const navigate = useNavigate();
  const orderId = order.id;
  const isMissing = shownState(order) === 'missing';
  const isHere = useIsHere();
  const edit = useOneAtATime(async () => {
    const taken = await checkout.edit({ orderId, draftId: crypto.randomUUID() });
    if (!taken.ok) notify(taken.error);
    else if (isHere.current) await navigate('/checkout');
  });
  return (
    <div className={styles.actions}>
      {isMissing && !order.isPaid && (
        <Button onClick={() => void tellRefusal(orderCommands.sendAgain({ orderId }))}>
          {t('confirmation.sendAgain')}
        </Button>
      )}
      {order.state === 'needsAttention' && !isMissing && <Accept order={order} />}
      {order.isSignInMissing && (
        <Button data-testid="order-sign-in" onClick={onSignIn}>
          {t('shop:account.signIn')}
        </Button>
      )}
      {shownState(order) === 'queued' && !order.isSignInMissing && (
        <Button onClick={() => void tellRefusal(task.sendNow({ id: orderId }))}>{t('sync:sendNow')}</Button>
      )}
      {order.canEdit && (
        <Button look="secondary" onClick={() => edit()}>
          {t('confirmation.edit')}
        </Button>
      )}
      {order.canCancel && (
        <Button look="secondary" onClick={() => void tellRefusal(orderCommands.cancel({ orderId }))}>
          {t('sync:cancel')}
        </Button>
      )}
      {(order.state === 'needsAttention' || order.state === 'rejected') && !order.isPaid && (
        <Button look="secondary" onClick={() => void tellRefusal(orderCommands.discard({ orderId }))}>
          {t('confirmation.discard')}
        </Button>
      )}
      {isPrinted(order) && (
        <Button look="secondary" onClick={() => print()}>
          {t('receipt.print')}
        </Button>
      )}
      <ButtonLink look={['placed', 'paid'].includes(shownState(order)) ? 'primary' : 'quiet'} to="/">
        {t('confirmation.continue')}
      </ButtonLink>
    </div>
  );
}

/** Takes the order as the shop counts it now; what it costs is known in its own store view only (D16, D94). */
function Accept({ order: { id: orderId, storeCode, reason } }: { readonly order: OrderView }) {
  const t = useWords('order');
  const { checkout } = useCommands();
  const { store } = useStoreView();
  if (!canAcceptQuote(reason?.changes ?? [])) return null;
  if (storeCode === store.code)
    return (
      <Button onClick={() => void tellRefusal(checkout.acceptQuote({ orderId }))}>{t('confirmation.accept')}</Button>
    );
  return (
    <InOrderStore code={storeCode}>
      <ButtonLink to={confirmationPath(orderId)}>{t('external.review')}</ButtonLink>
    </InOrderStore>
  );
}
