import { expect, test } from 'vitest';
import { reviewKey, reviewProvider } from './review-provider.ts';
import { storeViews } from './stores.ts';

test.each([
  ['bmno', { bmno: 'no', es: 'es', eu: 'eu' }, 'no'],
  ['mx', { es: 'es', eu: 'eu' }, 'es'],
  ['mx', { mx: 'mx', es: 'es', eu: 'eu' }, 'mx'],
  ['xx', { es: 'es', eu: 'eu' }, 'eu'],
  ['xx', { bmno: 'no' }, null],
])('the account of %s (spec 9: review key)', (storeCode, appKeys, expected) => {
  expect(reviewKey(storeCode, { ...reviewProvider, appKeys })).toBe(expected);
});

test('every store view has an account of its own', () => {
  const keys = storeViews.map(({ code }) => reviewKey(code));
  expect(keys).not.toContain(null);
  expect(new Set(keys).size).toBe(storeViews.length);
});
