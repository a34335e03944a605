import { describe, expect, test } from 'vitest';
import { demoSearch } from '#tests/support/demo-search.ts';

/** Searches that no product of the demo shop matches as a whole, and the thing that the nearest ones have to be. */
const nearest: Readonly<Record<string, readonly (readonly [text: string, thing: RegExp])[]>> = {
  'nb-NO': [
    ['4 stoler', /stol/],
    ['12 stoler', /stol/],
    ['bord 140x200', /bord/],
    ['flerfarget sofa', /sofa/],
    ['gul kommode', /kommode/],
  ],
  'en-US': [['rug 20x30', /rug/]],
};

describe.each(Object.entries(nearest))('%s: what was asked for is nearest', async (locale, rows) => {
  const shop = await demoSearch(locale);
  test.each(rows)('%s', (text, thing) => {
    expect(shop.search(text).isNearest).toBe(true);
    const [best, second] = shop.names(text);
    expect(best).toMatch(thing);
    expect(second).toMatch(thing);
  });
});
