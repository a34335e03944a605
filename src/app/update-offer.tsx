import { useSnapshot } from 'valtio';
import { updateState } from '#src/data/service-worker.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './update-offer.module.css';

/** Offers a new version, which waits until the shopper accepts it; nothing that was typed or queued is lost (D49). */
export function UpdateOffer() {
  const t = useWords('notices');
  const { apply } = useSnapshot(updateState);
  // Screen readers say what comes into a part that they know.
  return (
    <div className={styles.offer} role="status">
      {apply && (
        <>
          <span>{t('update.ready')}</span>
          <Button look="quiet" onClick={() => void updateState.apply?.()}>
            {t('update.apply')}
          </Button>
        </>
      )}
    </div>
  );
}
