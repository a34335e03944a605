import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceHistoryView } from '#domain/views/price-history.ts';
import { usePriceText, useStoreView } from '#src/data/store-view.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import styles from './price-history.module.css';
import { PricePlot } from './price-plot.tsx';

/** What an offer is held against, and behind a button what was asked over the last sixty days. */
export function PriceHistory({ history }: { readonly history: PriceHistoryView }) {
  const { t } = useTranslation();
  const format = usePriceText();
  const { locale } = useStoreView();
  const [isOpen, setOpen] = useState(false);
  const { lowestBeforeMinor, steps } = history;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <p className={styles.line}>
        {lowestBeforeMinor !== null && (
          <span data-testid="lowest-price" data-amount={lowestBeforeMinor}>
            {t('price.lowest', { price: format(lowestBeforeMinor) })}
          </span>
        )}
        {steps.length > 1 && (
          <button type="button" className={styles.open} onClick={() => setOpen(true)}>
            {t('price.history')}
          </button>
        )}
      </p>
      <Dialog
        data-testid="price-history"
        shape="panel"
        title={t('price.history')}
        closeLabel={t('nav.close')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
        <div role="region" aria-label={t('price.history')} tabIndex={0}>
          <PricePlot history={history} />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('price.since')}</th>
                <th scope="col">{t('price.asked')}</th>
              </tr>
            </thead>
            <tbody>
              {steps.toReversed().map(({ fromMs, amountMinor }) => (
                <tr key={fromMs}>
                  <td>{date.format(fromMs)}</td>
                  <td>{format(amountMinor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Dialog>
    </>
  );
}
