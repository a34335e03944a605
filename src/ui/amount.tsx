import { useNetOf } from './net-prices.ts';
import { useWords } from './use-words.ts';
import styles from './price.module.css';

interface AmountProps {
  /** Gross, in minor units. */
  readonly minor: number;
  readonly taxBasisPoints?: number;
  readonly format: (minor: number) => string;
}

/** What a row comes to; where prices are shown without tax, the gross stands below it. */
export function Amount({ minor, taxBasisPoints, format }: AmountProps) {
  const t = useWords();
  const netOf = useNetOf();
  if (!netOf) return format(minor);
  return (
    <span className={styles.row}>
      <span>
        {format(netOf(minor, taxBasisPoints))} <small className={styles.tax}>{t('price.exclTax')}</small>
      </span>
      <small className={styles.tax}>{t('price.gross', { price: format(minor) })}</small>
    </span>
  );
}
