import { profileFromWire } from '#domain/wire/profile.ts';
import type { User } from '#schemas/api/generated/types.gen.ts';
import type { Owner } from '../outbox/owner.ts';
import type { Box } from '../outbox/store/box.ts';
import type { SessionRecord } from './session-record.ts';

/** What every screen has to know of who is signed in. */
export function profileSummary(
  profile: User,
): Pick<SessionRecord, 'email' | 'firstName' | 'groupId' | 'groupToken' | 'isBusiness'> {
  return {
    email: profile.email,
    firstName: profile.firstname,
    groupId: profile.group_id,
    groupToken: profile.groupToken ?? null,
    isBusiness: profileFromWire(profile).taxId !== '',
  };
}

/** Keeps it of an owner whose profile the shop has just said, while they use the device. */
export function summarise(box: Box, owner: Owner, profile: User): void {
  if (box.session?.owner === owner) box.setSession({ ...box.session, ...profileSummary(profile) });
}
