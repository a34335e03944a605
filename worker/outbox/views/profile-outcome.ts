import { type AddressNumbers, numbersGiven } from '#domain/profile-edit.ts';
import { profileFromWire } from '#domain/wire/profile.ts';
import type { User } from '#schemas/api/generated/types.gen.ts';
import { addressNumbersId, keptAddressNumbers } from '../../documents/address-numbers.ts';
import { keptProfile, profileId } from '../../documents/profile.ts';
import { summarise } from '../../session/profile-summary.ts';
import { tellChange } from '../../session/session-messages.ts';
import type { Shopper } from '../../shopper/shopper.ts';
import { fields } from '../calls/call.ts';
import type { EntryOf, FiledReply, RenderedRequest } from '../entry.ts';
import type { Holding } from '../holding.ts';

/** Where an answer is taken over, and the request of its entry; `null` where that went with the request of another one. */
export interface Taking {
  readonly held: Holding;
  readonly request: RenderedRequest | null;
}

/**
 * Brings the answer to a change of a profile into the views. What is refused is an edit that went alone and was made on what the
 * shop has: any other may be refused for what went with it, and is made again like one that met a change from elsewhere, or asked
 * about (`session/rebase-profile.ts`). Repeating it changes nothing.
 */
export async function profileOutcome(
  shopper: Shopper,
  { id, owner, edit, base }: EntryOf<'profile.save'>,
  reply: FiledReply,
  { held, request }: Taking,
): Promise<void> {
  if (reply.outcome === 'accepted') {
    await keep(held, owner, reply.result);
    await keepNumbers(shopper, owner, numbersGiven(edit, base, profileFromWire(reply.result as User)));
    return shopper.removeTasks([id]);
  }
  if (reply.code === 'PROFILE_CHANGED') await keep(held, owner, fields(reply.result)['current']);
  const known = keptProfile(await shopper.customer(profileId(owner)));
  const isRefused =
    reply.code !== 'PROFILE_CHANGED' &&
    request?.covers.length === 1 &&
    known !== null &&
    JSON.stringify(base) === JSON.stringify(profileFromWire(known));
  const state = isRefused ? 'failed' : 'conflict';
  await shopper.patchTask(id, { state, waitReason: null, refusalCode: reply.code });
}

/**
 * What the shop has now, in the record of the session too: they sign in by that e-mail, and prices are those of that group. Nothing
 * is kept of somebody who has signed out meanwhile, nor anything older.
 */
async function keep({ ports, shopper, step }: Holding, owner: string, said: unknown): Promise<void> {
  const document = await shopper.customer(profileId(owner));
  const [known, profile] = [keptProfile(document), said as User | undefined];
  if (!known || !profile || (profile.version ?? 0) < (known.version ?? 0)) return;
  await step((box) => summarise(box, owner, profile));
  await shopper.putCustomer({ id: profileId(owner), kind: 'profile', profile });
  tellChange({ ports });
}

/** What the shop calls addresses that were named here; somebody may still have one open under that name. */
async function keepNumbers(shopper: Shopper, owner: string, given: AddressNumbers): Promise<void> {
  if (Object.keys(given).length === 0 || !keptProfile(await shopper.customer(profileId(owner)))) return;
  const id = addressNumbersId(owner);
  const numbers = { ...keptAddressNumbers(await shopper.customer(id)), ...given };
  await shopper.putCustomer({ id, kind: 'addressNumbers', numbers });
}
