import { storeViews } from '#config/stores.ts';
import { bookingPath } from '#domain/booking-path.ts';
import { confirmationPath } from '#domain/paths.ts';
import { formatPrice } from '#domain/price-format.ts';
import { receiptNumber } from '#domain/receipt-number.ts';
import type { TaskSubject, TaskView } from '#domain/views/outbox.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { useAgeText } from '#src/data/age-text.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { Badge, type BadgeColour } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { InOrderStore } from '#src/ui/in-order-store.tsx';
import { closeSyncCentre } from './sync-store.ts';
import { useI18n, useWords } from '#src/ui/use-words.ts';
import styles from './sync-dialog.module.css';

const colours: Readonly<Record<TaskView['state'], BadgeColour>> = {
  queued: 'fjord',
  sending: 'fjord',
  sent: 'moss',
  failed: 'clay',
  conflict: 'honey',
};

interface SyncTaskProps {
  readonly task: TaskView;
  readonly onSignIn: () => void;
}

/** One queued task: its subject, age and state, and what the shopper can do about it. */
export function SyncTask({ task, onSignIn }: SyncTaskProps) {
  const t = useWords();
  const age = useAgeText();
  const subjectText = useSubjectText();
  const reasonText = useReasonText();
  const receiptText = (subject: TaskSubject): string | null =>
    subject.kind === 'order' ? t('order:confirmation.receipt', { number: receiptNumber(subject.orderId) }) : null;
  return (
    <li className={styles.task} data-testid="sync-task" data-state={task.state}>
      <div className={styles.head}>
        <span className={styles.what}>{subjectText(task.subject)}</span>
        <Badge colour={colours[task.state]}>{t(`sync:state.${task.state}`)}</Badge>
      </div>
      <p className={styles.muted}>
        {[receiptText(task.subject), age(task.createdAt), reasonText(task.reason)]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      <TaskActions task={task} onSignIn={onSignIn} />
    </li>
  );
}

/** Refused, but not over: the shopper is asked to choose anew (spec 4: delivery booking). */
function isAskedAgain({ kind, state, canSendNow }: TaskView): boolean {
  return kind === 'task' && state === 'conflict' && !canSendNow;
}

function TaskActions({ task, onSignIn }: SyncTaskProps) {
  const t = useWords();
  const commands = useCommands();
  return (
    <div className={styles.actions}>
      {task.reason === 'unauthorized' && (
        <Button
          look="quiet"
          onClick={() => {
            closeSyncCentre();
            onSignIn();
          }}
        >
          {t('shop:account.signIn')}
        </Button>
      )}
      {task.canSendNow && (
        <Button look="quiet" onClick={() => void tellRefusal(commands.task.sendNow({ id: task.id }))}>
          {t('sync:sendNow')}
        </Button>
      )}
      {task.canCancel && (
        <Button look="quiet" onClick={() => void tellRefusal(commands.task.cancel({ id: task.id }))}>
          {t('sync:cancel')}
        </Button>
      )}
      {task.subject.kind === 'order' && (
        <ButtonLink look="quiet" to={confirmationPath(task.subject.orderId)} onClick={closeSyncCentre}>
          {t('sync:open')}
        </ButtonLink>
      )}
      {task.subject.kind === 'booking' && (
        <InOrderStore code={task.storeCode}>
          <ButtonLink look="quiet" to={bookingPath(task.subject.number)} onClick={closeSyncCentre}>
            {t('sync:open')}
          </ButtonLink>
        </InOrderStore>
      )}
      {(task.state === 'failed' || isAskedAgain(task)) && (
        <Button look="quiet" onClick={() => void tellRefusal(commands.task.dismiss({ id: task.id }))}>
          {t('sync:dismiss')}
        </Button>
      )}
    </div>
  );
}

function useSubjectText(): (subject: TaskSubject) => string {
  const t = useWords();
  const { locale, store } = useStoreView();
  return (subject) => {
    if (subject.kind === 'booking') return t('sync:subject.booking', { number: subject.number });
    if (subject.kind === 'newsletter') return t(`sync:subject.${subject.change}`, { email: subject.email });
    if (subject.kind === 'line') {
      return t(`sync:subject.${subject.change}`, { qty: subject.qty, name: subject.name ?? subject.sku });
    }
    if (subject.kind === 'restock') return t('sync:subject.restock', { name: subject.productName });
    if (subject.kind === 'reviewVote') return t('sync:subject.reviewVote');
    if (subject.kind === 'review') {
      const name = subject.productName;
      return name === '' ? t('sync:subject.reviewOfShop') : t('sync:subject.review', { name });
    }
    if (subject.kind === 'coupon')
      return subject.code === null ? t('sync:subject.noCoupon') : t('sync:subject.coupon', { code: subject.code });
    if (subject.kind === 'profile') return t('sync:subject.profile');
    if (subject.kind === 'orderChange') return t(`sync:subject.${subject.change}`, { number: subject.orderNumber });
    // An order of another store view is in that view's currency.
    const { currency } = storeViews.find((candidate) => candidate.currency.code === subject.currency) ?? store;
    return t('sync:subject.order', { count: subject.pieces, price: formatPrice(subject.totalMinor, currency, locale) });
  };
}

/** Returns a function that writes the reason of a task, or the server's code, in words. */
function useReasonText(): (reason: string | null) => string | null {
  const t = useWords();
  const i18n = useI18n();
  return (reason) => {
    if (reason === null) return null;
    for (const key of [`sync:reason.${reason}`, `sync:refusal.${reason}`]) if (i18n.exists(key)) return t(key);
    return t('sync:refusal.other', { code: reason });
  };
}
