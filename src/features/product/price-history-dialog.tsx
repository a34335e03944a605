import { useStoreView } from '#src/data/store-view.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { ScrolledRegion } from '#src/ui/scrolled-region.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './price-history-dialog.module.css';
import type { PriceHistoryProps } from './price-history.tsx';
import { PricePlot } from './price-plot.tsx';

interface PriceHistoryDialogProps extends PriceHistoryProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The prices of the last sixty days, as a step chart and as a table. */
export function PriceHistoryDialog({ history, say, isOpen, onClose }: PriceHistoryDialogProps) {
  const t = useWords();
  const { locale } = useStoreView();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Dialog
      data-testid="price-history"
      shape="panel"
      title={t('price.history')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ScrolledRegion label={t('price.history')}>
        <PricePlot history={history} say={say} />
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('product:priceHistory.since')}</th>
              <th scope="col">{t('product:priceHistory.asked')}</th>
            </tr>
          </thead>
          <tbody>
            {history.steps.toReversed().map(({ fromMs, amountMinor }) => (
              <tr key={fromMs}>
                <td>{date.format(fromMs)}</td>
                <td>{say(amountMinor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrolledRegion>
    </Dialog>
  );
}
