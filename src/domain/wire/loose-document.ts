import { asNumber, asTruth, type LooseFields, looseList, withNumbers, withoutNulls } from './loose-fields.ts';
import { looseProduct, type ProductReading } from './loose-product.ts';

/**
 * Converts a document of an older backend to the shape of the contract: short names are expanded, numbers and booleans
 * sent as texts are parsed, and other names of the same field are renamed. A missing field stays missing, and the
 * contract refuses the document if it is required.
 */
export function looseDocument(collection: string, document: unknown, reading: ProductReading): unknown {
  if (typeof document !== 'object' || document === null) return document;
  const fields = document as LooseFields;
  switch (collection) {
    case 'products':
      return looseProduct(fields, reading);
    case 'categories':
      return looseCategory(withoutNulls(fields));
    case 'attributes':
      return looseAttribute(withoutNulls(fields));
    case 'taxrules':
      return looseTaxRule(withoutNulls(fields));
    default:
      return looseContent(withoutNulls(fields));
  }
}

/** Roots have no address of their own, and are never shown: they get their number. What is below a category says so itself. */
function looseCategory({ children_data: _below, ...fields }: LooseFields): LooseFields {
  const named = withNumbers(fields, ['id', 'parent_id', 'level', 'position', 'product_count']);
  const key = named['url_key'] ?? named['slug'] ?? String(named['id']);
  return {
    ...named,
    is_active: asTruth(named['is_active'] ?? true),
    url_key: key,
    url_path: named['url_path'] ?? key,
  };
}

function looseAttribute(fields: LooseFields): LooseFields {
  const id = asNumber(fields['attribute_id'] ?? fields['id']);
  const options = looseList(fields['options']).map((option) => ({ ...option, label: option['label'] ?? '' }));
  const { default_value: chosen } = fields;
  return {
    ...fields,
    id,
    attribute_id: id,
    ...(chosen === undefined ? {} : { default_value: String(chosen) }),
    options,
  };
}

function looseTaxRule(fields: LooseFields): LooseFields {
  const ids = (name: string): LooseFields =>
    Array.isArray(fields[name]) ? { [name]: (fields[name] as unknown[]).map(asNumber) } : {};
  const rates = looseList(fields['rates']).map((rate) => withNumbers(withoutNulls(rate), ['id', 'rate']));
  return {
    ...withNumbers(fields, ['id', 'priority', 'position']),
    ...ids('product_tax_class_ids'),
    ...ids('customer_tax_class_ids'),
    rates,
  };
}

/**
 * Pages and blocks have other names for their id and for whether they are active, and may be kept for several stores; a missing text
 * becomes an empty one.
 */
function looseContent(fields: LooseFields): LooseFields {
  const { page_id: pageId, block_id: blockId, is_active: isActive } = fields;
  const { id = pageId ?? blockId, active = isActive, content = '' } = fields;
  const { store_id: stores, ...rest } = fields;
  const store = Array.isArray(stores) ? (stores[0] as unknown) : stores;
  return {
    ...rest,
    ...(store === undefined ? {} : { store_id: asNumber(store) }),
    id: asNumber(id),
    active: asTruth(active ?? true),
    content,
  };
}
