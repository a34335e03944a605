import { BUSINESS_GROUP, PRIVATE_GROUP } from '#config/settings.ts';
import type { StoreView } from '#config/stores.ts';
import { isTaxId } from '#domain/tax-id.ts';
import { visibleText } from '#domain/visible-text.ts';
import type { Reply } from '../http/reply.ts';
import { accountRefusal } from './account-refusal.ts';

/** What makes a business customer, and the group that follows from it. */
interface Business {
  readonly company: string | null;
  readonly taxId: string | null;
  readonly groupId: number;
}

/**
 * Reads company and tax number: both of them make a business customer, none a private one (spec 6: business customers). The
 * number is that of the store view's country.
 */
export function businessOf(
  store: StoreView,
  { company, taxvat }: { readonly company?: string | null | undefined; readonly taxvat?: string | null | undefined },
): Business | Reply {
  const name = visibleText(company ?? '') || null;
  const taxId = visibleText(taxvat ?? '') || null;
  if (name === null && taxId === null) return { company: null, taxId: null, groupId: PRIVATE_GROUP };
  if (name === null) return accountRefusal(400, 'VALIDATION', 'A company has a name.', { field: 'company' });
  if (taxId === null || !isTaxId(store.tax.defaultCountry, taxId)) {
    return accountRefusal(400, 'TAX_ID_INVALID', 'This is no tax number of a company.', { field: 'taxvat' });
  }
  return { company: name, taxId, groupId: BUSINESS_GROUP };
}
