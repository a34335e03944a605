import type { User } from '#schemas/api/generated/types.gen.ts';
import type { Owner } from '../outbox/owner.ts';
import type { CustomerDoc } from './shopper-documents.ts';

/** Where an owner's profile is kept, as the shop said it last. */
export function profileId(owner: Owner): string {
  return `profile|${owner}`;
}

export function keptProfile(document: CustomerDoc | null | undefined): User | null {
  return document?.kind === 'profile' ? document.profile : null;
}
