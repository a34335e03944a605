import { languageOfLocale } from '#config/languages.ts';
import { NEWSLETTER_BOX, newsletterBoxes, newsletterBoxTexts } from '#config/payment.ts';
import type { ExternalCheckoutOrder } from '#schemas/api/generated/types.gen.ts';

export type ProviderBox = NonNullable<NonNullable<ExternalCheckoutOrder['options']>['additional_checkboxes']>[number];

/** What the provider's page offers to tick in a store view (spec 3: confirmation); nothing is ticked at first. */
export function checkboxesFor(storeCode: string, locale: string): ProviderBox[] {
  if (newsletterBoxes[storeCode] !== true) return [];
  const text = newsletterBoxTexts[languageOfLocale(locale)];
  return [{ id: NEWSLETTER_BOX, text, checked: false, required: false }];
}
