import { isPostcodeOf, plainPostcode } from '#domain/checkout-methods.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import { settingsIn } from '../catalogue/settings-in.ts';
import type { WorkerContext } from '../context.ts';
import { postcodeId } from '../documents/postcode.ts';
import { notKept } from '../outbox/not-kept.ts';

/** Remembers on this device where things are to be delivered; the postal code is one of the store view's own country. */
export async function setPostcode(
  { shopper, cart, store, catalogue }: WorkerContext,
  { postcode }: { readonly postcode: string },
): Promise<Result<null>> {
  const settings = settingsIn(catalogue.references$.value);
  if (!settings) return fail({ code: 'settingsNotOnDevice' });
  if (!isPostcodeOf(settings, { country: store.tax.defaultCountry, postcode }))
    return fail({ code: 'postcodeInvalid' });
  try {
    await shopper.putCustomer({ id: postcodeId(cart), kind: 'postcode', postcode: plainPostcode(postcode) });
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}
