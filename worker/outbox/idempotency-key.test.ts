import { expect, test } from 'vitest';
import { zIdempotencyKey } from '#schemas/api/generated/zod.gen.ts';
import { lineKey } from '#domain/line-key.ts';
import { idempotencyKey } from './idempotency-key.ts';

const PREFIX = '0195f3a2-77aa-4c11-9c1c-000000000001.bmno';
const idOf = (sku: string, text?: string): string =>
  `${PREFIX}.${lineKey(sku, text === undefined ? {} : { custom: { 1: text } })}`;
const ids = [
  PREFIX,
  idOf('SOFA-GREY'),
  idOf('SOFA GREY'),
  idOf('SOFA/GREY'),
  idOf('Ørn 2'),
  idOf('LAMP', 'Kari'),
  idOf('LAMP', 'Ola'),
  idOf('LAMP', 'x'.repeat(200)),
  idOf('LAMP', `${'x'.repeat(200)}y`),
  `${idOf('LAMP', 'Kari')}.replaced`,
];

test('each id has a key of its own that the contract allows, always the same', () => {
  const keys = ids.map(idempotencyKey);
  for (const key of keys) expect(zIdempotencyKey.safeParse(key), key).toMatchObject({ success: true });
  expect(new Set(keys).size).toBe(ids.length);
  expect(ids.map(idempotencyKey)).toEqual(keys);
});

test('an id that is allowed is the key', () => {
  expect(idempotencyKey(PREFIX)).toBe(PREFIX);
});
