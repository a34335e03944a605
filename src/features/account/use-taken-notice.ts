import { useEffect, useRef, useState } from 'react';
import { isTaken, type ProfileView } from '#domain/views/profile.ts';
import { notify } from '#src/data/notices.ts';

/** The version that the shop had when something was changed here. */
interface Change {
  readonly at: ProfileView['version'];
}

/**
 * Says that the account is changed once the shop has taken what was changed here, and not while it waits, may be refused, or is asked
 * about (spec 8). What it returns is called when a change is queued, as it was when that was asked for.
 */
export function useTakenNotice(profile: ProfileView | null | undefined): () => void {
  const [changed, setChanged] = useState<Change | null>(null);
  const told = useRef<Change | null>(null);
  useEffect(() => {
    if (!changed || changed === told.current || !profile || !isTaken(profile, changed.at)) return;
    told.current = changed;
    notify({ code: 'accountUpdated' });
  }, [changed, profile]);
  return () => setChanged({ at: profile?.version ?? null });
}
