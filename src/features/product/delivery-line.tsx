import type { ComponentType } from 'react';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './delivery-line.module.css';

/** What of an article, or of the parts of a set, decides what its delivery costs and when it is there. */
export interface DeliveryOfferProps {
  readonly delivery: DeliveryPromise;
  /** What the goods cost, minor units; `null` where nobody knows. */
  readonly goodsMinor: number | null;
}

interface DeliveryLineProps {
  /** `null` for what cannot be bought: nothing is said of it. */
  readonly delivery: DeliveryPromise | null;
  readonly goodsMinor: number | null;
  /** What the delivery costs, and when it is there; known on the device only. */
  readonly DeliveryOffer: ComponentType<DeliveryOfferProps>;
}

/** When it comes, and what that costs. */
export function DeliveryLine({ delivery, goodsMinor, DeliveryOffer }: DeliveryLineProps) {
  const deliveryText = useDeliveryText();
  if (!delivery) return null;
  const isDelivered = delivery.span !== '';
  return (
    <div className={`${styles.deliveries} ${isDelivered ? styles.toPlace : ''}`}>
      <p className={styles.delivery} data-testid="delivery">
        <Icon name={isDelivered ? 'truck' : 'check'} size={20} />
        {deliveryText(delivery)}
      </p>
      {isDelivered && <DeliveryOffer delivery={delivery} goodsMinor={goodsMinor} />}
    </div>
  );
}
