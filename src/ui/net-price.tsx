import { netOf } from '#domain/tax.ts';
import type { NetPrices } from './late-tools.ts';
import styles from './net-price.module.css';
import { useWords } from './use-words.ts';

/** Prices without tax; `rate` is the store view's, in basis points. */
export function netPricesAt(rate: number): NetPrices {
  return {
    said:
      (format, taxBasisPoints = rate) =>
      (grossMinor) =>
        format(netOf(grossMinor, taxBasisPoints)),
    gross: (minor, format) => <Gross text={format(minor)} />,
  };
}

function Gross({ text }: { readonly text: string }) {
  const t = useWords('product');
  return (
    <span className={styles.gross}>
      {t('net.excl')} · {t('net.gross', { price: text })}
    </span>
  );
}
