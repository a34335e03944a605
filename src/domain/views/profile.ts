import type { Profile } from '../wire/profile.ts';

/** The profile of who is signed in, with what they changed and the shop has not heard of yet. */
export interface ProfileView extends Profile {
  /** Whether something of it waits to be sent. */
  readonly isChangeWaiting: boolean;
  /** Grows with each change that the shop took; `null` where the shop counts none. */
  readonly version: number | null;
  /** What the shop has, where somebody changed it elsewhere since: the owner says which of the two counts. */
  readonly conflict: Profile | null;
}

/**
 * Whether the shop has taken what was changed at that version: nothing waits or is asked about, and it is another version by now. One
 * that refused a change has none.
 */
export function isTaken(
  { isChangeWaiting, conflict, version }: Pick<ProfileView, 'isChangeWaiting' | 'conflict' | 'version'>,
  changedAt: ProfileView['version'],
): boolean {
  return !isChangeWaiting && conflict === null && (version === null || version !== changedAt);
}
