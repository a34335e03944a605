import { expect, test } from 'vitest';
import { isBackNavigation, type Shown } from './back-navigation.ts';

const shown = (address: string, isList = true): Shown => {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  return { pathname, search, isList };
};

const product = '/p/NORDVIK-3/nordvik-3-seters-sofa';

test.each<[string, Shown | null, string, string, boolean]>([
  ['the list that it was opened from', shown('/stue/sofaer'), product, '/stue/sofaer', true],
  ['the same list, of which more was open', shown('/stue/sofaer?page=3'), product, '/stue/sofaer', true],
  ['the same list with its filters', shown('/stue?color=5&page=2'), product, '/stue?color=5', true],
  ['the list without its filters', shown('/stue?color=5'), product, '/stue', false],
  ['another order of it', shown('/stue?sort=price'), product, '/stue?sort=latest', false],
  ['another list', shown('/stue/sofaer'), product, '/stue', false],
  ['the same page, which is no way back', shown('/stue'), '/stue', '/stue', false],
  ['the home page, which begins at its top', shown('/', false), product, '/', false],
  ['where nobody came from', null, product, '/stue', false],
])('a link to %s is a way back: spec 4', (_name, previous, current, next, isBack) => {
  expect(isBackNavigation(previous, shown(current), shown(next))).toBe(isBack);
});
