import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { ReferenceDoc } from '../documents/catalogue-documents.ts';

/** The checkout settings among the references. */
export function settingsIn(references: readonly ReferenceDoc[]): CheckoutSettings | null {
  return references.find((reference) => reference.kind === 'settings')?.value ?? null;
}
