import { useTool } from './late-tools.ts';
import { useWords } from './use-words.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Minor units; `null` is unknown. */
  readonly amountMinor: number | null;
  readonly regularMinor: number | null;
  readonly format: (minor: number) => string;
  /** Whether it is the lowest of several prices. */
  readonly isFrom?: boolean;
  /** Set for prices of other products than the one that the page or card is about. */
  readonly 'data-testid'?: string;
}

/** A price; an offer is followed by its regular price. Without tax where the shopper's group has it so. */
export function Price({
  amountMinor,
  regularMinor,
  format,
  isFrom = false,
  'data-testid': testId = 'price',
}: PriceProps) {
  const t = useWords();
  const net = useTool('net');
  if (amountMinor === null) return <span className={styles.unknown}>{t('price.unknown')}</span>;
  const isOffer = regularMinor !== null;
  const say = net?.said(format) ?? format;
  return (
    <span className={styles.price} data-testid={testId} data-amount={amountMinor}>
      <span className={isOffer ? `${styles.amount} ${styles.offer}` : styles.amount}>
        {isFrom ? t('price.from', { price: say(amountMinor) }) : say(amountMinor)}
      </span>
      {isOffer && (
        <s className={styles.regular}>
          <span className="visually-hidden">{t('price.before', { price: '' })}</span>
          {say(regularMinor)}
        </s>
      )}
      {net?.gross(amountMinor, format)}
    </span>
  );
}
