import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { demoJson } from '#tests/support/demo-files.ts';
import { checkedDocuments } from '../checked-documents.ts';
import { documentOfJson } from '../files/document-of-json.ts';
import { PictureList } from '../files/picture-list.ts';
import { isFields, type Fields } from '../files/read-document.ts';
import { Reading } from '../files/reading.ts';
import type { ImportedCatalogue } from '../imported-catalogue.ts';

const RUNS = Number(process.env['DOCUMENT_RUNS'] ?? 60);

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

/** Names that every object has by itself: what holds one of its own cannot always be made a text. */
const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype));
const oddValue = fc.oneof(inherited, fc.dictionary(inherited, fc.jsonValue({ maxDepth: 1 }), { minKeys: 1 }));

const changed = fc
  .constantFrom(...written, ...complete)
  .chain((document) =>
    fc
      .tuple(
        fc.constantFrom(...placesIn(document)),
        fc.oneof(fc.jsonValue(), fc.constant(undefined), oddValue, fc.array(oddValue, { maxLength: 2 })),
      )
      .map(([path, value]) => JSON.parse(JSON.stringify(withValue(document, path, value)))),
  );

function imported(values: readonly unknown[]): ImportedCatalogue {
  const reading = new Reading();
  for (const [index, value] of values.entries()) {
    const place = { file: 'a.json', line: index + 1 };
    const read = documentOfJson(value);
    if (read === null) continue;
    if ('reason' in read) reading.reject(place, read.reason);
    else reading.documents.push({ ...read, place });
  }
  return checkedDocuments(reading, { pictures: new PictureList([]), files: new Set() });
}

test.each<[string, string, RegExp]>([
  ['a colour with a text of its own', '{ "toString": 1 }', /has the name toString/],
  ['a colour without the ways of an object', '{ "__proto__": null }', /has the name __proto__/],
  ['a list of such colours', '[{ "toString": "" }]', /has the name toString/],
  ['a colour without an end', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, /nested too deeply/],
])('%s is the fault of its product alone', (_what, colour, reason) => {
  const odd = JSON.parse(
    `{ "id": 9, "sku": "ODD", "name": "Odd", "price_incl_tax": 1, "color": ${colour} }`,
  ) as unknown;
  const { documents, rejections } = imported([odd, ...written]);
  const others = imported(written);
  const reasons = rejections.filter(({ line }) => line === 1);
  expect(reasons).toEqual([expect.objectContaining({ reason: expect.stringMatching(reason) })]);
  expect(documents.products).toEqual(others.documents.products);
  expect(rejections).toHaveLength(others.rejections.length + 1);
});

test('whatever a document says, it is read or rejected, and the others with it', () => {
  fc.assert(
    fc.property(fc.array(changed, { minLength: 1, maxLength: 3 }), (documents: unknown[]) => {
      const all = [...documents, ...written];
      const { documents: kept, rejections } = imported(all);
      const albums = all.filter((value) => isFields(value) && documentOfJson(value)).length;
      expect(Object.values(kept).flat().length + rejections.length).toBeLessThanOrEqual(albums + 1);
      expect(kept.attributes!.length).toBeGreaterThan(0);
    }),
    { numRuns: RUNS },
  );
});
