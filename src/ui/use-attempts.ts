import { useEffect, useState } from 'react';
import { IMAGE_RETRY_MS } from '#config/timings.ts';

/**
 * Whether what a page shows did not come, and what to call when it does not. It is asked for so many times before its
 * place stays empty (spec 9: lazy loading), and again with the network.
 */
export function useAttempts(address: string | null, attempts: number): { isMissing: boolean; fail: () => void } {
  const [last, setLast] = useState({ address, failures: 0, isMissing: false });
  const { failures, isMissing } = last.address === address ? last : { failures: 0, isMissing: false };
  useEffect(() => {
    if (!isMissing) return undefined;
    const isOver = failures >= attempts;
    const tryAgain = (): void => setLast({ address, failures: isOver ? 0 : failures, isMissing: false });
    const pause = isOver ? undefined : setTimeout(tryAgain, IMAGE_RETRY_MS);
    // It may only have been out of reach.
    addEventListener('online', tryAgain);
    return () => {
      clearTimeout(pause);
      removeEventListener('online', tryAgain);
    };
  }, [address, attempts, failures, isMissing]);
  return { isMissing, fail: () => setLast({ address, failures: failures + 1, isMissing: true }) };
}
