import type { HistoryOrderView } from '#domain/views/order-history.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { Badge, type BadgeColour } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useI18n, useWords } from '#src/ui/use-words.ts';
import styles from './history-order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderDetails } from './order-details.tsx';
import { Note } from './section.tsx';
import { useOrderPriceText } from './use-order-price-text.ts';

const colours: Readonly<Record<string, BadgeColour>> = {
  pending: 'fjord',
  processing: 'fjord',
  complete: 'moss',
  canceled: 'stone',
  return_requested: 'honey',
  closed: 'stone',
};

/** One order of the past: number, day, sum and state, and everything else when it is opened (spec 3: user). */
export function HistoryOrder({ order }: { readonly order: HistoryOrderView }) {
  const t = useWords('account');
  const i18n = useI18n();
  const { locale } = useStoreView();
  const format = useOrderPriceText(order.currency);
  const status = `account:orders.status.${order.status}`;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(order.placedAt);
  return (
    <details className={styles.order} data-testid="history-order" data-order={order.number} data-status={order.status}>
      <summary className={styles.summary}>
        <span className={styles.about}>
          <span className={styles.number}>{t('orders.number', { number: order.number })}</span>
          <span className={styles.muted}>
            {day} · {format(order.totalMinor)}
          </span>
        </span>
        <Badge colour={colours[order.status] ?? 'stone'}>
          {/* A backend may have states of its own. */}
          {i18n.exists(status) ? t(`orders.status.${order.status}`) : order.status}
        </Badge>
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={20} />
        </span>
      </summary>
      <div className={styles.body}>
        <OrderDetails order={order} format={format} />
        {order.waitingChange && <Note>{t(`orders.waitingChange.${order.waitingChange}`)}</Note>}
        <OrderActions order={order} />
      </div>
    </details>
  );
}
