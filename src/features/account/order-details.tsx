import type { HistoryOrderView } from '#domain/views/order-history.ts';
import { useI18n, useWords } from '#src/ui/use-words.ts';
import styles from './history-order.module.css';

interface OrderDetailsProps {
  readonly order: HistoryOrderView;
  readonly format: (minor: number) => string;
}

/** What was ordered, how it comes, and what it cost: goods, delivery, fees, discount, VAT (spec 3: user). */
export function OrderDetails({ order, format }: OrderDetailsProps) {
  const t = useWords('account', 'checkout', 'shop');
  const delivery = useDeliveryText(order);
  const { fees: named = [] } = order;
  const otherMinor = order.feesMinor - named.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const amounts: readonly (readonly [key: string, label: string, minor: number, isShown: boolean])[] = [
    ['subtotal', t('cart:subtotal'), order.subtotalMinor, true],
    ['discount', t('cart:discount'), -Math.abs(order.discountMinor), order.discountMinor !== 0],
    ['delivery', t('checkout:delivery'), order.shippingMinor, true],
    // Fees of two names may read alike.
    ...named.map(({ label, amountMinor }, place) => [`fee ${place}`, label, amountMinor, true] as const),
    ['otherFees', t('orders.fees'), otherMinor, otherMinor !== 0],
  ];
  return (
    <>
      <ul className={styles.items}>
        {order.items.map(({ id, sku, name, qty, rowMinor, optionLabels = [] }) => (
          <li key={id} className={styles.item} data-testid="history-item" data-sku={sku} data-qty={qty}>
            <span>
              {name}{' '}
              <span className={styles.muted}>
                {[...optionLabels.map(({ value }) => value), `×\u00A0${qty}`].join(' · ')}
              </span>
            </span>
            <span className={styles.amount}>{format(rowMinor)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {delivery !== null && (
          <>
            <dt>{t('orders.shipment')}</dt>
            <dd>{delivery}</dd>
          </>
        )}
        {amounts
          .filter(([, , , isShown]) => isShown)
          .flatMap(([key, label, minor]) => [
            <dt key={key}>{label}</dt>,
            <dd key={`${key} amount`}>{minor === 0 && key === 'delivery' ? t('checkout:free') : format(minor)}</dd>,
          ])}
        <dt className={styles.total}>{t('cart:total')}</dt>
        <dd className={styles.total} data-testid="history-total" data-amount={order.totalMinor}>
          {format(order.totalMinor)}
        </dd>
        <dt className={styles.muted}>{t('checkout:tax')}</dt>
        <dd className={styles.muted}>{format(order.taxMinor)}</dd>
      </dl>
    </>
  );
}

/** How an order is delivered, with the number of its shipment; `null` where the shop does not say. */
function useDeliveryText({ deliveryNumber, deliveryType }: HistoryOrderView): string | null {
  const t = useWords('account');
  const i18n = useI18n();
  const key = `account:orders.type.${deliveryType}`;
  const type = deliveryType !== null && i18n.exists(key) ? t(`orders.type.${deliveryType}`) : deliveryType;
  const parts = [type, deliveryNumber].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}
