import { asNumber, asTruth, withNumbers, withoutNulls } from '#domain/wire/loose-fields.ts';
import { looseDocument } from '#domain/wire/loose-document.ts';
import { looseProduct, type ProductReading } from '#domain/wire/loose-product.ts';
import { type Fields, isFields, rowsOf } from '../files/read-document.ts';
import { priceFieldNames } from '../gross-prices.ts';

/** What of an article is read here in a way of its own. */
const readHere: ReadonlySet<string> = new Set([...priceFieldNames, 'configurable_options', 'configurable_children']);

/** Nothing but the tree of categories has to be known where prices and choices are read by themselves. */
const reading: ProductReading = {
  shortNames: {},
  inherited: [],
  rateOf: () => 0,
  attributeOf: () => undefined,
  above: new Map(),
};

/** An article whose fields may be as loose as a stock backend's, in its own categories and in those above them. */
export function loosenedArticle(article: Fields, above: ReadonlyMap<string, string>): Fields {
  const said = withoutNulls(article);
  const named = Object.entries(said).filter(([name]) => !readHere.has(name));
  const { category_ids: ids, category, ...others } = Object.fromEntries(named);
  const placed = areNumbers(ids ?? rowsOf(category).map((row) => row['category_id']))
    ? { category_ids: ids, category }
    : {};
  const loose = looseProduct({ ...others, ...withoutUnsaid(placed) }, { ...reading, above });
  const read = withoutUnsaid(Object.fromEntries(named.map(([name]) => [name, loose[name]])));
  const { category_ids: all } = loose;
  return { ...said, ...read, ...(Array.isArray(all) ? { category_ids: all.map(asNumber) } : {}) };
}

function areNumbers(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof asNumber(value) === 'number');
}

/** A category with its numbers, and those that it names below it. */
export function loosenedCategory(category: Fields): Fields {
  const { is_active: active, children_data: below, ...fields } = withoutNulls(category);
  return {
    ...withNumbers(fields, ['id', 'parent_id', 'level', 'position', 'product_count']),
    ...(active === undefined ? {} : { is_active: asTruth(active) }),
    ...(below === undefined ? {} : { children_data: Array.isArray(below) ? below.map(loosenedBelow) : below }),
  };
}

function loosenedBelow(row: unknown): unknown {
  return isFields(row) ? loosenedCategory(row) : row;
}

/** An attribute with its numbers. */
export function loosenedAttribute(attribute: Fields): Fields {
  const fields = withNumbers(withoutNulls(attribute), ['id', 'attribute_id']);
  const { default_value: chosen } = fields;
  return typeof chosen === 'number' ? { ...fields, default_value: String(chosen) } : fields;
}

/** A rule of taxes with its numbers; one without rates stays without. */
export function loosenedTaxRule(rule: Fields): Fields {
  return Array.isArray(rule['rates']) ? (looseDocument('taxrules', rule, reading) as Fields) : rule;
}

/** A page or a block in one store, by the names of the contract; what it does not say stays unsaid. */
export function loosenedContent(page: Fields): Fields {
  const { active, content, ...loose } = looseDocument('cms_pages', page, reading) as Fields;
  const isActive = page['active'] ?? page['is_active'];
  return withoutUnsaid({
    ...loose,
    active: isActive === undefined || isActive === null ? undefined : active,
    content: page['content'] === undefined ? undefined : content,
  });
}

function withoutUnsaid(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
