import { beforeAll, describe, expect, test } from 'vitest';
import { loadLanguage } from './load-language.ts';
import { NameSearch } from './name-search.ts';

describe('things with a name and a text', () => {
  let search: NameSearch;
  let asked = 0;

  beforeAll(async () => {
    const articles = new Map([
      ['teak', { name: 'Slik oljer du teak', text: 'En klut og litt olje. Hagebordet drikker mer.' }],
      ['light', { name: 'Lys i mørketiden', text: 'Fem lamper over spisebordet. Ikke i taket.' }],
      ['table', { name: 'Et spisebord til åtte', text: 'Regn seksti centimeter til hver.' }],
      ['care', { name: 'Stell' }],
    ]);
    search = new NameSearch(await loadLanguage('nb-NO'), () => (asked++, articles));
  });

  test.each<[text: string, inName: string[], inText: string[]]>([
    ['teak', ['teak'], ['teak']],
    ['spisebord', ['table'], ['table', 'light']],
    ['lamper', [], ['light']],
    ['olje', ['teak'], ['teak']],
    ['lys spisebord', [], ['light']],
    ['stell', ['care'], ['care']],
    ['sofa', [], []],
    ['', [], []],
  ])('«%s»: %j by their names, %j by their texts', (text, inName, inText) => {
    expect(search.search(text, { isTyping: false })).toEqual(inName);
    expect(search.search(text, { isTyping: false, inText: true })).toEqual(inText);
  });

  test('the index is made once, at the first search', () => {
    expect(asked).toBe(1);
  });
});
