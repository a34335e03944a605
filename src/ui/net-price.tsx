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
    gross: (minor, format, place) => <Gross text={format(minor)} place={place ?? 'price'} />,
  };
}

interface GrossProps {
  readonly text: string;
  readonly place: 'price' | 'row';
}

function Gross({ text, place }: GrossProps) {
  const t = useWords('product');
  return (
    <span className={styles[place]}>
      <span>{t('net.excl')}</span>
      {place === 'price' ? ' · ' : ' '}
      <span>{t('net.gross', { price: text })}</span>
    </span>
  );
}
