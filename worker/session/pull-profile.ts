import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { zGetProfileResponse } from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import { profileId } from '../documents/profile.ts';
import { callAs } from './call-as.ts';
import { keepPersonal } from './keep-personal.ts';
import { profileSummary } from './profile-summary.ts';

/** Asks for the profile of who is signed in; without an answer the kept one stays. */
export async function pullProfile(context: WorkerContext): Promise<void> {
  const { ports, session, cart } = context;
  const answer = await callAs(context, cart.owner, {
    path: '/api/user/me',
    shape: zGetProfileResponse,
    deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
  });
  if (!answer.ok) return;
  const profile = answer.value.value.result;
  await keepPersonal(context, { id: profileId(cart.owner), kind: 'profile', profile });
  await ports.store.step((box) => {
    if (box.session?.owner === cart.owner) box.setSession({ ...box.session, ...profileSummary(profile) });
  });
  await session.look();
}
