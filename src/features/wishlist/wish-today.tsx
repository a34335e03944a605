import type { ArticleToday } from '#domain/views/wishlist.ts';
import { useAgeText } from '#src/data/age-text.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { Price } from '#src/ui/price.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './wish-row.module.css';

/** Price and stock of today, and how the price changed since the shopper put the article on the list. */
export function WishToday({ today: { price, changeMinor, stock, delivery } }: { readonly today: ArticleToday }) {
  const t = useWords('wishlist');
  const format = usePriceText();
  const age = useAgeText();
  const deliveryText = useDeliveryText();
  const amount = format(Math.abs(changeMinor));
  return (
    <>
      <Price {...price} format={format} />
      {changeMinor < 0 && (
        <p className={styles.cheaper} data-testid="wish-cheaper">
          {t('cheaper', { amount })}
        </p>
      )}
      {changeMinor > 0 && (
        <p className={styles.muted} data-testid="wish-dearer">
          {t('dearer', { amount })}
        </p>
      )}
      {price.amountMinor !== null && price.state !== 'live' && (
        <p className={styles.muted}>
          {t(price.state === 'failed' ? 'shop:price.failed' : 'shop:price.asOf', { when: age(price.asOf) })}
        </p>
      )}
      <p className={styles.stock}>
        <StockBadge status={stock} />
        {delivery && <span className={styles.muted}>{deliveryText(delivery, 'short')}</span>}
      </p>
    </>
  );
}
