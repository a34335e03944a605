import { useState } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './comparison-bar.module.css';

/** Shown while articles are marked for comparison: how many, and a button to compare them. */
export function ComparisonBar() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const { value: articles } = useLive(queries.comparison.articles());
  const count = articles?.length ?? 0;
  return (
    <>
      {count > 0 && (
        <div className={styles.bar}>
          <Button
            look="secondary"
            data-testid="comparison-button"
            aria-haspopup="dialog"
            aria-label={t('product:comparison.barName', { count })}
            onClick={() => setOpen(true)}
          >
            {t('product:comparison.bar', { count })}
          </Button>
        </div>
      )}
      <ComparisonDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
