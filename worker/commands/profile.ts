import type { ProfileEdit, ProfileNames } from '#domain/profile-edit.ts';
import type { ProfileAddress } from '#domain/wire/profile.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { notKept } from '../outbox/not-kept.ts';
import { editProfile } from '../outbox/queue-profile-edit.ts';
import { rebaseProfile } from '../session/rebase-profile.ts';

/** An edit; the caller draws the id, so that a repeated call counts once. */
interface EditCall {
  readonly operationId: string;
}

/** Changes names, e-mail or company; sent when there is a network. */
export function save(context: WorkerContext, call: EditCall & Partial<ProfileNames>): Promise<Result<null>> {
  const { operationId, firstName, lastName, email, company, taxId } = call;
  const given = Object.entries({ firstName, lastName, email, company, taxId }).filter(([, text]) => text !== undefined);
  const trimmed = Object.fromEntries(given.map(([name, text]) => [name, text!.trim()]));
  return queue(context, operationId, { kind: 'names', names: trimmed });
}

/** An address as it was typed; a new one has no id. */
type TypedAddress = Omit<ProfileAddress, 'id'> & { readonly id: string | null };

/** Adds an address, or changes the one with this id. */
export function saveAddress(
  context: WorkerContext,
  { operationId, address }: EditCall & { readonly address: TypedAddress },
): Promise<Result<null>> {
  const id = address.id ?? `new-${operationId}`;
  return queue(context, operationId, { kind: 'address', address: { ...address, id } });
}

/** Takes an address away. */
export function removeAddress(
  context: WorkerContext,
  { operationId, addressId }: EditCall & { readonly addressId: string },
): Promise<Result<null>> {
  return queue(context, operationId, { kind: 'addressRemoval', addressId });
}

/** Ends a conflict: what was typed here counts, or what the shop has. */
export async function resolve(
  context: WorkerContext,
  { isMineKept }: { readonly isMineKept: boolean },
): Promise<Result<null>> {
  const { cart, outbox } = context;
  await inOutbox(context, (held) => rebaseProfile(held, cart.owner, isMineKept ? 'mine' : 'theirs'));
  outbox.filled();
  return ok(null);
}

async function queue(context: WorkerContext, id: string, edit: ProfileEdit): Promise<Result<null>> {
  const { cart, outbox } = context;
  try {
    const isQueued = await inOutbox(context, (held) => editProfile(held, cart, id, edit));
    if (!isQueued) return fail({ code: 'notAvailableOffline' });
  } catch (error) {
    return notKept(error);
  }
  outbox.filled();
  return ok(null);
}
