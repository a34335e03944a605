import type { PriceHistoryView } from '#domain/views/price-history.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './price-history.module.css';

const loadDialog = async () => (await import('./layers.ts')).PriceHistoryDialog;

export interface PriceHistoryProps {
  readonly history: PriceHistoryView;
  /** Writes a gross amount, in minor units, as the price above it is said. */
  readonly say: (minor: number) => string;
}

/** The price that an offer is compared with, and a button that opens the prices of the last sixty days. */
export function PriceHistory({ history, say }: PriceHistoryProps) {
  const t = useWords();
  const { Layer, isOpen, open, onClose } = useLayer(loadDialog);
  const { lowestBeforeMinor, steps } = history;
  return (
    <>
      <p className={styles.line}>
        {lowestBeforeMinor !== null && (
          <span data-testid="lowest-price" data-amount={lowestBeforeMinor}>
            {t('price.lowest', { price: say(lowestBeforeMinor) })}
          </span>
        )}
        {steps.length > 1 && (
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => void open()}>
            {t('price.history')}
          </button>
        )}
      </p>
      {Layer && <Layer history={history} say={say} isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
