import { describe, expect, test } from 'vitest';
import { shopBasics } from '#server/import/shop-basics.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';

interface Method {
  readonly days_min: number;
  readonly days_max: number;
}

const page = demoCatalogue().documents.cms_pages!.find(({ identifier }) => identifier === 'delivery')!;
const translations = page['translations'] as Readonly<Record<string, { readonly content: string }>>;
const texts: readonly (readonly [language: string, content: string])[] = [
  ['nb-NO', page['content'] as string],
  ...Object.entries(translations).map(([language, { content }]) => [language, content] as const),
];
const [{ shipping_methods: methods }] = shopBasics().store_settings as unknown as [
  { readonly shipping_methods: readonly Method[] },
];

describe('the page about delivery says what products, cart and checkout say (decision 043)', () => {
  test('no delivery from stock takes longer than ten days (spec 9: estimated delivery)', () => {
    expect(methods.length).toBeGreaterThan(0);
    expect(methods.filter(({ days_max }) => days_max > 10)).toEqual([]);
  });

  test('it is there in five languages', () => {
    expect(texts.map(([language]) => language)).toEqual(['nb-NO', 'sv-SE', 'en-US', 'da-DK', 'fi-FI']);
  });

  test.each(texts)(
    '%s: the days of each delivery method, and no other numbers of days or weeks',
    (_language, content) => {
      const spans = methods.map(({ days_min, days_max }) => `${days_min}–${days_max}`);
      expect([...content.matchAll(/\d+–\d+/g)].map(([span]) => span).toSorted()).toEqual(spans.toSorted());
      expect(content).not.toMatch(/to uker|två veckor|two weeks|to uger|kahdessa viikossa/);
    },
  );
});
