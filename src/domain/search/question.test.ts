import { expect, test } from 'vitest';
import { formatRange } from '../format-range.ts';
import { loadLanguage } from './load-language.ts';
import { questionOf, textWithout } from './question.ts';

type Row = readonly [text: string, words: string, limits?: Readonly<Record<string, string>>, sizes?: string];

const rows: Readonly<Record<string, readonly Row[]>> = {
  'nb-NO': [
    ['hjørnesofa grå', 'hjornesofa gra'],
    ['sofa under 5000', 'sofa', { price: '*-5000' }],
    ['sofa under 5 000 kr', 'sofa', { price: '*-5000' }],
    ['sofa under 5.000,-', 'sofa', { price: '*-5000' }],
    ['lampe over 400 kr', 'lampe', { price: '400-*' }],
    ['lampe mellom 400 og 800 kr', 'lampe', { price: '400-801' }],
    ['lampe inntil 800 kr', 'lampe', { price: '*-801' }],
    ['lampe maks 800', 'lampe', { price: '*-801' }],
    ['lampe 400-800', 'lampe', { price: '400-801' }],
    ['bord under 2 meter', 'bord', { product_width: '*-200' }],
    ['bord maks 1,6 m bredt', 'bord', { product_width: '*-161' }],
    ['bord minst 180 cm', 'bord', { product_width: '180-*' }],
    ['skap under 200 cm høyt', 'skap', { product_height: '*-200' }],
    ['spisebord 180x90', 'spisebord', {}, '180x90'],
    ['spisebord 180 x 90 cm', 'spisebord', {}, '180x90'],
    ['spisebord eik 180', 'spisebord eik 180'],
    ['sofa 3 seter', 'sofa 3 seter'],
    ['et bord til stua', 'bord stua'],
    ['til', 'til'],
    ['under sengen', 'under sengen'],
    ['', ''],
  ],
  'sv-SE': [
    ['soffa under 5000', 'soffa', { price: '*-5000' }],
    ['bord högst 2 meter', 'bord', { product_width: '*-201' }],
    ['soffa inte över 5000 kr', 'soffa', { price: '*-5001' }],
  ],
  'da-DK': [
    ['sofa under 5000 kr', 'sofa', { price: '*-5000' }],
    ['sofa op til 5000 kr', 'sofa', { price: '*-5001' }],
  ],
  'fi-FI': [
    ['sohva alle 500 euroa', 'sohva', { price: '*-500' }],
    ['sohva enintään 500 euroa', 'sohva', { price: '*-501' }],
  ],
  'en-GB': [
    ['sofa under 500', 'sofa', { price: '*-500' }],
    ['sofa under 5,000', 'sofa', { price: '*-5000' }],
    ['sofa 5,000-12,500 kr', 'sofa', { price: '5000-12501' }],
    ['table under 1.6 m', 'table', { product_width: '*-160' }],
    ['table between 400 and 800', 'table', { price: '400-801' }],
    ['table up to 800', 'table', { price: '*-801' }],
  ],
};

const all = Object.entries(rows).flatMap(([locale, table]) =>
  table.map(([text, words, limits = {}, sizes = '']) => ({ locale, text, words, limits, sizes })),
);

test.each(all)('$locale: «$text» asks for «$words»', async ({ locale, text, words, limits, sizes }) => {
  const question = questionOf(text, await loadLanguage(locale));
  expect(question.words.map((word) => word.text).join(' ')).toBe(words);
  expect(Object.fromEntries(question.limits.map(({ code, range }) => [code, formatRange(range)]))).toEqual(limits);
  expect(question.sizes.map(({ sides }) => sides.join('x')).join(' ')).toBe(sizes);
});

test('a text that is too long is cut', async () => {
  const question = questionOf('sofa '.repeat(20_000), await loadLanguage('nb-NO'));
  expect(question.words).toHaveLength(12);
});

test("removing a filter's words leaves no gap in the text", () => {
  expect(textWithout('sofa grå 3 seter', { start: 5, end: 8 })).toBe('sofa 3 seter');
  expect(textWithout('grå sofa', { start: 0, end: 3 })).toBe('sofa');
});

test('only the first of many sizes are searched for, because each is compared with all products', async () => {
  const { sizes, words } = questionOf('10x10 '.repeat(30), await loadLanguage('nb-NO'));
  expect([sizes.length, words]).toEqual([3, []]);
});

test('a text is never cut inside of a character', async () => {
  const { text } = questionOf(`${'a'.repeat(199)}😀`, await loadLanguage('nb-NO'));
  expect(text).toBe('a'.repeat(199));
});
