import { storeViews } from '#config/stores.ts';
import { confirmationPath } from '#domain/paths.ts';
import { formatPrice } from '#domain/price-format.ts';
import { receiptNumber } from '#domain/receipt-number.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { useAgeText } from '#src/data/age-text.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { THUMBNAIL_CART_PX } from '#config/limits.ts';
import { Badge, type BadgeColour } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './confirmation.module.css';
import { type ShownState, shownState } from './shown-state.ts';

const colours: Readonly<Record<ShownState, BadgeColour>> = {
  placed: 'moss',
  paid: 'moss',
  queued: 'fjord',
  needsAttention: 'honey',
  missing: 'honey',
  rejected: 'clay',
  cancelled: 'stone',
  calledOff: 'stone',
};

const PICTURES_MAX = 3;

/** Every order that was made on this device. */
export function OrderList({ orders }: { readonly orders: readonly OrderView[] }) {
  const t = useWords('order', 'checkout');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('orders.title')}</h1>
      {orders.length === 0 && (
        <div className={styles.head}>
          <p className={styles.muted}>{t('orders.empty')}</p>
          <ButtonLink look="secondary" to="/">
            {t('cart:browse')}
          </ButtonLink>
        </div>
      )}
      <OrderRows orders={orders} />
    </div>
  );
}

/** Orders of this device, each with its state and a link to it. */
export function OrderRows({ orders }: { readonly orders: readonly OrderView[] }) {
  return (
    <ul className={orders.length > 0 ? styles.orders : undefined}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderRow({ order }: { readonly order: OrderView }) {
  const t = useWords('order');
  const age = useAgeText();
  const { store, locale } = useStoreView();
  const { currency } = storeViews.find((candidate) => candidate.currency.code === order.currency) ?? store;
  const state = shownState(order);
  const receipt = t('confirmation.receipt', { number: receiptNumber(order.id) });
  return (
    <Link className={styles.order} to={confirmationPath(order.id)}>
      <span className={styles.pictures}>
        {order.lines.slice(0, PICTURES_MAX).map((line) => (
          <Picture key={line.key} image={line.image} alt="" {...THUMBNAIL_CART_PX} sizes="56px" />
        ))}
      </span>
      <span className={styles.about}>
        <span className={styles.which}>
          {order.orderNumber ? t('confirmation.number', { number: order.orderNumber }) : receipt}
        </span>
        <span className={styles.muted}>
          {[
            order.orderNumber && receipt,
            state === 'paid' && t('orders.waitingForNumber'),
            age(order.createdAt),
            formatPrice(order.totalMinor, currency, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Badge colour={colours[state]}>{t(`orders.state.${state}`)}</Badge>
    </Link>
  );
}
