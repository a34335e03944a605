import { expect, test } from 'vitest';
import { defaultStoreView, isCollectionsPath, storeViewByCode, storeViewOfPath, storeViews } from './stores.ts';

const krone = (code: string) => ({ code, sign: 'kr', fractionDigits: 0, isSignAfter: true });

test.each([
  {
    code: 'bmno',
    id: 7,
    prefix: '',
    locales: ['nb-NO', 'en-US'],
    currency: krone('NOK'),
    collectionsPath: '/kolleksjoner',
    reviewsPath: '/kundeanmeldelser',
    tax: { rateBasisPoints: 2500, defaultCountry: 'NO' },
    contentLanguages: ['nb', 'nn-NO', 'sv'],
  },
  {
    code: 'default',
    id: 1,
    prefix: '/default',
    locales: ['sv-SE', 'en-US'],
    currency: krone('SEK'),
    collectionsPath: '/kollektioner',
    reviewsPath: '/kundomdomen',
    tax: { rateBasisPoints: 2500, defaultCountry: 'SE' },
    contentLanguages: ['sv'],
  },
])('store view $code (D77, D60)', (expected) => {
  expect(storeViewByCode(expected.code)).toEqual(expected);
});

test.each([
  ['/kolleksjoner', true],
  ['/kollektioner', true],
  ['/kolleksjoner/nordvik', false],
  ['/', false],
])('series are listed at %s: %s (D61)', (path, isIt) => {
  expect(isCollectionsPath(path)).toBe(isIt);
});

test('a deployment has one store view without prefix, the others are prefixed with their code (D77)', () => {
  expect(defaultStoreView.code).toBe('bmno');
  const others = storeViews.filter((store) => store !== defaultStoreView);
  expect(others.map(({ prefix }) => prefix)).toEqual(others.map(({ code }) => `/${code}`));
});

test('codes and ids name one store view each', () => {
  expect(new Set(storeViews.map(({ code }) => code)).size).toBe(storeViews.length);
  expect(new Set(storeViews.map(({ id }) => id)).size).toBe(storeViews.length);
});

test.each(['', 'nowhere', '/default', 'BMNO'])('there is no store view %j', (code) => {
  expect(storeViewByCode(code)).toBeUndefined();
});

test.each([
  ['/', 'bmno', '/'],
  ['/sofaer', 'bmno', '/sofaer'],
  ['/default', 'default', '/'],
  ['/default/', 'default', '/'],
  ['/default/soffor/hornsoffor', 'default', '/soffor/hornsoffor'],
  ['/defaults/soffor', 'bmno', '/defaults/soffor'],
  ['/sofaer/default', 'bmno', '/sofaer/default'],
  ['/bmno/sofaer', 'bmno', '/bmno/sofaer'],
])('address %s belongs to %s as %s (D77)', (pathname, code, path) => {
  const found = storeViewOfPath(pathname);
  expect([found.store.code, found.path]).toEqual([code, path]);
});
