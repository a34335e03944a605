import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

/** The end of a listing: how many products were shown, and a button for more while there are more (D37). */
export function LoadMore({ shown, total, onMore }: LoadMoreProps) {
  const t = useWords();
  const seen = useRef<HTMLParagraphElement>(null);
  /** How many were shown when more were asked for. */
  const askedAt = useRef<number | null>(null);
  useEffect(() => {
    if (askedAt.current === null || askedAt.current === shown) return;
    askedAt.current = null;
    // The button disappears with the last products, so the focus moves to the text beside it.
    if (shown >= total) seen.current?.focus({ preventScroll: true });
  }, [shown, total]);
  return (
    <div className={styles.more}>
      <p ref={seen} className={styles.shown} tabIndex={-1} role="status">
        {t('listing.shown', { shown, total })}
      </p>
      <div className={styles.bar}>
        <ProgressBar value={shown} max={total} />
      </div>
      {shown < total && (
        <Button
          look="secondary"
          data-testid="load-more"
          onClick={() => {
            askedAt.current = shown;
            onMore();
          }}
        >
          {t('listing.loadMore')}
        </Button>
      )}
    </div>
  );
}
