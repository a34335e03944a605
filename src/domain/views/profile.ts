import type { Profile } from '../wire/profile.ts';

/** The profile of who is signed in, with what they changed and the shop has not heard of yet. */
export interface ProfileView extends Profile {
  /** Whether something of it waits to be sent. */
  readonly isChangeWaiting: boolean;
  /** What the shop has, where somebody changed it elsewhere since: the owner says which of the two counts. */
  readonly conflict: Profile | null;
}
