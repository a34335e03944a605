import { queries } from '#src/data/query-ref.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './comparison-bar.module.css';

const loadDialog = async () => (await import('./comparison-dialog.tsx')).ComparisonDialog;

/** Shown while articles are marked for comparison: how many, and a button to compare them. */
export function ComparisonBar() {
  const t = useWords();
  const { Layer, isOpen, open, onClose } = useLayer(loadDialog);
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
            onClick={() => void open()}
          >
            {t('product:comparison.bar', { count })}
          </Button>
        </div>
      )}
      {Layer && <Layer isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
