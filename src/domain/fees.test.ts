import { describe, expect, test } from 'vitest';
import { chosenFees, chosenOptions, type Fee, missingFees, offeredFees, withFeeOption } from './fees.ts';

const option = (feeId: number, id: number, priceMinor: number, isDefault = false) => ({
  code: `${feeId}/${id}`,
  id,
  label: `option ${id}`,
  priceMinor,
  isDefault,
  translations: {},
});

const anyCart: Omit<Fee, 'id' | 'name' | 'choice' | 'options'> = {
  description: null,
  isRequired: false,
  countries: null,
  shippingMethods: null,
  weightMin: null,
  translations: {},
};
const assembly: Fee = {
  ...anyCart,
  id: 1,
  name: 'Assembly',
  choice: 'one',
  shippingMethods: ['logtrade/home'],
  weightMin: 15,
  options: [option(1, 11, 49_000), option(1, 12, 89_000, true)],
};
const takenAway: Fee = {
  ...anyCart,
  id: 2,
  name: 'Taken away',
  choice: 'many',
  countries: ['NO'],
  options: [option(2, 21, 59_000), option(2, 22, 39_000)],
};
const packing: Fee = {
  ...assembly,
  ...anyCart,
  id: 3,
  isRequired: true,
  options: [option(3, 31, 0), option(3, 32, 2900, true)],
};

const [RUGS, SOFAS, TABLES, LAMPS] = [71, 11, 21, 61];
const pieces = (...all: readonly (readonly [weight: number | null, category: number])[]) =>
  all.map(([weight, category]) => ({ weight, categoryIds: [10, category] }));

describe('which fees are offered (spec 7: fees)', () => {
  const home = { country: 'NO', shippingMethod: 'logtrade/home', pieces: pieces([3, LAMPS], [52, SOFAS]) };
  const rows: readonly [string, Parameters<typeof offeredFees>[1], number[]][] = [
    ['one piece is heavy enough', home, [1, 2]],
    ['exactly heavy enough', { ...home, pieces: pieces([15, SOFAS]) }, [1, 2]],
    ['several light pieces are not heavy', { ...home, pieces: pieces([14, SOFAS], [14, SOFAS]) }, [2]],
    ['nobody knows what it weighs', { ...home, pieces: pieces([null, SOFAS]) }, [2]],
    ['another delivery', { ...home, shippingMethod: 'logtrade/pickup' }, [2]],
    ['no delivery chosen yet', { ...home, shippingMethod: '' }, [2]],
    ['another country', { ...home, country: 'SE' }, [1]],
  ];
  test.each(rows)('%s', (_name, situation, expected) => {
    expect(offeredFees([assembly, takenAway], situation).map(({ id }) => id)).toEqual(expected);
  });

  const furniture: Fee = {
    ...assembly,
    categoryIds: [SOFAS, TABLES],
    options: [{ ...option(1, 11, 49_000), categoryIds: [SOFAS] }, option(1, 12, 89_000)],
  };
  const kinds: readonly [string, ReturnType<typeof pieces>, string[]][] = [
    ['a sofa has all options', pieces([52, SOFAS]), ['1/11', '1/12']],
    ['a table has those that are not for sofas', pieces([52, TABLES]), ['1/12']],
    ['a heavy rug is no furniture', pieces([52, RUGS]), []],
    ['a light table beside a heavy rug', pieces([52, RUGS], [3, TABLES]), []],
    ['a light sofa beside a heavy table', pieces([3, SOFAS], [52, TABLES]), ['1/12']],
    ['nothing', [], []],
  ];
  test.each(kinds)('and for what: %s', (_name, cart, expected) => {
    const offered = offeredFees([furniture], { ...home, pieces: cart });
    expect(offered.flatMap(({ options }) => options).map(({ code }) => code)).toEqual(expected);
  });

  test('a fee without options for these goods is not offered', () => {
    const sofaOnly = { ...furniture, options: furniture.options.slice(0, 1) };
    expect(offeredFees([sofaOnly], { ...home, pieces: pieces([52, TABLES]) })).toEqual([]);
  });
});

describe('which options are on the cart', () => {
  const rows: readonly [string, Fee, string[], string[]][] = [
    ['none, whatever the default is: what costs more is chosen by who pays', assembly, [], []],
    ['the chosen one', assembly, ['1/11', '2/21'], ['1/11']],
    ['one of two where one is the most', assembly, ['1/12', '1/11'], ['1/11']],
    ['several where several can be had', takenAway, ['2/22', '2/21'], ['2/21', '2/22']],
    ['the default where one is required', packing, [], ['3/32']],
    ['the chosen one where one is required', packing, ['3/31'], ['3/31']],
    ['nothing of what nobody offers', takenAway, ['2/99', '9/1'], []],
  ];
  test.each(rows)('%s', (_name, fee, chosen, expected) => {
    expect(chosenOptions(fee, chosen).map(({ code }) => code)).toEqual(expected);
  });

  test('they cost what the shop asks, in its order', () => {
    expect(chosenFees([assembly, takenAway], ['2/22', '1/12'], 2500)).toEqual([
      { code: '1/12', label: 'option 12', amountMinor: 89_000, taxBasisPoints: 2500 },
      { code: '2/22', label: 'option 22', amountMinor: 39_000, taxBasisPoints: 2500 },
    ]);
  });

  test.each([
    [['1/11', '2/21'], []],
    [['1/11', '1/12'], ['1/12']],
    [['1/11', '7/1'], ['7/1']],
    [['nonsense'], ['nonsense']],
  ])('of %j these cannot be had: %j', (chosen, expected) => {
    expect(missingFees([assembly, takenAway], chosen)).toEqual(expected);
  });
});

test.each([
  ['an option takes the place of another of its fee', assembly, ['1/11', '2/21'], '1/12', true, ['2/21', '1/12']],
  ['none of a fee', assembly, ['1/11', '2/21'], null, true, ['2/21']],
  ['a second option where several can be had', takenAway, ['2/21'], '2/22', true, ['2/21', '2/22']],
  ['an option that is taken back', takenAway, ['2/21', '2/22'], '2/21', false, ['2/22']],
] as const)('choosing %s', (_name, fee, chosen, code, isChosen, expected) => {
  expect(withFeeOption(fee, chosen, code, isChosen)).toEqual(expected);
});
