import { describe, expect, test } from 'vitest';
import { COMPARISON_MAX } from '#config/limits.ts';
import { type ComparedArticle, putBack, takenOut, withArticle, withoutArticles } from './comparison.ts';

const article = (sku: string): ComparedArticle => ({ parentSku: `${sku}-PARENT`, sku, name: `Name of ${sku}` });
const listed = (skus: string): string[] => Array.from(skus);
const articles = (skus: string): readonly ComparedArticle[] => listed(skus).map(article);
const skusOf = (compared: readonly ComparedArticle[] | null): string | null =>
  compared && compared.map(({ sku }) => sku).join('');

test('at most four articles are compared', () => expect(COMPARISON_MAX).toBe(4));

test.each([
  ['', 'a', 'a'],
  ['a', 'b', 'ab'],
  ['abc', 'd', 'abcd'],
  ['abc', 'b', 'abc'],
  ['abcd', 'e', null],
  ['abcd', 'c', 'abcd'],
])('%j and %j beside it: %j', (compared, sku, expected) => {
  expect(skusOf(withArticle(articles(compared), article(sku)))).toBe(expected);
});

describe('articles that are taken out and put back', () => {
  test.each([
    ['one', 'abcd', 'b', 'acd'],
    ['some', 'abcd', 'da', 'bc'],
    ['all', 'abcd', 'abcd', ''],
    ['what is not there', 'ab', 'x', 'ab'],
  ])('%s', (_name, before, out, after) => {
    const compared = articles(before);
    const taken = takenOut(compared, listed(out));
    const left = withoutArticles(compared, listed(out));
    expect(skusOf(left)).toBe(after);
    expect(putBack(left, taken)).toEqual(compared);
    // Putting back a second time changes nothing.
    expect(putBack(putBack(left, taken), taken)).toEqual(compared);
  });

  test.each([
    ['beside what was added meanwhile', 'ab', 'a', 'bx', 'abx'],
    ['not where another one took the place', 'abcd', 'b', 'acdx', 'acdx'],
    ['as many as there is place for', 'abcd', 'abcd', 'xyz', 'axyz'],
    ['at the end where there is less now', 'abcd', 'd', 'a', 'ad'],
  ])('%s', (_name, before, out, meanwhile, after) => {
    expect(skusOf(putBack(articles(meanwhile), takenOut(articles(before), listed(out))))).toBe(after);
  });
});
