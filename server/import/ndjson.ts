import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { WireDocument } from '../store/collections.ts';
import { collectionOf, type Entity, entityOfDump, entityOfShape, faultOf } from './entity.ts';
import { withGrossPrices } from './gross-prices.ts';
import type { ImportedCatalogue } from './imported-catalogue.ts';
import { Gathering } from './gathering.ts';
import { faultInStoring } from './storable.ts';

type Fields = Readonly<Record<string, unknown>>;
type LineRead = { readonly entity: Entity; readonly document: WireDocument } | { readonly reason: string };

/**
 * Reads documents of the contract line by line: plain ones, or a dump of the search index. Several files can be read
 * into one gathering.
 */
export async function readNdjson(file: string, gathering = new Gathering()): Promise<ImportedCatalogue> {
  const name = basename(file);
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  let line = 0;
  for await (const text of lines) {
    line++;
    const json = documentText(text);
    if (json === '') continue;
    const read = readLine(json);
    if ('reason' in read) gathering.reject({ file: name, line, reason: read.reason });
    else gathering.add(collectionOf(read.entity), read.document, { file: name, line });
  }
  return gathering.catalogue();
}

/** A line without the marks of a list that is written with one document a line. */
function documentText(line: string): string {
  const text = line
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/,$/, '');
  return text === '[' || text === ']' ? '' : text;
}

function readLine(json: string): LineRead {
  const value = parse(json);
  if (!isFields(value)) return { reason: 'the line is not a JSON object' };
  const source = value['_source'];
  if (source === undefined) return checked(entityOfShape(value), value, 'the document is of no kind that is read here');
  if (!isFields(source)) return { reason: 'the dumped line has no document in _source' };
  const { _type: type, _index: index, _id: id } = value;
  const entity = entityOfDump(type, index) ?? (type === '_doc' || type === undefined ? entityOfShape(source) : null);
  return checked(entity, withId(source, id), `documents of type ${String(type ?? index)} are not read`);
}

function checked(entity: Entity | null, document: Fields, otherwise: string): LineRead {
  if (!entity) return { reason: otherwise };
  const whole = entity === 'product' ? withGrossPrices(document) : withOwnId(entity, document);
  const fault =
    faultInStoring(whole) ??
    faultOf(entity, whole) ??
    (whole['id'] === undefined ? `the field id of the ${entity} is missing` : null);
  return fault ? { reason: fault } : { entity, document: whole as WireDocument };
}

/** An attribute's document may go by `attribute_id` alone. */
function withOwnId(entity: Entity, document: Fields): Fields {
  return entity === 'attribute' && document['id'] === undefined
    ? { id: document['attribute_id'], ...document }
    : document;
}

/** A dump keeps the id beside the document, always as a text. */
function withId(source: Fields, id: unknown): Fields {
  if (source['id'] !== undefined || typeof id !== 'string') return source;
  return { id: /^\d{1,15}$/.test(id) ? Number(id) : id, ...source };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
