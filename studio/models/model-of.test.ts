import { expect, test } from 'vitest';
import { inCloths } from './colours.ts';
import { modelOf } from './model-of.ts';
import { models } from './models.ts';
import { productOf } from './product.ts';

const plan = {
  sku: 'NORDVIK-3',
  piece: { family: 'sofa', seats: 3, arm: 'block', armWidth: 15, armHeight: 62 },
} as const;

test('a model is as large as the shop says, in the colours that the shop sells, the first one first', () => {
  const { piece, colours } = modelOf({ ...plan, colours: inCloths('weave', { wood: 'wood:oak' }) });
  const { measures, colours: sold } = productOf('NORDVIK-3');
  expect(sold.length).toBeGreaterThan(3);
  expect(Object.keys(colours)).toEqual(sold);
  expect(piece).toMatchObject({ ...plan.piece, width: measures.width, seatHeight: measures.seatHeight });
});

test('a measure that is given counts before that of the shop', () => {
  const { piece } = modelOf({ ...plan, piece: { ...plan.piece, width: 100 }, colours: inCloths('weave', {}) });
  expect(piece).toMatchObject({ width: 100, depth: productOf('NORDVIK-3').measures.depth });
});

test.each([
  ['a colour that is sold and has no finishes', { green: { cloth: 'weave:#000000' } }, 'has no finishes in beige'],
  ['a colour that nobody sells', { gold: { cloth: 'weave:#000000' } }, 'is not sold in gold'],
] as const)('%s is a mistake', (_what, colours, message) => {
  expect(() => modelOf({ ...plan, colours })).toThrow(message);
});

test('a product that the shop does not have is a mistake', () => {
  expect(() => productOf('NORDVIK-9')).toThrow('no product NORDVIK-9');
});

test('nothing is measured twice: a plan says only what the shop means differently', () => {
  const told = models.filter(({ sku, piece }) => {
    const { width } = productOf(sku).measures;
    return 'width' in piece && width !== undefined && piece.width !== width;
  });
  // The shop measures it with the bowl beside it.
  expect(told.map(({ sku }) => sku)).toEqual(['LEIRE-VASE']);
});
