import { PICKUP_READY_HOURS } from '#config/limits.ts';
import { queries } from '#src/data/query-ref.ts';
import { useAgeText } from '#src/data/age-text.ts';
import { useLive } from '#src/data/use-live.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './showroom-dialog.module.css';
import { ShowroomList } from './showroom-list.tsx';

interface ShowroomDialogProps {
  readonly parentSku: string;
  readonly sku: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The showrooms that have an article, how to get there, and how old that information is (spec 2: showroom stock info).
 */
export function ShowroomDialog({ parentSku, sku, name, isOpen, onClose }: ShowroomDialogProps) {
  const t = useWords('product');
  const age = useAgeText();
  const { value: stock, asOf } = useLive(queries.product.showrooms({ parentSku, sku }));
  return (
    <Dialog
      data-testid="showrooms"
      shape="sheet"
      title={t('showrooms.title')}
      closeLabel={t('shop:nav.close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={<p className={styles.small}>{t('showrooms.call', { count: PICKUP_READY_HOURS })}</p>}
    >
      <div className={styles.lead}>
        <p>{name}</p>
        {stock?.isOfArticle === false && <p className={styles.small}>{t('showrooms.anyVariant')}</p>}
        {asOf !== null && <p className={styles.small}>{t('showrooms.asOf', { when: age(asOf) })}</p>}
      </div>
      {stock?.showrooms.length === 0 && <p>{t('showrooms.none')}</p>}
      {stock && <ShowroomList showrooms={stock.showrooms} heading="h3" />}
    </Dialog>
  );
}
