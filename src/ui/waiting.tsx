import { useEffect, useState } from 'react';
import { WAITING_SAID_AFTER_MS } from '#config/timings.ts';
import { useWords } from './use-words.ts';
import styles from './waiting.module.css';

/** Says that a page waits for the shop, once that takes long. It floats above the page, so that nothing moves. */
export function Waiting() {
  const t = useWords();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), WAITING_SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.waiting} role="status" data-testid="waiting">
      {isLong && t('waiting')}
    </p>
  );
}
