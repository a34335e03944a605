import { isInConflict, profileWithNumbers, withNumbers } from '#domain/profile-edit.ts';
import { addressNumbersId, keptAddressNumbers } from '../documents/address-numbers.ts';
import { keptProfile, profileId } from '../documents/profile.ts';
import type { Holding } from '../outbox/holding.ts';
import type { Owner } from '../outbox/owner.ts';
import { editedProfile, profileTasks, queueProfileEdit, waitingEdits } from '../outbox/queue-profile-edit.ts';

/** What becomes of edits that met a change from elsewhere: `free` ones are made again, or the owner said that theirs count. */
export type Rebasing = 'free' | 'all';

/**
 * Makes edits again on the profile that the shop has now, where it was changed elsewhere before they arrived. What touches the
 * same thing is left for the owner to decide. The ids of the new edits follow from those of the old ones. Returns whether
 * there is something to send. For somebody who is in the outbox already.
 */
export async function rebaseProfile(held: Holding, owner: Owner, rebasing: Rebasing): Promise<boolean> {
  const { shopper } = held;
  const known = keptProfile(await shopper.customer(profileId(owner)));
  if (!known) return false;
  const numbers = keptAddressNumbers(await shopper.customer(addressNumbersId(owner)));
  let isMore = false;
  for (const task of profileTasks(await shopper.tasks(), owner).filter(({ state }) => state === 'conflict')) {
    const { id, storeCode } = task;
    const [edit, base] = [withNumbers(task.edit, numbers), profileWithNumbers(task.base, numbers)];
    // What the edit was made on holds the owner's own edits before it, which the shop has not taken: they are no change either.
    const theirs = editedProfile(known, waitingEdits(await shopper.tasks(), owner), numbers);
    if (rebasing === 'free' && isInConflict(edit, base, theirs)) continue;
    isMore = (await queueProfileEdit(held, { owner, storeCode }, `${id}.again`, edit)) || isMore;
    await shopper.removeTasks([id]);
  }
  return isMore;
}
