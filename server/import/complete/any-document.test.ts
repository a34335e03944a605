import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { demoJson } from '#tests/support/demo-files.ts';
import { checkedDocuments } from '../checked-documents.ts';
import { documentOfJson } from '../files/document-of-json.ts';
import { PictureList } from '../files/picture-list.ts';
import { isFields, type Fields } from '../files/read-document.ts';
import { Reading } from '../files/reading.ts';

const files = [
  'attributes',
  'categories',
  'showrooms',
  'navigation',
  'home/albums',
  'products/beds',
  'products/sets',
  'reviews/beds',
];
const written = files.map((name) => (demoJson(`${name}.json`) as readonly Fields[])[0]!);
const complete = Object.values(demoCatalogue().documents).map(([first]) => first!);

/** Every place inside a document, from its fields down to what is in its lists. */
function placesIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 2).map((item, index) => [index, item])
    : isFields(value)
      ? Object.entries(value)
      : [];
  return [...(path.length > 0 ? [path] : []), ...inner.flatMap(([key, item]) => placesIn(item, [...path, key]))];
}

function withValue(document: Fields, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(document) as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1)!] = value;
  return copy;
}

const changed = fc
  .constantFrom(...written, ...complete)
  .chain((document) =>
    fc
      .tuple(fc.constantFrom(...placesIn(document)), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
      .map(([path, value]) => JSON.parse(JSON.stringify(withValue(document, path, value)))),
  );

test('whatever a document says, it is read or rejected, and the others with it', () => {
  fc.assert(
    fc.property(fc.array(changed, { minLength: 1, maxLength: 3 }), (documents: unknown[]) => {
      const reading = new Reading();
      const all = [...documents, ...written];
      for (const [index, value] of all.entries()) {
        const place = { file: 'a.json', line: index + 1 };
        const read = documentOfJson(value);
        if ('reason' in read) reading.reject(place, read.reason);
        else reading.documents.push({ ...read, place });
      }
      const { documents: kept, rejections } = checkedDocuments(reading, {
        pictures: new PictureList([]),
        files: new Set(),
      });
      const albums = all.filter((value) => isFields(value) && documentOfJson(value)).length;
      expect(Object.values(kept).flat().length + rejections.length).toBeLessThanOrEqual(albums + 1);
      expect(kept.attributes!.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});
