import { useCallback, useEffect, useState } from 'react';
import { IMAGE_RETRY_MS } from '#config/timings.ts';

/**
 * Counts the attempts to load a picture or film. `isMissing` says that it failed, `fail` is to be called when it does.
 * It is tried again up to `attempts` times before its place stays empty (spec 9: lazy loading), and again when the
 * network is back.
 */
export function useAttempts(address: string | null, attempts: number): { isMissing: boolean; fail: () => void } {
  const [last, setLast] = useState({ address, failures: 0, isMissing: false });
  const { failures, isMissing } = last.address === address ? last : { failures: 0, isMissing: false };
  useEffect(() => {
    if (!isMissing) return undefined;
    const isOver = failures >= attempts;
    const tryAgain = (): void => setLast({ address, failures: isOver ? 0 : failures, isMissing: false });
    const pause = isOver ? undefined : setTimeout(tryAgain, IMAGE_RETRY_MS);
    // The failure may only have been the lost network.
    addEventListener('online', tryAgain);
    return () => {
      clearTimeout(pause);
      removeEventListener('online', tryAgain);
    };
  }, [address, attempts, failures, isMissing]);
  // The same one at each drawing, so that a picture is not made anew.
  const fail = useCallback(() => setLast({ address, failures: failures + 1, isMissing: true }), [address, failures]);
  return { isMissing, fail };
}
