import { useEffect } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { isTypedIn } from '#src/ui/is-typed-in.ts';
import { openSignIn } from './account-store.ts';

/** Asks whoever was signed in to log in again when the session has expired; cart and queue stay (D50). */
export function SessionWatch() {
  const { value: session } = useLive(queries.session.current());
  const isExpired = session?.state === 'expired';
  useEffect(() => {
    if (!isExpired) return;
    // What somebody is typing would go on in the dialog; whoever looks at another window meanwhile comes back to the field.
    const ended = new AbortController();
    const ask = (next: EventTarget | null): void => {
      if (isTypedIn(next)) return;
      ended.abort();
      openSignIn();
    };
    addEventListener('focusout', ({ relatedTarget }) => ask(relatedTarget ?? document.activeElement), ended);
    ask(document.activeElement);
    return () => ended.abort();
  }, [isExpired]);
  return null;
}
