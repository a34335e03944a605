import type { ReactNode } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { HistoryOrder } from './history-order.tsx';
import { OrderPages } from './order-pages.tsx';
import styles from './orders-section.module.css';
import { Note, Section } from './section.tsx';

interface OrdersSectionProps {
  /** Who is signed in: the customer's number as text. */
  readonly owner: string;
  /** The page of the history, from 1. */
  readonly page: number;
  /** The orders of this device that need the network or the shopper, or `null` when there are none. */
  readonly waiting: ReactNode;
}

/** Every order of whoever is signed in: those that wait on this device on top, then the history (spec 3). */
export function OrdersSection({ owner, page, waiting }: OrdersSectionProps) {
  const t = useWords('account', 'shop');
  const { state, value: history } = useLive(queries.orderHistory.page({ page, owner }));
  return (
    <Section title={t('section.orders')} data-testid="account-orders">
      {waiting !== null && (
        <div className={styles.waiting}>
          <h3 className={styles.heading}>{t('orders.waiting')}</h3>
          {waiting}
        </div>
      )}
      {history?.isFromDevice && <Note>{t('orders.fromDevice')}</Note>}
      {state === 'notOnDevice' && <Note>{t('orders.notOnDevice')}</Note>}
      {state === 'failed' && <Note>{t('orders.failed')}</Note>}
      {state === 'loading' && <div className={styles.skeleton} />}
      {history && history.orders.length > 0 && (
        <>
          <ul className={styles.orders}>
            {history.orders.map((order) => (
              <li key={order.number}>
                <HistoryOrder order={order} />
              </li>
            ))}
          </ul>
          <OrderPages page={page} pages={Math.ceil(history.total / history.pageSize)} />
        </>
      )}
      {history?.orders.length === 0 && waiting === null && (
        <div className={styles.empty}>
          <p>{t('orders.empty')}</p>
          <ButtonLink to="/">{t('cart:browse')}</ButtonLink>
        </div>
      )}
    </Section>
  );
}
