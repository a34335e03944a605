import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

/** The end of a listing: how much was seen, and more while there is more (D37). */
export function LoadMore({ shown, total, onMore }: LoadMoreProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.more}>
      <p className={styles.shown}>{t('listing.shown', { shown, total })}</p>
      <div className={styles.bar}>
        <ProgressBar value={shown} max={total} />
      </div>
      {shown < total && (
        <Button look="secondary" data-testid="load-more" onClick={onMore}>
          {t('listing.loadMore')}
        </Button>
      )}
    </div>
  );
}
