import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryOf } from '#tests/support/category-of.ts';
import { type Category, type CategoryNode, categoryTrail, categoryTree } from './category.ts';

const category = (id: string, parentId: string, level: number, said: Partial<Category> = {}): Category =>
  categoryOf(id, { parentId, level, position: 0, ...said });

const root = category('root', '0', 1);
const sofas = category('sofas', 'root', 2, { position: 1 });
const tables = category('tables', 'root', 2, { position: 2 });
const corner = category('corner', 'sofas', 3, { position: 2 });
const threeSeats = category('three-seats', 'sofas', 3, { position: 1 });
const velvet = category('velvet', 'corner', 4);

/** Writes trees as nested ids: `sofas(corner)`. */
const shape = (nodes: readonly CategoryNode[]): string =>
  nodes.map(({ category: { id }, children }) => (children.length > 0 ? `${id}(${shape(children)})` : id)).join(' ');

describe('the tree of categories', () => {
  test.each([
    ['nothing', [], ''],
    ['starts below the root', [root, sofas], 'sofas'],
    ['nests to any depth', [root, sofas, corner, velvet], 'sofas(corner(velvet))'],
    ['goes by position, on each level', [tables, corner, sofas, threeSeats], 'sofas(three-seats corner) tables'],
    ['equal positions go by name', [{ ...tables, position: 1 }, sofas], 'sofas tables'],
    ['leaves out what is not active', [sofas, { ...tables, isActive: false }], 'sofas'],
    ['leaves out all below what is not active', [sofas, { ...corner, isActive: false }, velvet], 'sofas'],
    ['leaves out children without parent', [tables, velvet], 'tables'],
    ['a category that is its own parent', [category('loop', 'loop', 2)], 'loop'],
    ['a cycle ends', [{ ...sofas, parentId: 'corner' }, corner], 'sofas(corner)'],
  ])('%s', (_name, categories, tree) => {
    expect(shape(categoryTree(categories))).toBe(tree);
  });

  test('a chain of 20,000 categories does not use up the stack', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => category(`c${at}`, `c${at - 1}`, 2 + at));
    expect(shape(categoryTree(chain)).match(/c/g)).toHaveLength(12);
    expect(categoryTrail(chain, 'c19999')).toHaveLength(12);
  });

  test('the order of arrival does not matter, and the list stays as it is', () => {
    const all = [root, sofas, tables, corner, threeSeats, velvet];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (categories) => {
        const before = [...categories];
        expect(categoryTree(categories)).toEqual(categoryTree(all));
        expect(categories).toEqual(before);
      }),
    );
  });
});

describe('the trail to a category', () => {
  const all = [velvet, corner, tables, sofas, root];

  test.each([
    ['a top category', 'sofas', ['sofas']],
    ['through all parents', 'velvet', ['sofas', 'corner', 'velvet']],
    ['not the root', 'root', []],
    ['an unknown category', 'beds', []],
  ])('%s (spec 2: breadcrumbs)', (_name, id, trail) => {
    expect(categoryTrail(all, id).map((step) => step.id)).toEqual(trail);
  });

  test('a missing parent ends the trail', () => {
    expect(categoryTrail([velvet, sofas], 'velvet')).toEqual([velvet]);
  });

  test('a cycle of parents ends the trail', () => {
    const circle = [category('a', 'b', 3), category('b', 'a', 3)];
    expect(categoryTrail(circle, 'a').map((step) => step.id)).toEqual(['b', 'a']);
  });
});
