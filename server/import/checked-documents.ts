import { pathKey } from '#domain/paths.ts';
import { collectionOf, type Entity, faultOf } from './entity.ts';
import { completeDocuments, type FolderContents } from './complete/complete-documents.ts';
import { dayFault } from './day-fault.ts';
import { soldAlone } from './dumps/sold-alone.ts';
import { type Fields, type Place, rowsOf } from './files/read-document.ts';
import { Reading } from './files/reading.ts';
import type { WireDocument } from '../store/collections.ts';
import { Gathering } from './gathering.ts';
import { withGrossPrices } from './gross-prices.ts';
import type { ImportedCatalogue } from './imported-catalogue.ts';
import { priceFault, withWholePrices } from './price-fault.ts';
import { faultInStoring } from './storable.ts';

/** What was read as the shop keeps it: completed, and without what does not keep to the contract. */
export function checkedDocuments(reading: Reading, contents: FolderContents): ImportedCatalogue {
  // What one try gathered is let go of before the next one begins.
  let outcome: ImportedCatalogue | Reading = reading;
  while (outcome instanceof Reading) outcome = tryDocuments(outcome, contents);
  return outcome;
}

/** The documents that are good; or what is to be read again, without products that took others in and were rejected. */
function tryDocuments(reading: Reading, contents: FolderContents): ImportedCatalogue | Reading {
  const tried = new Reading(reading);
  const complete = completeDocuments(tried, contents);
  const gathering = new Gathering(tried.rejections);
  const accepted = new Set<Place>();
  for (const { entity, fields, place } of complete) {
    const document = withWhatFollows(entity as Entity, fields);
    const fault =
      faultInStoring(document) ??
      faultOf(entity as Entity, document) ??
      (document['id'] === undefined ? `the field id of the ${entity} is missing` : null) ??
      (entity === 'product' ? faultOfProduct(document) : null);
    if (fault) gathering.reject({ ...place, reason: fault });
    else if (gathering.add(collectionOf(entity as Entity), document as WireDocument, place)) accepted.add(place);
  }
  return soldAlone(reading, tried, accepted) ?? { ...gathering.catalogue(), assumptions: tried.assumptions };
}

function faultOfProduct(product: Fields): string | null {
  const articles = [product, ...rowsOf(product['configurable_children'])];
  if (articles.some(({ sku }) => String(sku).trim() === '')) return 'the sku is empty';
  if (String(product['name']).trim() === '') return 'the name is empty';
  return priceFault(product) ?? dayFault(product);
}

/** Gross prices follow from net ones, and an attribute's document may go by `attribute_id` alone. */
function withWhatFollows(entity: Entity, document: Fields): Fields {
  if (entity === 'product') return withWholePrices(withGrossPrices(document));
  if (entity === 'url_rewrite') return withPathAsId(document);
  return entity === 'attribute' && document['id'] === undefined
    ? { id: document['attribute_id'], ...document }
    : document;
}

/** A redirect goes by the path that leads to it, as addresses are looked up. */
function withPathAsId(rewrite: Fields): Fields {
  const path = pathKey(String(rewrite['request_path'] ?? ''));
  return path === '' ? rewrite : { ...rewrite, id: path, request_path: path };
}
