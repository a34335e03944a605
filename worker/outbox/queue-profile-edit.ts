import {
  type AddressNumbers,
  areOrdered,
  isInConflict,
  numbersGiven,
  type ProfileEdit,
  profileWithNumbers,
  withEdit,
  withNumbers,
} from '#domain/profile-edit.ts';
import { type Profile, profileFromWire, profileToWire } from '#domain/wire/profile.ts';
import type { User } from '#schemas/api/generated/types.gen.ts';
import type { TaskDoc } from '../documents/shopper-documents.ts';
import { addressNumbersId, keptAddressNumbers } from '../documents/address-numbers.ts';
import { keptProfile, profileId } from '../documents/profile.ts';
import type { CartName } from './cart-name.ts';
import type { EntryOf } from './entry.ts';
import type { Holding } from './holding.ts';
import type { Owner } from './owner.ts';
import { showOrUndo, takeBack } from './show-or-undo.ts';

export type ProfileTask = Extract<TaskDoc, { kind: 'profile.save' }>;

/** Edits of an owner's profile that the shop has not taken, in their order. */
export function profileTasks(tasks: readonly TaskDoc[], owner: Owner): ProfileTask[] {
  return tasks
    .filter((task) => task.kind === 'profile.save')
    .filter((task) => task.owner === owner && task.state !== 'failed')
    .toSorted((a, b) => a.seq - b.seq);
}

/**
 * Those of an owner's edits of which the owner has to say what counts, the edit or what was changed elsewhere. Without such a
 * change an edit was only refused together with others.
 */
export function editsToDecide(tasks: readonly ProfileTask[], known: User, numbers: AddressNumbers): ProfileTask[] {
  const asked: ProfileTask[] = [];
  const before: ProfileEdit[] = [];
  const theirs = profileFromWire(known);
  for (const task of tasks) {
    const edit = withNumbers(task.edit, numbers);
    const isOld = task.state === 'conflict' && task.update.customer.base_version !== known.version;
    if (isOld && isInConflict(edit, profileWithNumbers(task.base, numbers), theirs, before)) asked.push(task);
    else before.push(edit);
  }
  return asked;
}

/**
 * A profile with all edits that wait. The shop may have taken one of them whose answer is still on its way or was lost: an address
 * that it has already is not added once more.
 */
export function editedProfile(known: User, tasks: readonly ProfileTask[], numbers: AddressNumbers): Profile {
  const theirs = profileFromWire(known);
  return tasks.reduce(
    (profile, { edit, base }) =>
      withEdit(profile, withNumbers(edit, { ...numbersGiven(edit, base, theirs), ...numbers })),
    theirs,
  );
}

/**
 * The profile that an edit names as what it stands on: where others wait, what they stand on. Had it asked for a later one it
 * would take them along over a change from elsewhere that nobody was asked about, and they would be made again after it.
 */
function standingOn(known: User, waiting: readonly ProfileTask[]): User {
  const version = waiting.at(-1)?.update.customer.base_version ?? known.version;
  return version === undefined ? known : { ...known, version };
}

/**
 * Makes an edit of the owner's profile. One that the shop has not taken as it was, and that is to be made before this one, makes
 * this one wait behind it (`session/rebase-profile.ts`): made again later it would undo what the owner wants by now. False where
 * the profile is not on this device. For somebody who is in the outbox already.
 */
export async function editProfile(held: Holding, name: CartName, id: string, wanted: ProfileEdit): Promise<boolean> {
  const { ports, shopper, step } = held;
  const { owner, storeCode } = name;
  const tasks = profileTasks(await shopper.tasks(), owner);
  const before = tasks.findLast(({ state, edit }) => state === 'conflict' && areOrdered(edit, wanted));
  const known = keptProfile(await shopper.customer(profileId(owner)));
  if (!before || !known) return queueProfileEdit(held, name, id, wanted);
  if (await shopper.hadTask(id)) return true;
  const numbers = keptAddressNumbers(await shopper.customer(addressNumbersId(owner)));
  // As its owner saw it, with all that waits.
  const base = editedProfile(known, tasks, numbers);
  const edit = withNumbers(wanted, numbers);
  const seq = await step((box) => box.nextSeq());
  const createdAt = ports.clock.now();
  await shopper.putTask({ ...before, seq, id, key: id, owner, storeCode, createdAt, edit, base, refusalCode: null });
  return true;
}

/**
 * Queues an edit of the owner's profile, on top of those that wait. False where the profile is not on this device. For somebody
 * who is in the outbox already.
 */
export async function queueProfileEdit(
  held: Holding,
  name: CartName,
  id: string,
  wanted: ProfileEdit,
): Promise<boolean> {
  const { ports, shopper, step } = held;
  const known = keptProfile(await shopper.customer(profileId(name.owner)));
  if (!known) return false;
  if (await shopper.hadTask(id)) return true;
  const waiting = profileTasks(await shopper.tasks(), name.owner).filter(({ state }) => state !== 'conflict');
  // As its owner saw it: edits of theirs that are on their way are no change from elsewhere.
  const numbers = keptAddressNumbers(await shopper.customer(addressNumbersId(name.owner)));
  const base = editedProfile(known, waiting, numbers);
  const edit = withNumbers(wanted, numbers);
  const update = profileToWire(withEdit(base, edit), standingOn(known, waiting));
  const createdAt = ports.clock.now();
  const { owner, storeCode } = name;
  const entry = await step((box) => {
    const seq = box.nextSeq();
    const identity = { version: 1, seq, id, key: id, owner, storeCode, createdAt } as const;
    const added: EntryOf<'profile.save'> = { ...identity, kind: 'profile.save', edit, update, base };
    box.add(added);
    return added;
  });
  await showOrUndo(held, [entry], (box) => takeBack(box, [entry]));
  return true;
}
