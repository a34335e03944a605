import { zGetProfileResponse } from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import { profileId } from '../documents/profile.ts';
import { isRefusal } from '../http/failure.ts';
import { callAs } from './call-as.ts';
import { keepPersonal } from './keep-personal.ts';
import { profileSummary } from './profile-summary.ts';

/** Asks for the profile of who is signed in; without an answer the kept one stays. Says whether that came to its end. */
export async function pullProfile(context: WorkerContext, deadlineMs: number): Promise<boolean> {
  const { ports, session, cart } = context;
  const answer = await callAs(context, cart.owner, {
    path: '/api/user/me',
    shape: zGetProfileResponse,
    deadlineMs,
  });
  if (!answer.ok) return isRefusal(answer.error);
  const profile = answer.value.value.result;
  await keepPersonal(context, { id: profileId(cart.owner), kind: 'profile', profile });
  await ports.store.step((box) => {
    if (box.session?.owner === cart.owner) box.setSession({ ...box.session, ...profileSummary(profile) });
  });
  await session.look();
  return true;
}
