import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { storeViews } from '#config/stores.ts';
import { formatPrice } from '#domain/price-format.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { useAgeText, useStoreView } from '#src/data/store-view.ts';
import { Badge, type BadgeColour } from '#src/ui/badge.tsx';
import styles from './confirmation.module.css';

const colours: Readonly<Record<OrderView['state'], BadgeColour>> = {
  placed: 'moss',
  queued: 'fjord',
  needsAttention: 'honey',
  rejected: 'clay',
  cancelled: 'stone',
};

/** Every order that was made on this device. */
export function OrderList({ orders }: { readonly orders: readonly OrderView[] }) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('orders.title')}</h1>
      {orders.length === 0 && <p className={styles.muted}>{t('orders.empty')}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OrderRow({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('checkout');
  const age = useAgeText();
  const { store, locale } = useStoreView();
  const { currency } = storeViews.find((candidate) => candidate.currency.code === order.currency) ?? store;
  return (
    <Link className={styles.order} to={`/confirmation?order=${encodeURIComponent(order.id)}`}>
      <span>
        {order.orderNumber ?? age(order.createdAt)}
        <br />
        <span className={styles.muted}>{formatPrice(order.totalMinor, currency, locale)}</span>
      </span>
      <Badge colour={colours[order.state]}>{t(`orders.state.${order.state}`)}</Badge>
    </Link>
  );
}
