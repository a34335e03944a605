import { expect, test } from 'vitest';
import { failureFacts, reasonOf } from './failure-facts.ts';

/** An error as drizzle throws it: it wraps the error of the driver and holds the parameters. */
function failedQuery(query: string, cause: Error): Error {
  const error = new Error(`Failed query: ${query}\nparams: kari@example.no,Storgata 12`, { cause });
  return Object.assign(error, { query, params: ['kari@example.no', 'Storgata 12'] });
}

test.each<[string, unknown, object]>([
  [
    'a statement that failed',
    failedQuery(
      'insert into "orders" ("id", "customer") values (default, $1)',
      Object.assign(new TypeError('value too long: kari@example.no'), { code: '22001', detail: 'Storgata 12' }),
    ),
    { name: 'TypeError', code: '22001', statement: 'insert orders' },
  ],
  ['a look-up', failedQuery('select "id" from "carts" where', new Error('Storgata')), { statement: 'select carts' }],
  ['a change', failedQuery('update "carts" set', new Error('Storgata')), { statement: 'update carts' }],
  ['a verb alone', failedQuery('commit', new Error('Storgata')), { statement: 'commit' }],
  ['a bug', new RangeError('Storgata 12 is no street'), { name: 'RangeError' }],
  ['a text of several lines', new Error('Storgata 12\n    kari@example.no'), { name: 'Error' }],
  ['what is no error', 'Storgata 12', { name: 'Error' }],
])('%s is told without a value', (_, error, expected) => {
  const facts = failureFacts(error);
  expect(facts).toMatchObject(expected);
  expect(JSON.stringify(facts)).not.toMatch(/kari|Storgata/);
  expect(facts.at.length).toBeGreaterThan(0);
});

test.each<[string, unknown, string]>([
  ['a statement that failed', failedQuery('create schema drizzle', new Error('the disk is full')), 'the disk is full'],
  [
    'what failed otherwise',
    new Error('The port 4000 is taken.', { cause: new Error('EADDRINUSE') }),
    'The port 4000 is taken.',
  ],
  ['a host that is away', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [
    'a statement without a cause',
    Object.assign(new Error('Failed query'), { query: 'commit' }),
    'the database did not say why',
  ],
])('an operator reads why: %s', (_, error, reason) => expect(reasonOf(error)).toBe(reason));
