import { useEffect } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { openSignIn } from './account-store.ts';

/** Asks whoever was signed in to log in again when the session has expired; cart and queue stay (D50). */
export function SessionWatch() {
  const { value: session } = useLive(queries.session.current());
  const isExpired = session?.state === 'expired';
  useEffect(() => {
    if (isExpired) openSignIn('login', { isExpired });
  }, [isExpired]);
  return null;
}
