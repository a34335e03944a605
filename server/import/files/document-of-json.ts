import { entityOfDump, entityOfShape } from '../entity.ts';
import { isFields, type Fields, type ReadDocument } from './read-document.ts';
import { wordlessFault } from './wordless-fault.ts';

type Known = Pick<ReadDocument, 'entity' | 'fields'> | { readonly reason: string };

const NO_KIND = 'the document is of no kind that is read here; docs/own-data.md says which fields each is known by';
/** The tree in which an index has its pages of content. Pages are here by their addresses, and nothing shows a tree of them. */
const HIERARCHY = 'cms_hierarchy';
const INDEX_OF_HIERARCHY = /_cms_hierarchy(?:[_-]\d+)?$/;

/** What a value is: a plain document, or one of a dump of the search index; `null` when nobody would miss it. */
export function documentOfJson(value: unknown): Known | null {
  if (!isFields(value)) return { reason: 'the line is not a JSON object' };
  if (isOfHierarchy(value)) return null;
  const fault = wordlessFault(value);
  if (fault) return { reason: fault };
  const source = value['_source'];
  if (source === undefined) {
    const entity = entityOfShape(value);
    return entity ? { entity, fields: value } : { reason: NO_KIND };
  }
  if (!isFields(source)) return { reason: 'the dumped line has no document in _source' };
  const { _type: type, _index: index, _id: id } = value;
  const entity = entityOfDump(type, index) ?? (type === '_doc' || type === undefined ? entityOfShape(source) : null);
  return entity
    ? { entity, fields: withId(source, id) }
    : { reason: `documents of type ${String(type ?? index)} are not read` };
}

function isOfHierarchy({ _type: type, _index: index, _source: source, ...plain }: Fields): boolean {
  if (type === HIERARCHY || (typeof index === 'string' && INDEX_OF_HIERARCHY.test(index))) return true;
  if (entityOfDump(type, index)) return false;
  const node = isFields(source) ? source : plain;
  const isNode = node['request_url'] !== undefined && (node['identifier'] ?? node['node_id']) !== undefined;
  return isNode && ['content', 'name', 'sku'].every((field) => node[field] === undefined);
}

/** A dump keeps the id beside the document, always as a text. */
function withId(source: Fields, id: unknown): Fields {
  if (source['id'] !== undefined || typeof id !== 'string') return source;
  return { id: /^\d{1,15}$/.test(id) ? Number(id) : id, ...source };
}
