import { formatMeasure } from '#domain/number-format.ts';
import type { ComparisonRow } from '#domain/views/comparison.ts';
import type { PriceView } from '#domain/views/price-view.ts';
import { useAgeText } from '#src/data/age-text.ts';
import { usePriceText, useStoreView } from '#src/data/store-view.ts';
import { Price } from '#src/ui/price.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './comparison-value.module.css';

interface ComparisonValueProps {
  readonly row: ComparisonRow;
  readonly index: number;
}

/** The value of one product in a row; a dash if it is unknown. */
export function ComparisonValue({ row, index }: ComparisonValueProps) {
  const t = useWords();
  const value = row.values[index] ?? null;
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('product:comparison.missing')}</span>
      </>
    );
  }
  switch (row.kind) {
    case 'price':
      return <PriceOf price={row.values[index]!} />;
    case 'stock':
      return <StockBadge status={row.values[index]!} />;
    case 'yesNo':
      return t(`product:comparison.${row.values[index] ? 'yes' : 'no'}`);
    case 'measure':
      return <Measure value={row.values[index]!} unit={row.unit} />;
    case 'attribute':
      return row.values[index]!;
  }
}

/** A price, with its age if it is not of this moment. */
function PriceOf({ price }: { readonly price: PriceView }) {
  const t = useWords();
  const format = usePriceText();
  const age = useAgeText();
  const when = age(price.asOf);
  const hasFailed = price.state === 'failed';
  const isCurrent = price.state === 'live' || (!hasFailed && when === t('age.now'));
  return (
    <>
      <Price {...price} format={format} />
      {price.amountMinor !== null && !isCurrent && (
        <span className={styles.fact}>{t(hasFailed ? 'price.failed' : 'price.asOf', { when })}</span>
      )}
    </>
  );
}

interface MeasureProps {
  readonly value: number;
  readonly unit: 'cm' | 'kg';
}

/** A measure, with a decimal only where it has one. */
function Measure({ value, unit }: MeasureProps) {
  const { locale } = useStoreView();
  return `${formatMeasure(value, locale)}\u00a0${unit}`;
}
