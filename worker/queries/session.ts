import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import { type Answer, ready } from '#domain/answer.ts';
import type { SessionView } from '#domain/views/session.ts';
import type { WorkerContext } from '../context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { isSameAnswer } from './same-answer.ts';

export { waiting } from './waiting.ts';

/** Who is signed in, in whatever tab they did (spec 4: session). */
export function current({ session, catalogue, cart: { owner } }: WorkerContext): Observable<Answer<SessionView>> {
  return combineLatest([session.record$, catalogue.pricing.group$]).pipe(
    map(([record, group]) => ready({ ...whoIs(record), owner, isNetShown: group?.isNet ?? false })),
    distinctUntilChanged(isSameAnswer),
  );
}

function whoIs(record: SessionRecord | null): Omit<SessionView, 'owner' | 'isNetShown'> {
  if (!record) return { state: 'guest', firstName: '', email: '', groupId: GUEST_PRICE_GROUP, isBusiness: false };
  const { firstName, email, groupId, isBusiness } = record;
  return { state: record.state === 'expired' ? 'expired' : 'signedIn', firstName, email, groupId, isBusiness };
}
