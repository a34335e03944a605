import { areChoicesKnown, isWord, type Words } from './loose-choices.ts';
import { asNumber, expanded, type LooseFields, looseList } from './loose-fields.ts';
import { lacksGrossPrice } from './loose-prices.ts';
import type { ProductReading } from './loose-product.ts';

type Form = Pick<ProductReading, 'shortNames'>;

/** Whether a product can be read without knowing attributes and rates of tax. */
export function saysAll(given: LooseFields, { shortNames }: Form): boolean {
  const fields = expanded(given, shortNames);
  const isNamed = (option: LooseFields): boolean =>
    option['attribute_code'] !== undefined && looseList(option['values']).every(({ label }) => isWord(label));
  return !lacksGrossPrice(fields) && looseList(fields['configurable_options']).every(isNamed);
}

/** Whether the attributes and rules of tax that are known have everything that a product names. */
export function isAllKnown(
  given: LooseFields,
  { shortNames, attributeOf, isTaxKnown }: Form & Words & { readonly isTaxKnown: (taxClassId: unknown) => boolean },
): boolean {
  const fields = expanded(given, shortNames);
  const isPriced = !lacksGrossPrice(fields) || isTaxKnown(asNumber(fields['tax_class_id']));
  return isPriced && areChoicesKnown(fields, { attributeOf });
}
