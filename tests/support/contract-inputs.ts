import fc from 'fast-check';
import { lookUp, type Schema } from './contract-document.ts';

const SEED = 20_260_301;

/** Texts that break careless code. */
const hostileTexts: readonly string[] = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '+1',
  ' 1 ',
  '1.5',
  '1e3',
  '1e400',
  '0x10',
  '٣',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '9007199254740993',
  '99999999999999999999',
  "'",
  '"',
  '`',
  '\\',
  '%',
  '_',
  '*',
  "' or '1'='1",
  "'; drop table documents; --",
  '1); select pg_sleep(10); --',
  '" union select * from orders --',
  "$$; copy orders to program 'id'; $$",
  '$1',
  '${7*7}',
  '{{7*7}}',
  '$.** ? (@ == 1)',
  '") || true || ("',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '/etc/passwd\u0000.png',
  'file:///etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: b=c',
  '%00',
  '%0d%0a',
  '%ff%fe',
  '%',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066',
  '\u0001\u001f\u007f',
  'e\u0301'.repeat(20),
  '😀'.repeat(40),
  '中'.repeat(600),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(129),
  'x'.repeat(513),
  Array.from({ length: 2000 }, (_, index) => index.toString(36)).join(''),
  'æøå ÆØÅ',
  '(a+)+$',
  'a'.repeat(5000),
];

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
};

/** Values of other types, too deep, too long, too large, or with keys that reach into prototypes. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e20,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: 1 },
  { length: 1 },
  { toString: 'x' },
  Object.fromEntries([['__proto__', { polluted: true }]]),
  { constructor: { prototype: { polluted: true } } },
  { prototype: 1 },
  { 'a\u0000b': 1 },
  nested(50, (inner) => [inner]),
  nested(50, (inner) => ({ a: inner })),
  Array.from({ length: 201 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`k${index}`, index])),
];

/** Values at and just beyond the limits that a schema sets. */
function limitValues(schema: Schema): unknown[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const text = (length: number | undefined, step: number) =>
    length === undefined || length + step < 0 ? [] : ['a'.repeat(length + step)];
  const list = (length: number | undefined, step: number) =>
    length === undefined || length + step < 0 ? [] : [Array.from({ length: length + step }, () => 'a')];
  return [
    ...[minimum, maximum].flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1])),
    ...[-1, 0, 1].flatMap((step) => [...text(minLength, step), ...text(maxLength, step)]),
    ...[-1, 0, 1].flatMap((step) => [...list(minItems, step), ...list(maxItems, step)]),
    ...(schema.enum ?? []).flatMap((value) => [value, `${String(value)} `, String(value).toUpperCase()]),
    ...(schema.anyOf ?? []).flatMap((choice) => limitValues(lookUp(choice))),
  ];
}

const randomTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 60 }),
  fc.integer().map(String),
  fc.double().map(String),
);

const POOL = 400;
const parameters = { numRuns: POOL, seed: SEED };
const textPool = fc.sample(randomTexts, parameters);
const valuePool = fc.sample(fc.oneof(randomTexts, fc.jsonValue({ maxDepth: 3 }), fc.integer()), parameters);

/** JSON values for a place in a body; the same ones in every run. */
export function inputValues(node: Schema): unknown[] {
  return [...limitValues(lookUp(node)), ...hostileValues, ...hostileTexts, ...valuePool];
}

/** Texts for a parameter of the path, the query or a header; the same ones in every run. */
export function inputTexts(node: Schema): string[] {
  const limits = limitValues(lookUp(node)).filter((value) => !Array.isArray(value));
  return [...new Set([...limits.map(String), ...hostileTexts, ...textPool])];
}
