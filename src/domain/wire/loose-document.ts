import { asNumber, asTruth, type LooseFields, looseList, withNumbers, withoutNulls } from './loose-fields.ts';
import { looseProduct } from './loose-product.ts';

/** What is needed to read documents of older backends. */
export interface LooseReading {
  /** Short field names that compact answers may use, and what they stand for. */
  readonly compactNames: Readonly<Record<string, string>>;
  /** The tax rate for prices that are sent net. */
  readonly rateBasisPoints: number;
}

/**
 * Converts a document of an older backend to the shape of the contract: short names are expanded, numbers and booleans
 * sent as texts are parsed, and other names of the same field are renamed. A missing field stays missing, and the
 * contract refuses the document if it is required.
 */
export function looseDocument(collection: string, document: unknown, reading: LooseReading): unknown {
  if (typeof document !== 'object' || document === null) return document;
  const fields = withoutNulls(expanded(document as LooseFields, reading.compactNames));
  switch (collection) {
    case 'products':
      return looseProduct(fields, reading.rateBasisPoints);
    case 'categories':
      return looseCategory(fields);
    case 'attributes':
      return looseAttribute(fields);
    case 'taxrules':
      return looseTaxRule(fields);
    default:
      return looseContent(fields);
  }
}

/** Expands short names; a field that is there under its full name is not overwritten. */
function expanded(fields: LooseFields, names: LooseReading['compactNames']): LooseFields {
  const full: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const long = Object.hasOwn(names, name) ? names[name]! : name;
    if (long === name || !(long in fields)) full[long] = value;
  }
  return full;
}

function looseCategory(fields: LooseFields): LooseFields {
  const named = withNumbers(fields, ['id', 'parent_id', 'level', 'position', 'product_count']);
  const key = named['url_key'] ?? named['slug'];
  return {
    ...named,
    is_active: asTruth(named['is_active']),
    url_key: key,
    url_path: named['url_path'] ?? key,
  };
}

function looseAttribute(fields: LooseFields): LooseFields {
  const id = asNumber(fields['attribute_id'] ?? fields['id']);
  const options = looseList(fields['options']).map((option) => ({ ...option, label: option['label'] ?? '' }));
  return { ...fields, id, attribute_id: id, options };
}

function looseTaxRule(fields: LooseFields): LooseFields {
  const ids = (name: string): LooseFields =>
    Array.isArray(fields[name]) ? { [name]: (fields[name] as unknown[]).map(asNumber) } : {};
  const rates = looseList(fields['rates']).map((rate) => withNumbers(withoutNulls(rate), ['id', 'rate']));
  return { ...withNumbers(fields, ['id']), ...ids('product_tax_class_ids'), ...ids('customer_tax_class_ids'), rates };
}

/**
 * Pages and blocks have other names for their id and for whether they are active; a missing text becomes an empty one.
 */
function looseContent(fields: LooseFields): LooseFields {
  const { page_id: pageId, block_id: blockId, is_active: isActive } = fields;
  const { id = pageId ?? blockId, active = isActive, content = '' } = fields;
  return { ...fields, id: asNumber(id), active: asTruth(active ?? true), content };
}
