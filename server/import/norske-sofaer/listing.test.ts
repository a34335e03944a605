import { expect, it } from 'vitest';
import type { ColourCode } from '../colours.ts';
import type { SideCode } from '../facet-options.ts';
import { groupsByLook, smallestSku } from './listing.ts';

const article = (sku: string, colour: ColourCode | null, side: SideCode | null = null) => ({
  sku,
  colour,
  side,
  gross: 100,
  isSoldOnline: true,
});

it.each([
  ['different colours are one family', [article('1', 'grey'), article('2', 'blue')], ['1 2']],
  ['the same colour twice is two', [article('1', 'grey'), article('2', 'grey'), article('3', 'blue')], ['1 3', '2']],
  ['sides tell the same colour apart', [article('1', 'grey', 'left'), article('2', 'grey', 'right')], ['1 2']],
  ['an unknown colour stands alone', [article('1', 'grey'), article('2', null), article('3', 'blue')], ['1 3', '2']],
  ['unknown colours with sides are one family', [article('1', null, 'left'), article('2', null, 'right')], ['1 2']],
])('%s', (_name, articles, groups) => {
  expect(groupsByLook(articles).map((group) => group.map(({ sku }) => sku).join(' '))).toEqual(groups);
});

it('calls a family after its smallest article', () => {
  expect(smallestSku([article('s2', null), article('00', null), article('s1', null)])).toBe('00');
});
