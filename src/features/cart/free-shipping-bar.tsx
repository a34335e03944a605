import type { FreeShipping } from '#domain/free-shipping.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './free-shipping-bar.module.css';

/** How far it is to a free delivery, in shops that have one (spec 9: free-shipping bar). */
export function FreeShippingBar({ limitMinor, valueMinor, remainingMinor }: FreeShipping) {
  const t = useWords('cart');
  const format = usePriceText();
  return (
    <div className={styles.bar} data-testid="free-shipping" data-remaining={remainingMinor}>
      <p role="status">
        {remainingMinor === 0
          ? t('freeShipping.reached')
          : t('freeShipping.remaining', { amount: format(remainingMinor) })}
      </p>
      <progress className={styles.track} max={limitMinor} value={Math.min(valueMinor, limitMinor)} aria-hidden />
    </div>
  );
}
