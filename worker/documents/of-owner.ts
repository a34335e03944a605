import type { Owner } from '../outbox/owner.ts';
import type { CustomerDoc } from './shopper-documents.ts';

/** Whether a document belongs to an owner: its id names first its kind, then whose it is. */
export function isOfOwner({ id }: CustomerDoc, owner: Owner): boolean {
  return id.split('|')[1] === owner;
}
