import { useRef, useState } from 'react';
import type { ComparisonView } from '#domain/views/comparison.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify, tellRefusal } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import type { ShopError } from '#schemas/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ScrolledRegion } from '#src/ui/scrolled-region.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './comparison-dialog.module.css';
import { ComparisonTable } from './comparison-table.tsx';

interface ComparisonDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The marked articles side by side, over the whole screen. */
export function ComparisonDialog({ isOpen, onClose }: ComparisonDialogProps) {
  const t = useWords();
  return (
    <Dialog
      data-testid="comparison"
      shape="full"
      title={t('product:comparison.title')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Comparison onClose={onClose} />
    </Dialog>
  );
}

function Comparison({ onClose }: Pick<ComparisonDialogProps, 'onClose'>) {
  const t = useWords();
  const remove = useRemove();
  const canvas = useRef<HTMLDivElement>(null);
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const { value: comparison } = useLive(queries.comparison.table());
  if (!comparison) return null;
  const { columns } = comparison;
  if (columns.length === 0) return <Empty />;
  const takeOut = (skus: readonly string[], said: ShopError): void => {
    // The pressed button disappears with its article, so the focus moves to the table.
    canvas.current?.focus();
    void remove(skus, said);
  };
  return (
    <div className={styles.comparison}>
      <div className={styles.tools}>
        {columns.length > 1 && (
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={isOnlyDifferent}
              onChange={({ target }) => setOnlyDifferent(target.checked)}
            />
            {t('product:comparison.onlyDifferent')}
          </label>
        )}
        <Button
          look="quiet"
          onClick={() =>
            takeOut(
              columns.map(({ sku }) => sku),
              { code: 'comparisonCleared' },
            )
          }
        >
          {t('product:comparison.clear')}
        </Button>
      </div>
      <ScrolledRegion ref={canvas} className={styles.canvas} label={t('product:comparison.table')}>
        <ComparisonTable
          columns={columns}
          rows={comparison.rows.filter(({ isDifferent }) => isDifferent || !isOnlyDifferent)}
          onLeave={onClose}
          onRemove={({ sku, name }) => takeOut([sku], { code: 'comparisonRemoved', params: { name } })}
        />
        <Hints comparison={comparison} isOnlyDifferent={isOnlyDifferent} />
      </ScrolledRegion>
    </div>
  );
}

function Empty() {
  const t = useWords();
  return (
    <div className={styles.empty}>
      <h3 className={styles.emptyTitle}>{t('product:comparison.empty')}</h3>
      <p>{t('product:comparison.emptyHint')}</p>
    </div>
  );
}

interface HintsProps {
  readonly comparison: ComparisonView;
  readonly isOnlyDifferent: boolean;
}

function Hints({ comparison: { columns, rows }, isOnlyDifferent }: HintsProps) {
  const t = useWords();
  const isSame = isOnlyDifferent && rows.every(({ isDifferent }) => !isDifferent);
  const isPartly = columns.some(({ product }) => product?.hasDetails === false);
  return (
    <div className={styles.hints} role="status">
      {columns.length === 1 && <p>{t('product:comparison.one')}</p>}
      {isSame && <p>{t('product:comparison.same')}</p>}
      {isPartly && <p>{t('product:comparison.fewer')}</p>}
    </div>
  );
}

/** Returns a function that takes articles out and shows a notice with an undo. */
function useRemove(): (skus: readonly string[], said: ShopError) => Promise<void> {
  const commands = useCommands();
  return async (skus, said) => {
    const removed = await commands.comparison.remove({ skus });
    if (!removed.ok) return notify(removed.error);
    return notify(said, { onUndo: () => void tellRefusal(commands.comparison.putBack({ taken: removed.value })) });
  };
}
