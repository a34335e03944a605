import { expect, test } from 'vitest';
import { type Claim, claimCode, withClaim } from './claim.ts';

test.each([
  [' sommer-25 ', 'SOMMER-25'],
  ['NYHETSBREV10', 'NYHETSBREV10'],
  ['vår_20', 'VÅR_20'],
  ['x', null],
  ['', null],
  ['to ord', null],
  ['<b>x</b>', null],
  ['A'.repeat(41), null],
])('«%s» is the code %s', (text, code) => {
  expect(claimCode(text)).toBe(code);
});

const claim = (code: string, createdAt: number, value: number | null = null): Claim => ({
  code,
  createdAt,
  value,
  description: 'link',
});

test.each([
  ['a new one comes first', [claim('A', 1)], claim('B', 2), [claim('B', 2), claim('A', 1)]],
  ['one that is known stays as old as it is', [claim('A', 1, 5)], claim('A', 9, 10), [claim('A', 1, 5)]],
  ['what it is worth is taken over', [claim('A', 3)], claim('A', 9, 10), [claim('A', 3, 10)]],
  [
    'what the newsletter gave is its thanks',
    [claim('A', 3)],
    { ...claim('A', 9, 10), description: 'newsletter' as const },
    [{ ...claim('A', 3, 10), description: 'newsletter' as const }],
  ],
  ['the older time counts', [claim('A', 9)], claim('A', 3), [claim('A', 3)]],
])('%s', (_what, known, added, result) => {
  expect(withClaim(known, added)).toEqual(result);
});
