import { describe, expect, test } from 'vitest';
import { documentId, documentNames, stillUnreadable } from './document-names.ts';

test.each<[string, unknown, string | null]>([
  ['a number', { id: 12 }, '12'],
  ['a text', { id: 'bmno' }, 'bmno'],
  ['nothing', {}, null],
  ['an empty text', { id: '' }, null],
  ['half a number', { id: 1.5 }, null],
  ['an object', { id: { $oid: '1' } }, null],
  ['a text of 10,000 characters', { id: 'x'.repeat(10_000) }, null],
  ['no document at all', null, null],
  ['a text for a document', 'id', null],
])('an id that is %s', (_name, document, id) => {
  expect(documentId(document)).toBe(id);
});

test.each<[unknown, readonly string[]]>([
  [{ id: 1, sku: 'A' }, ['id 1', 'sku A']],
  [{ sku: 'A', name: 'Sofa' }, ['sku A']],
  [{ identifier: 'delivery' }, ['identifier delivery']],
  [{ attribute_id: 3, attribute_code: 'color' }, ['attribute_code color']],
  [[], ['nameless']],
  [null, ['nameless']],
])('the names of %j', (document, names) => {
  expect(documentNames(document)).toEqual(names);
});

describe('what cannot be read', () => {
  const broken = { id: 1 };
  const withoutId = { sku: 'B' };

  test('is counted once, however often it comes', () => {
    const first = stillUnreadable([], [broken, withoutId, null], [broken, withoutId, null]);
    expect(first).toEqual(['id 1', 'sku B', 'nameless']);
    expect(stillUnreadable(first, [{ ...broken }], []).length).toBe(2);
    expect(stillUnreadable(first, [broken], [broken])).toEqual(first);
  });

  test('is forgotten when it comes in good order, under any of its names, or goes', () => {
    const before = ['id 1', 'sku B', 'id 3'];
    const mended = [
      { id: 1, sku: 'A' },
      { id: 2, sku: 'B' },
      { id: 3, _deleted: true },
    ];
    expect(stillUnreadable(before, mended, [])).toEqual([]);
  });
});
