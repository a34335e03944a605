import type { User } from '#schemas/api/generated/types.gen.ts';
import { zGetProfileResponse } from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import { keptProfile, profileId } from '../documents/profile.ts';
import { isRefusal } from '../http/failure.ts';
import { callAs } from './call-as.ts';
import { changeOwn } from './keep-personal.ts';
import { summarise } from './profile-summary.ts';

/**
 * Asks for the profile of who is signed in; without an answer the kept one stays. Says whether that came to its end: an answer of
 * before an edit, which comes after the edit's own, is not kept, and has to be asked for again.
 */
export async function pullProfile(context: WorkerContext, deadlineMs: number): Promise<boolean> {
  const { ports, session, shopper, cart } = context;
  const id = profileId(cart.owner);
  const before = keptProfile(await shopper.customer(id));
  const answer = await callAs(context, cart.owner, {
    path: '/api/user/me',
    shape: zGetProfileResponse,
    deadlineMs,
  });
  if (!answer.ok) return isRefusal(answer.error);
  const profile = answer.value.value.result;
  let isOvertaken = false;
  await changeOwn(context, id, (document) => {
    const known = keptProfile(document);
    // A shop that went back to an earlier state has lower numbers, and still is what counts.
    isOvertaken = versionOf(known) !== versionOf(before) && versionOf(known) > versionOf(profile);
    return isOvertaken ? null : { id, kind: 'profile', profile };
  });
  if (isOvertaken) return false;
  await ports.store.step((box) => summarise(box, cart.owner, profile));
  await session.look();
  return true;
}

function versionOf(profile: User | null): number {
  return profile?.version ?? 0;
}
