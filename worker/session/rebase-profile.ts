import { areOrdered, type ProfileEdit, withEdit, withNumbers } from '#domain/profile-edit.ts';
import { type Profile, profileToWire } from '#domain/wire/profile.ts';
import { addressNumbersId, keptAddressNumbers } from '../documents/address-numbers.ts';
import { keptProfile, profileId } from '../documents/profile.ts';
import type { Holding } from '../outbox/holding.ts';
import type { Owner } from '../outbox/owner.ts';
import { editedProfile, editsToDecide, profileTasks, queueProfileEdit } from '../outbox/queue-profile-edit.ts';

/** What becomes of edits that the owner is asked about: they stay so, or the owner said that theirs count, or the shop's. */
export type Rebasing = 'undecided' | 'mine' | 'theirs';

/**
 * Makes an edit again on the profile that the shop has now, where that was changed elsewhere before it arrived, or where it was
 * refused with others. One at a time, so that the shop says of each whether it wants it; those behind it wait, stay behind it,
 * and stand on what it makes. What touches the same thing as a change from elsewhere is left for the owner to decide, and so is
 * what is to be made after it. The ids of the new edits follow from those of the old ones. Returns whether there is something to
 * send. For somebody who is in the outbox already.
 */
export async function rebaseProfile(held: Holding, owner: Owner, rebasing: Rebasing): Promise<boolean> {
  const { shopper, step } = held;
  const known = keptProfile(await shopper.customer(profileId(owner)));
  if (!known) return false;
  const numbers = keptAddressNumbers(await shopper.customer(addressNumbersId(owner)));
  let next: Profile | null = null;
  const left: ProfileEdit[] = [];
  const tasks = profileTasks(await shopper.tasks(), owner);
  const waiting = tasks.filter(({ state }) => state !== 'conflict');
  // Another one goes alone: what was made again meanwhile, or what the owner has decided.
  if (waiting.length > 0 && rebasing === 'undecided') return false;
  const asked = editsToDecide(tasks, known, numbers);
  for (const task of tasks.filter(({ state }) => state === 'conflict')) {
    const { id, storeCode, edit } = task;
    const isAsked = asked.includes(task);
    if (next) await shopper.patchTask(id, { seq: await step((box) => box.nextSeq()) });
    if ((isAsked && rebasing === 'undecided') || left.some((each) => areOrdered(each, edit))) {
      left.push(edit);
      continue;
    }
    if (next && !(isAsked && rebasing === 'theirs')) {
      await shopper.patchTask(id, { base: next, update: profileToWire(next, known) });
      continue;
    }
    if (!isAsked || rebasing === 'mine') {
      await queueProfileEdit(held, { owner, storeCode }, `${id}.again`, edit);
      next = withEdit(editedProfile(known, waiting, numbers), withNumbers(edit, numbers));
    }
    await shopper.removeTasks([id]);
  }
  return next !== null;
}
