import type { ProfileEdit, ProfileNames } from '#domain/profile-edit.ts';
import type { ProfileAddress } from '#domain/wire/profile.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { notKept } from '../outbox/not-kept.ts';
import { profileTasks, queueProfileEdit } from '../outbox/queue-profile-edit.ts';
import { rebaseProfile } from '../session/rebase-profile.ts';

/** Changes names, e-mail or company; sent when there is a network. */
export function save(context: WorkerContext, names: Partial<ProfileNames>): Promise<Result<null>> {
  const { firstName, lastName, email, company, taxId } = names;
  const given = Object.entries({ firstName, lastName, email, company, taxId }).filter(([, text]) => text !== undefined);
  const trimmed = Object.fromEntries(given.map(([name, text]) => [name, text!.trim()]));
  return queue(context, { kind: 'names', names: trimmed });
}

/** Adds an address, or changes the one with this id. */
export function saveAddress(
  context: WorkerContext,
  { address }: { readonly address: Omit<ProfileAddress, 'id'> & { readonly id: string | null } },
): Promise<Result<null>> {
  const id = address.id ?? `new-${context.ports.ids.next()}`;
  return queue(context, { kind: 'address', address: { ...address, id } });
}

/** Takes an address away. */
export function removeAddress(
  context: WorkerContext,
  { addressId }: { readonly addressId: string },
): Promise<Result<null>> {
  return queue(context, { kind: 'addressRemoval', addressId });
}

/** Ends a conflict: what was typed here counts, or what the shop has. */
export async function resolve(
  context: WorkerContext,
  { isMineKept }: { readonly isMineKept: boolean },
): Promise<Result<null>> {
  const { cart, outbox } = context;
  await inOutbox(context, async (held) => {
    if (isMineKept) return rebaseProfile(held, cart.owner, 'all');
    const conflicts = profileTasks(await held.shopper.tasks(), cart.owner).filter(({ state }) => state === 'conflict');
    return held.shopper.removeTasks(conflicts.map(({ id }) => id));
  });
  outbox.filled();
  return ok(null);
}

async function queue(context: WorkerContext, edit: ProfileEdit): Promise<Result<null>> {
  const { cart, ports, outbox } = context;
  const id = ports.ids.next();
  try {
    const isQueued = await inOutbox(context, (held) => queueProfileEdit(held, cart, id, edit));
    if (!isQueued) return fail({ code: 'notAvailableOffline' });
  } catch (error) {
    return notKept(error);
  }
  outbox.filled();
  return ok(null);
}
