import { useWords } from './use-words.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Minor units; `null` is unknown. */
  readonly amountMinor: number | null;
  readonly regularMinor: number | null;
  readonly format: (minor: number) => string;
  /** The lowest of several. */
  readonly isFrom?: boolean;
  /** Another one than that of the product which a page or card is about. */
  readonly 'data-testid'?: string;
}

/** A price; an offer stands in front of what it cost before. */
export function Price({
  amountMinor,
  regularMinor,
  format,
  isFrom = false,
  'data-testid': testId = 'price',
}: PriceProps) {
  const t = useWords();
  if (amountMinor === null) return <span className={styles.unknown}>{t('price.unknown')}</span>;
  const isOffer = regularMinor !== null;
  return (
    <span className={styles.price} data-testid={testId} data-amount={amountMinor}>
      <span className={isOffer ? `${styles.amount} ${styles.offer}` : styles.amount}>
        {isFrom ? t('price.from', { price: format(amountMinor) }) : format(amountMinor)}
      </span>
      {isOffer && (
        <s className={styles.regular}>
          <span className="visually-hidden">{t('price.before', { price: '' })}</span>
          {format(regularMinor)}
        </s>
      )}
    </span>
  );
}
