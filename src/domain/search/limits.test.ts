import { expect, test } from 'vitest';
import { formatRange } from '../format-range.ts';
import { loadLanguage } from './load-language.ts';
import { questionOf } from './question.ts';

/** Each text, its limits, with `=` where the number itself is inside, and the words that are left. */
type Row = readonly [text: string, limits: string, words: string];

const rows: Readonly<Record<string, readonly Row[]>> = {
  'nb-NO': [
    ['sofa under kr 5000', 'price *-5000', 'sofa'],
    ['sofa under kr. 5.000', 'price *-5000', 'sofa'],
    ['sofa under NOK 10000', 'price *-10000', 'sofa'],
    ['sofa under 5000 kr. grå', 'price *-5000', 'sofa gra'],
    ['sofa mellom 5000 kr og 12000 kr', 'price 5000-12001 =', 'sofa'],
    ['sofa mellom kr 5000 og kr 8000', 'price 5000-8001 =', 'sofa'],
    ['hylle 120cm-160cm', 'product_width 120-161 =', 'hylle'],
    ['vase 200-500', 'price 200-501 =', 'vase'],
    ['sofa <5000', 'price *-5000', 'sofa'],
    ['hylle maks. 160', 'product_width *-161 =', 'hylle'],
    ['hylle maks bredde 120', 'product_width *-121 =', 'hylle'],
    ['sofa ikke over 10000', 'price *-10001 =', 'sofa'],
    ['sofa ikke mer enn 5000', 'price *-5001 =', 'sofa'],
    ['sofa opp til 10000', 'price *-10001 =', 'sofa'],
    ['sofa maksimalt 4000', 'price *-4001 =', 'sofa'],
    ['sofa ikke under 5000', 'price 5000-* =', 'sofa'],
    ['sofa ikke mindre enn 5000', 'price 5000-* =', 'sofa'],
    ['skap smalere enn 80', 'product_width *-80', 'skap'],
    ['skap kortere enn 80', 'product_width *-80', 'skap'],
    ['skap lavere enn 80', 'product_height *-80', 'skap'],
    ['bord bredere enn 2 m', 'product_width 200-* =', 'bord'],
    ['bord lengre enn 2 m', 'product_width 200-* =', 'bord'],
    ['pute billigere enn 250', 'price *-250', 'pute'],
    ['sofa fra 5000 til 8000', 'price 5000-8001 =', 'sofa'],
    ['sofa over 5000 til 8000', 'price 5000-8001 =', 'sofa'],
    ['skap minst 80 bredt og maks 200 høyt', 'product_width 80-* =, product_height *-201 =', 'skap'],
    // So large a number is a price, and a word for a measure beside it is one of the search.
    ['lenestol under 5000 høy rygg', 'price *-5000', 'lenestol hoy rygg'],
    ['stol høy under 50', 'product_height *-50', 'stol'],
    // What a thing is called is no misspelled measure.
    ['dyne under 1000', 'price *-1000', 'dyne'],
    ['brett under 500', 'price *-500', 'brett'],
  ],
  'sv-SE': [
    ['soffa max bredd 200', 'product_width *-201 =', 'soffa'],
    ['soffa ej över 5000', 'price *-5001 =', 'soffa'],
    ['soffa inte mer än 5000', 'price *-5001 =', 'soffa'],
    ['soffa inte mindre än 5000', 'price 5000-* =', 'soffa'],
    ['soffa från 5000 till 8000', 'price 5000-8001 =', 'soffa'],
    ['kudde maxpris 250', 'price *-251 =', 'kudde'],
  ],
  'da-DK': [
    ['sofa under kr. 5.000', 'price *-5000', 'sofa'],
    ['sofa ikke mere end 5000', 'price *-5001 =', 'sofa'],
    ['sofa ikke mindre end 5000', 'price 5000-* =', 'sofa'],
    ['skab højere end 80', 'product_height 80-* =', 'skab'],
  ],
  'fi-FI': [
    ['sohva alle €500', 'price *-500', 'sohva'],
    ['sohva ei enempää kuin 500', 'price *-501 =', 'sohva'],
    ['sohva ei alle 500', 'price 500-* =', 'sohva'],
    ['sohva vähintään 500', 'price 500-* =', 'sohva'],
    ['kaappi matalampi kuin 80', 'product_height *-80', 'kaappi'],
  ],
  'en-GB': [
    ['sofa under £10,000', 'price *-10000', 'sofa'],
    ['cushion under €50', 'price *-50', 'cushion'],
    ['sofa between $500 and $800', 'price 500-801 =', 'sofa'],
    ['cushion under 50 euro', 'price *-50', 'cushion'],
    ['table max width 200', 'product_width *-201 =', 'table'],
    ['sofa max. 10000', 'price *-10001 =', 'sofa'],
    ['sofa no more than 5000', 'price *-5001 =', 'sofa'],
    ['sofa not more than 5000', 'price *-5001 =', 'sofa'],
    ['sofa not over 5000', 'price *-5001 =', 'sofa'],
    ['sofa no less than 5000', 'price 5000-* =', 'sofa'],
    ['sofa not under 5000', 'price 5000-* =', 'sofa'],
    ['sofa from 500 to 800', 'price 500-801 =', 'sofa'],
    ['cabinet lower than 90', 'product_height *-90', 'cabinet'],
  ],
};

const all = Object.entries(rows).flatMap(([locale, table]) =>
  table.map(([text, limits, words]) => ({ locale, text, limits, words })),
);

test.each(all)('$locale: «$text» limits $limits', async ({ locale, text, limits, words }) => {
  const question = questionOf(text, await loadLanguage(locale));
  const found = question.limits.map(({ code, range, isInclusive }) =>
    [code, formatRange(range), ...(isInclusive ? ['='] : [])].join(' '),
  );
  expect(found.join(', ')).toBe(limits);
  expect(question.words.map((word) => word.text).join(' ')).toBe(words);
});
