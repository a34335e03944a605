import { beforeAll, describe, expect, test } from 'vitest';
import { factsOf, gradesOf, type ProductFacts } from './graded.ts';
import type { ProductRule } from './labelled-query.ts';
import { demoCatalogueIn } from './searched-catalogue.ts';
import { suites } from './suites.ts';

const sofa: ProductFacts = {
  id: 'sofa',
  name: 'Nordvik 3-seters sofa',
  categories: ['Stue', 'Sofaer'],
  options: ['Grå', 'Tekstil'],
  skus: ['NORDVIK-3', 'NORDVIK-3-GRA'],
  price: 9990,
  measures: { width: [210, 240], depth: [92], height: [] },
};
const unpriced: ProductFacts = { ...sofa, id: 'unpriced', price: null };

describe('whether a rule holds', () => {
  test.each<[ProductRule, boolean]>([
    [{}, true],
    [{ name: '^nordvik' }, true],
    [{ name: 'sofa$' }, true],
    [{ name: 'bord' }, false],
    [{ not: 'BORD' }, true],
    [{ not: 'SOFA' }, false],
    [{ category: 'sofaer' }, true],
    [{ category: 'Stue' }, true],
    [{ category: 'Sofa' }, false],
    [{ option: 'grå' }, true],
    [{ option: 'Gr' }, false],
    [{ skus: ['other', 'nordvik-3-gra'] }, true],
    [{ skus: ['NORDVIK'] }, false],
    [{ price: [9990, null] }, true],
    [{ price: [null, 9990] }, false],
    [{ price: [null, 9991] }, true],
    [{ width: [235, 245] }, true],
    [{ width: [211, 240] }, false],
    [{ depth: [92, 93] }, true],
    [{ height: [null, null] }, false],
    [{ category: 'Sofaer', option: 'Grå', width: [null, 220] }, true],
    [{ category: 'Sofaer', option: 'Blå' }, false],
  ])('%j: %s', (rule, expected) => {
    expect(gradesOf({ text: 'any', grades: [[3, rule]] }, [sofa]).has('sofa')).toBe(expected);
  });
});

test('the first rule that holds decides the grade', () => {
  const grades = [
    [2, { name: 'bord' }],
    [1, { category: 'Sofaer', price: [null, null] }],
    [3, { category: 'Sofaer' }],
  ] as const;
  expect(gradesOf({ text: 'any', grades }, [sofa, unpriced])).toEqual(
    new Map([
      ['sofa', 1],
      ['unpriced', 3],
    ]),
  );
});

describe('the facts of the demo shop', () => {
  let facts: ProductFacts[];
  let swedish: ProductFacts[];
  beforeAll(() => {
    facts = factsOf(demoCatalogueIn('nb-NO'), 'nb-NO');
    swedish = factsOf(demoCatalogueIn('sv-SE'), 'sv-SE');
  });
  const corner = (some: readonly ProductFacts[]): ProductFacts | undefined =>
    some.find(({ skus }) => skus.includes('HEIM-HJORNE'));

  test('are those that the shop shows of a product', () => {
    expect(corner(facts)).toMatchObject({
      name: 'Heim hjørnesofa',
      categories: ['Stue', 'Sofaer', 'Hjørnesofaer'],
      options: expect.arrayContaining(['Beige', 'Grå', 'Hjørne', 'Turkis']),
      skus: expect.arrayContaining(['HEIM-HJORNE', 'HEIM-HJORNE-GRA']),
      price: 27_990,
      measures: { width: [256], depth: [218], height: [83] },
    });
  });

  test('are in the language of the query', () => {
    expect(corner(swedish)).toMatchObject({ name: 'Heim hörnsoffa', options: expect.arrayContaining(['Grå', 'Hörn']) });
    const danish = factsOf(demoCatalogueIn('da-DK'), 'da-DK');
    expect(corner(danish)).toMatchObject({
      name: 'Heim hjørnesofa',
      categories: expect.arrayContaining(['Hjørnesofaer']),
    });
  });

  test('leave out products that are out of stock', () => {
    expect(facts.length).toBeLessThan(demoCatalogueIn('nb-NO').products.length);
  });
});

test.each(suites)('every query of $name is answered by some product', ({ locale, catalogue, queries }) => {
  const facts = factsOf(catalogue(), locale);
  const unanswered = queries.filter((query) => gradesOf(query, facts).size === 0);
  expect(unanswered.map(({ text }) => text)).toEqual([]);
});
