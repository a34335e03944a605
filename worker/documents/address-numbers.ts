import type { AddressNumbers } from '#domain/profile-edit.ts';
import type { Owner } from '../outbox/owner.ts';
import type { CustomerDoc } from './shopper-documents.ts';

/** Where the numbers are kept that the shop gave to an owner's addresses. */
export function addressNumbersId(owner: Owner): string {
  return `addressNumbers|${owner}`;
}

export function keptAddressNumbers(document: CustomerDoc | null | undefined): AddressNumbers {
  return document?.kind === 'addressNumbers' ? document.numbers : {};
}
