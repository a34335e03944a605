import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './offline-chip.module.css';

interface OfflineChipProps {
  /** Whether the worker is being replaced, or does not start any more; the page may show older data meanwhile. */
  readonly isPaused?: boolean;
  readonly onOpen: () => void;
}

/** A chip that is shown while the shop cannot be reached; it opens the sync centre. */
export function OfflineChip({ isPaused = false, onOpen }: OfflineChipProps) {
  const t = useWords();
  const { value: connection } = useLive(queries.sync.connection());
  const isOffline = connection !== null && !connection.isOnline;
  return (
    <span role="status">
      {(isOffline || isPaused) && (
        <button
          type="button"
          className={styles.target}
          data-testid="offline-badge"
          title={t('offline.open')}
          onClick={onOpen}
        >
          <span className={styles.chip}>
            <Icon name="offline" size={16} />
            <span className={styles.words}>{t(isOffline ? 'offline.chip' : 'offline.paused')}</span>
          </span>
        </button>
      )}
    </span>
  );
}
