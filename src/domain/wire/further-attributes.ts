import { measureFields, optionFacetCodes } from '#config/facets.ts';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import type { OptionValue } from '../product.ts';

/** Fields with names like attributes that are none: names, and data with a product field of its own. */
const NO_ATTRIBUTE = /^product_(?:name_\d|showroom_stock_\d|delivery_time)$/;

const kept: ReadonlySet<string> = new Set([...optionFacetCodes, ...measureFields]);

/**
 * The values of attributes that no listing filters by (spec 3: other product_* attributes, custom_attributes). The
 * attribute itself tells whether it is shown.
 */
export function furtherAttributesOf(wire: WireProduct): Record<string, OptionValue[]> {
  const own = Object.entries(wire).filter(([code]) => code.startsWith('product_') && !NO_ATTRIBUTE.test(code));
  const attributes: Record<string, OptionValue[]> = {};
  for (const [code, value] of [...customAttributesOf(wire), ...own]) {
    const values = [value].flat();
    if (!kept.has(code) && values.length > 0 && values.every(isOptionValue)) attributes[code] = values;
  }
  return attributes;
}

/** Custom attributes, which backends send as rows or as an object. */
function customAttributesOf({ custom_attributes: custom }: WireProduct): (readonly [string, unknown])[] {
  if (!Array.isArray(custom)) return Object.entries(custom ?? {});
  const rows = custom.filter((row) => typeof row === 'object' && row !== null) as Readonly<Record<string, unknown>>[];
  return rows.flatMap(({ attribute_code: code, value }) => (typeof code === 'string' ? [[code, value] as const] : []));
}

/** Whether a value of the wire can be an attribute's value: the number or text of an option, or any text. */
export function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
