import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckpointOrigin, readCheckpoint, writeCheckpoint } from './checkpoint.ts';

const origin: CheckpointOrigin = { database: 'd1', storeCode: 'bmno', collection: 'products', fields: 'all' };

test('a checkpoint gives back its change number', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (changeNumber) => {
      const text = writeCheckpoint(origin, changeNumber);
      expect(text).toMatch(/^[\w-]{1,512}$/);
      expect(readCheckpoint(text, origin)).toBe(changeNumber);
    }),
  );
});

test.each<[Partial<CheckpointOrigin>, 'gone' | 'invalid']>([
  [{ database: 'd2' }, 'gone'],
  [{ storeCode: 'default' }, 'invalid'],
  [{ collection: 'categories' }, 'invalid'],
  [{ fields: 'list' }, 'invalid'],
  [{ database: 'd2', fields: 'list' }, 'invalid'],
])('of another origin, %j, is %s', (other, outcome) => {
  expect(readCheckpoint(writeCheckpoint({ ...origin, ...other }, 7), origin)).toBe(outcome);
});

test('anything else is invalid', () => {
  const parts = fc.tuple(...Object.values(origin).map((part) => fc.constant(part)), fc.anything());
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        parts.map((value) => Buffer.from(safeJson(value)).toString('base64url')),
      ),
      (text) => {
        const outcome = readCheckpoint(text, origin);
        expect(outcome === 'invalid' || Number.isSafeInteger(outcome)).toBe(true);
      },
    ),
  );
  for (const number of [-1, 0.5, 1e300, null, '7']) {
    const text = Buffer.from(JSON.stringify([...Object.values(origin), number])).toString('base64url');
    expect(readCheckpoint(text, origin)).toBe('invalid');
  }
});

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
