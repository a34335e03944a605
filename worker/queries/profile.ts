import { combineLatest, distinctUntilChanged, map, merge, type Observable } from 'rxjs';
import { type Answer, missing, ready } from '#domain/answer.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { profileFromWire } from '#domain/wire/profile.ts';
import type { WorkerContext } from '../context.ts';
import { addressNumbersId, keptAddressNumbers } from '../documents/address-numbers.ts';
import { keptProfile, profileId } from '../documents/profile.ts';
import { hearing } from '../http/hearing.ts';
import { GUEST } from '../outbox/owner.ts';
import { editedProfile, editsToDecide, profileTasks } from '../outbox/queue-profile-edit.ts';
import { pullProfile } from '../session/pull-profile.ts';
import { isSameAnswer } from './same-answer.ts';

/**
 * The profile of who is signed in; asked for anew whenever somebody looks at it, and kept for when there is no network. Until there is
 * one it is missing, and not on its way: a window goes on showing what it has while something is, and a tab may have slept while
 * somebody else signed in.
 */
export function current(context: WorkerContext): Observable<Answer<ProfileView>> {
  const { shopper, cart } = context;
  const id = profileId(cart.owner);
  const view$ = combineLatest([shopper.customer$, shopper.tasks$]).pipe(
    map(([documents, tasks]): Answer<ProfileView> => {
      const kept = keptProfile(documents.find((document) => document.id === id));
      if (!kept) return missing;
      const edits = profileTasks(tasks, cart.owner);
      const numbers = keptAddressNumbers(documents.find((document) => document.id === addressNumbersId(cart.owner)));
      const asked = editsToDecide(edits, kept, numbers);
      return ready({
        ...editedProfile(kept, edits, numbers),
        isChangeWaiting: edits.length > asked.length,
        version: kept.version ?? null,
        conflict: asked.length > 0 ? profileFromWire(kept) : null,
      });
    }),
    distinctUntilChanged(isSameAnswer),
  );
  return cart.owner === GUEST
    ? view$
    : merge(
        view$,
        hearing(context, (deadlineMs) => pullProfile(context, deadlineMs)),
      );
}
