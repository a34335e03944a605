import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINE_HISTORY_MAX } from '#config/limits.ts';
import { JUST_NOW_MS } from '#config/timings.ts';
import { type CartLine, type CartOperation, foldCart } from './cart.ts';
import { historiesAfter, historiesBeside, type LineHistories, type PastChange, toldHistories } from './line-history.ts';

const line = (key: string, qty: number, ...chosen: string[]) =>
  ({ key, qty, snapshot: { optionLabels: chosen.map((value) => ({ label: 'Farge', value })) } }) as unknown as CartLine;
const change = (by: PastChange['by'], at: number, before: number, qty: number): PastChange => ({ by, at, before, qty });

const AT = 1_000_000;
const LATER = AT + JUST_NOW_MS;
const putIn = change('here', AT, 0, 1);

type Place = readonly [known: LineHistories, before: readonly CartLine[], after: readonly CartLine[]];

test.each<[string, Place, Parameters<typeof historiesAfter>[3], LineHistories]>([
  ['a line that is put in', [{}, [], [line('a', 1)]], { by: 'here', at: AT }, { a: [putIn] }],
  [
    'a quantity',
    [{ a: [putIn] }, [line('a', 1)], [line('a', 3)]],
    { by: 'elsewhere', at: AT },
    { a: [putIn, change('elsewhere', AT, 1, 3)] },
  ],
  ['nothing of a line', [{ a: [putIn] }, [line('a', 1)], [line('a', 1)]], { by: 'here', at: AT }, { a: [putIn] }],
  ['a line that goes', [{ a: [putIn] }, [line('a', 1)], []], { by: 'here', at: AT }, {}],
  [
    'presses one after another',
    [{ a: [putIn] }, [line('a', 1)], [line('a', 2)]],
    { by: 'here', at: LATER - 1 },
    { a: [change('here', LATER - 1, 0, 2)] },
  ],
  [
    'presses with a pause between them',
    [{ a: [putIn] }, [line('a', 1)], [line('a', 2)]],
    { by: 'here', at: LATER },
    { a: [putIn, change('here', LATER, 1, 2)] },
  ],
  [
    'a press that is taken back',
    [{ a: [change('elsewhere', AT, 1, 2), change('here', AT, 2, 3)] }, [line('a', 3)], [line('a', 2)]],
    { by: 'here', at: AT },
    { a: [change('elsewhere', AT, 1, 2)] },
  ],
  [
    'changes elsewhere, which stay what they are',
    [{ a: [change('elsewhere', AT, 1, 2)] }, [line('a', 2)], [line('a', 1)]],
    { by: 'elsewhere', at: AT },
    { a: [change('elsewhere', AT, 1, 2), change('elsewhere', AT, 2, 1)] },
  ],
  [
    'what was chosen',
    [{ a: [putIn], b: [putIn] }, [line('a', 1, 'Grå', 'Eik'), line('b', 1)], [line('c', 2, 'Blå'), line('b', 1)]],
    { by: 'here', at: AT, replaced: 'a' },
    { c: [putIn, { ...change('here', AT, 1, 2), chosenBefore: ['Grå', 'Eik'] }], b: [putIn] },
  ],
  [
    'a line that another one joins',
    [{ a: [putIn] }, [line('a', 1), line('b', 4)], [line('b', 5)]],
    { by: 'here', at: AT, replaced: 'a' },
    { b: [change('here', AT, 4, 5)] },
  ],
])('the history after %s', (_what, [known, before, after], by, expected) => {
  expect(historiesAfter(known, before, after, by)).toEqual(expected);
});

test(`a history has no more than ${LINE_HISTORY_MAX} changes, the last ones`, () => {
  const many = Array.from({ length: LINE_HISTORY_MAX }, (_, index) => change('elsewhere', AT, index, index + 1));
  const { a } = historiesAfter({ a: many }, [line('a', 5)], [line('a', 9)], { by: 'here', at: LATER });
  expect(a).toEqual([...many.slice(1), change('here', LATER, 5, 9)]);
});

describe('a cart of the shop that is seen for the first time', () => {
  test.each<[string, LineHistories, readonly CartLine[], readonly CartLine[], LineHistories]>([
    ['has no history', {}, [], [line('a', 2)], {}],
    [
      'holds what came along',
      { a: [change('signIn', AT, 0, 1)] },
      [line('a', 1)],
      [line('a', 1)],
      { a: [change('signIn', AT, 0, 1)] },
    ],
    [
      'held pieces before it',
      { a: [change('signIn', AT, 0, 1)] },
      [line('a', 1)],
      [line('a', 3)],
      { a: [change('signIn', AT, 2, 3)] },
    ],
    [
      'holds fewer',
      { a: [change('signIn', AT, 0, 3)] },
      [line('a', 3)],
      [line('a', 1)],
      { a: [change('signIn', AT, 0, 3)] },
    ],
  ])('%s', (_what, known, own, lines, expected) => {
    expect(historiesBeside(known, own, lines)).toEqual(expected);
  });
});

test.each<[string, boolean, readonly PastChange[]]>([
  ['was put in here', false, [putIn]],
  ['came along with a sign-in', false, [change('signIn', AT, 0, 2)]],
  ['was put in elsewhere', true, [change('elsewhere', LATER, 0, 1)]],
  ['was set elsewhere', true, [putIn, change('elsewhere', LATER, 1, 2)]],
  ['met pieces of the account', true, [change('signIn', LATER, 1, 2)]],
  ['was set here just now', false, [putIn, change('here', LATER, 1, 2)]],
  ['was set here some time ago', true, [putIn, change('here', AT, 1, 2)]],
  ['was set elsewhere, and here just now', true, [change('elsewhere', AT, 1, 2), change('here', LATER, 2, 1)]],
])('whether a line is told of that %s: %s', (_what, isTold, changes) => {
  expect(toldHistories({ a: changes }, LATER)).toEqual(isTold ? { a: changes } : {});
});

test('the last change says how many pieces there are, whoever changed what', () => {
  const key = fc.constantFrom('a', 'b');
  const qty = fc.integer({ min: 1, max: 3 });
  const operation: fc.Arbitrary<CartOperation> = fc.oneof(
    fc.tuple(key, qty, fc.option(key)).map(([to, pieces, replaces]) => {
      return {
        kind: 'add' as const,
        key: to,
        qty: pieces,
        line: line(to, pieces),
        replaces: replaces === to ? null : replaces,
      };
    }),
    fc.record({ kind: fc.constant('set' as const), key, qty }),
    fc.record({ kind: fc.constant('remove' as const), key }),
  );
  const step = fc.tuple(operation, fc.constantFrom('here', 'elsewhere', 'signIn'), fc.constantFrom(1, JUST_NOW_MS));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [lines, known, at]: [readonly CartLine[], LineHistories, number] = [[], {}, AT];
      for (const [taken, by, pause] of steps) {
        const after = foldCart(lines, [taken]);
        at += pause;
        known = historiesAfter(known, lines, after, { by, at, replaced: taken.kind === 'add' ? taken.replaces : null });
        lines = after;
        const last = Object.entries(known).map(([of, changes]) => [of, changes.at(-1)!.qty]);
        const there = lines.filter((each) => known[each.key]).map((each) => [each.key, each.qty]);
        expect(new Map(last as [string, number][])).toEqual(new Map(there as [string, number][]));
      }
    }),
  );
});
