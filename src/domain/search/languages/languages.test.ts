import { describe, expect, test } from 'vitest';
import { demoSearch } from '#tests/support/demo-search.ts';

const colours = {
  grey: '10028',
  lightGrey: '10902',
  anthracite: '10903',
  cream: '10901',
  white: '10156',
  black: '10139',
  brown: '10019',
  blue: '10007',
  navy: '10906',
  lightBlue: '10905',
  green: '10033',
  darkGreen: '10904',
  yellow: '10042',
  orange: '10112',
  red: '10124',
  pink: '10119',
  turquoise: '10152',
  purple: '10064',
} as const;

/** What shoppers call the colours of the demo shop, beside the names that it has for them. */
const called: Readonly<Record<string, Partial<Record<keyof typeof colours, string>>>> = {
  'nb-NO': {
    grey: 'grått, gråe',
    lightGrey: 'lysegrå, lysegrått',
    anthracite: 'mørkegrå, mørk grå, koksgrå, mørkegrått',
    cream: 'offwhite, off white',
    white: 'hvitt, hvite',
    black: 'sort, svarte',
    brown: 'brunt, mørkebrun, lysebrun, cognac',
    blue: 'blått',
    navy: 'mørkeblå, mørk blå, mørkeblått',
    lightBlue: 'lyseblå',
    green: 'grønt, lysegrønn',
    darkGreen: 'mørkegrønn, mørkegrønt',
    yellow: 'gult, sennep',
    orange: 'terrakotta, rust',
    red: 'rødt, vinrød',
    pink: 'lyserosa',
    turquoise: 'turkist, petrol',
    purple: 'fiolett',
  },
  'sv-SE': {
    anthracite: 'mörkgrå',
    brown: 'brunt, mörkbrun, konjak',
    navy: 'mörk blå',
    yellow: 'gult, senap',
    orange: 'rost',
  },
  'da-DK': { anthracite: 'mørkegrå', brown: 'brunt, cognac', navy: 'navy', yellow: 'gult, sennep', orange: 'rust' },
  'fi-FI': { navy: 'tummansininen', brown: 'tummanruskea, konjakki', yellow: 'sinappi', orange: 'ruoste' },
  'en-US': {
    grey: 'gray',
    lightGrey: 'light gray',
    anthracite: 'dark grey, charcoal',
    cream: 'off-white, ivory',
    brown: 'dark brown, cognac, tan',
    navy: 'dark blue, navy blue',
    lightBlue: 'pale blue',
    green: 'light green, sage, olive',
    darkGreen: 'forest green',
    yellow: 'mustard',
    orange: 'terracotta, rust',
    red: 'burgundy',
    turquoise: 'teal',
    purple: 'lilac',
  },
};

describe.each(Object.entries(called))('%s: colours', async (locale, names) => {
  const shop = await demoSearch(locale);
  const rows = Object.entries(names).flatMap(([colour, words]) =>
    words.split(', ').map((word) => [word, colour as keyof typeof colours] as const),
  );
  test.each(rows)('«%s» is %s', (word, colour) => {
    const { understood, corrected } = shop.search(word);
    expect(understood.map(({ code, value }) => `${code} ${value}`)).toContain(`color ${colours[colour]}`);
    expect(corrected).toBeNull();
    expect(shop.names(word).length).toBeGreaterThan(0);
  });
});

type Row = readonly [text: string, thing: RegExp];

/** What all results are. */
const things: Readonly<Record<string, readonly Row[]>> = {
  'nb-NO': [
    ['sengeramme', /seng/],
    ['sengebunn', /seng/],
  ],
  'en-US': [
    ['lamp', /lamp/],
    ['lamps', /lamp/],
    // A set for the hallway has a lamp.
    ['lighting', /lamp|hallway set/],
    ['pendant light', /lamp/],
    ['reading light', /lamp/],
  ],
};

describe.each(Object.entries(things))('%s: things', async (locale, rows) => {
  const shop = await demoSearch(locale);
  test.each(rows)('%s', (text, thing) => {
    const names = shop.names(text);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(thing);
  });
});
