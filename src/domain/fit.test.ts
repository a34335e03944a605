import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEADROOM_ASSUMED_CM, PACKAGING_CM } from '#config/limits.ts';
import {
  boxAround,
  type Fit,
  type FitAnswer,
  fitAnswers,
  type FitCheck,
  type Home,
  type Piece,
  pieceOf,
} from './fit.ts';

const unmeasured: Home = {
  doorWidth: null,
  doorHeight: null,
  wayWidth: null,
  turnWidth: null,
  ceiling: null,
  isStairs: false,
  placeWidth: null,
  placeDepth: null,
  placeHeight: null,
};
const home = (measured: Partial<Home>): Home => ({ ...unmeasured, ...measured });
const piece = (widthCm: number | null, depthCm: number | null, heightCm: number | null): Piece => ({
  widthCm,
  depthCm,
  heightCm,
});
const answerTo = (check: FitCheck, own: Piece, measured: Partial<Home>): FitAnswer =>
  fitAnswers(own, home(measured)).find((answer) => answer.check === check)!;
const said = (fit: Fit | null): string => {
  if (fit?.kind === 'fits') return `${fit.pose} +${fit.spareCm}`;
  return fit?.kind === 'no' ? `no -${fit.missingCm} ${fit.scarce}` : (fit?.unknown.join(' ') ?? 'not asked');
};

const sofa = piece(214, 92, 83);
const chair = piece(54, 56, 78);
const wardrobe = piece(150, 58, 202);
const shelf = piece(92, 34, 186);

describe('through the door', () => {
  test.each<[string, Piece, number, number | null, string]>([
    ['a chair on its feet', chair, 80, 200, 'upright +26'],
    ['a chair in a door as wide as it is', chair, 54, 200, 'upright +0'],
    ['half a centimetre over is not a whole one', chair, 54.5, 200, 'upright +0'],
    ['half a centimetre too little is a whole one', chair, 53.5, 200, 'no -1 width'],
    ['a sofa end first', sofa, 95, 200, 'upright +3'],
    ['a sofa on its back', sofa, 90, 200, 'turned +7'],
    ['a sofa in a door as wide as it is high', sofa, 83, 200, 'turned +0'],
    ['a sofa that is too high and too deep', sofa, 80, 200, 'no -3 width'],
    ['a wardrobe that is higher than the door', wardrobe, 80, 200, 'turned +22'],
    ['a low hatch, aslant', piece(300, 100, 10), 80, 85, 'tilted +4'],
    ['the same hatch, smaller than the diagonal', piece(300, 100, 10), 70, 70, 'no -8 width'],
    ['a door whose height nobody measured', piece(201, 201, 40), 50, null, 'no -1 height'],
  ])('%s', (_what, own, doorWidth, doorHeight, expected) => {
    expect(said(answerTo('door', own, { doorWidth, doorHeight }).fit)).toBe(expected);
  });

  test('a piece in its box is larger in every measure', () => {
    expect(boxAround([10, 20, 30])).toEqual([10 + PACKAGING_CM, 20 + PACKAGING_CM, 30 + PACKAGING_CM]);
    const { fit, boxed } = answerTo('door', sofa, { doorWidth: 85, doorHeight: 200 });
    expect([said(fit), said(boxed)]).toEqual(['turned +2', 'no -3 width']);
  });

  test('tilted, the answer agrees with the rule for a rectangle in a rectangle (Carver 1957)', () => {
    const side = fc.integer({ min: 40, max: 250 });
    fc.assert(
      fc.property(side, side, side, side, (a, b, doorWidth, doorHeight) => {
        // The piece is so long that it only fits through lengthwise.
        const goesThrough = (grown: number): boolean =>
          answerTo('door', piece(a + grown, 9999, b + grown), { doorWidth, doorHeight }).fit.kind === 'fits';
        if (goesThrough(0)) expect(holds(a - 0.001, b - 0.001, doorWidth, doorHeight)).toBe(true);
        if (holds(a, b, doorWidth, doorHeight)) expect(goesThrough(-0.1)).toBe(true);
      }),
    );
  });
});

/** Whether a rectangle of sides a and b lies in one of sides c and d in any way. */
function holds(a: number, b: number, c: number, d: number): boolean {
  const [p, q] = [Math.max(a, b), Math.min(a, b)];
  const [long, short] = [Math.max(c, d), Math.min(c, d)];
  if (q > short) return false;
  if (p <= long) return true;
  return short >= (2 * p * q * long + (p * p - q * q) * Math.sqrt(p * p + q * q - long * long)) / (p * p + q * q);
}

describe('along a corridor and up the stairs', () => {
  test.each<[string, Piece, Partial<Home>, string]>([
    ['a corridor', sofa, { wayWidth: 100, ceiling: 240 }, 'upright +8'],
    ['the narrower half counts', sofa, { wayWidth: 100, turnWidth: 85, ceiling: 240 }, 'turned +2'],
    ['without a ceiling, a low one', piece(201, 201, 40), { wayWidth: 60 }, 'no -1 height'],
    ['a shelf along the slope', shelf, { wayWidth: 80, ceiling: 210, isStairs: true }, 'turned +46'],
    ['a corridor under which it just goes', piece(90, 120, 150), { wayWidth: 90, ceiling: 150 }, 'upright +0'],
    [
      'stairs of the same height are lower',
      piece(90, 120, 150),
      { wayWidth: 90, ceiling: 150, isStairs: true },
      'no -9 height',
    ],
  ])('%s', (_what, own, measured, expected) => {
    expect(said(answerTo('way', own, measured).fit)).toBe(expected);
  });
});

describe('round the corner', () => {
  test.each<[string, Piece, Partial<Home>, string]>([
    ['a chair turns on the spot', chair, { wayWidth: 90, turnWidth: 90, ceiling: 240 }, 'upright +34'],
    ['a table leaves sideways as it came', piece(100, 100, 74), { wayWidth: 100, turnWidth: 100 }, 'upright +0'],
    ['a sofa on its feet', sofa, { wayWidth: 141, turnWidth: 141, ceiling: 240 }, 'upright +0'],
    ['a sofa on its end', sofa, { wayWidth: 100, turnWidth: 100, ceiling: 240 }, 'turned +8'],
    [
      'a bench end up as far as the ceiling lets it',
      piece(214, 60, 20),
      { wayWidth: 85, turnWidth: 85, ceiling: 200 },
      'tilted +3',
    ],
    [
      'a sofa that is longer than the ceiling is high',
      sofa,
      { wayWidth: 100, turnWidth: 110, ceiling: 210 },
      'no -4 height',
    ],
    ['a sofa in a corridor narrower than it is', sofa, { wayWidth: 80, turnWidth: 120, ceiling: 240 }, 'no -3 width'],
  ])('%s', (_what, own, measured, expected) => {
    expect(said(answerTo('turn', own, measured).fit)).toBe(expected);
  });

  /** The ceiling is just as high as the piece is flat, so it cannot be tilted. */
  const goesRound = (width: number, depth: number, wayWidth: number, turnWidth: number): boolean =>
    answerTo('turn', piece(width, depth, 10), { wayWidth, turnWidth, ceiling: 10 }).fit.kind === 'fits';

  test.each([
    // A square that does not turn needs no more than its own width.
    [100, 100, 100, 100, true],
    [100, 100, 99.9, 100, false],
    // Corridors of 1 m: a ladder without width of 2√2 m.
    [282, 0.4, 100, 100, true],
    [283, 0.4, 100, 100, false],
    // (a^⅔ + b^⅔)^1.5 for corridors of 64 and 125 cm: 262.5 cm.
    [262, 0.2, 64, 125, true],
    [263, 0.2, 64, 125, false],
  ])('%s × %s cm from %s into %s cm: %s', (width, depth, before, after, isPossible) => {
    const low = { wayWidth: before, turnWidth: after, ceiling: 0.1 };
    expect(answerTo('turn', piece(width, depth, 0.1), low).fit.kind === 'fits').toBe(isPossible);
  });

  test('the answer agrees with a rectangle that is moved round the corner step by step', () => {
    const corridor = fc.integer({ min: 60, max: 180 });
    const [long, short] = [fc.integer({ min: 60, max: 320 }), fc.integer({ min: 15, max: 140 })];
    const seen = { round: 0, stuck: 0 };
    fc.assert(
      fc.property(long, short, corridor, corridor, (width, depth, before, after) => {
        const isPossible = goesRound(width, depth, before, after);
        seen[isPossible ? 'round' : 'stuck']++;
        if (isPossible) expect(isMovedRound(width - 0.01, depth - 0.01, before, after)).toBe(true);
        if (isMovedRound(width, depth, before, after)) {
          expect(goesRound(width - 0.1, depth - 0.1, before, after)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
    expect(Math.min(seen.round, seen.stuck)).toBeGreaterThan(15);
  });
});

const TURN_STEPS = 1440;

/**
 * The corridors are 0 ≤ y ≤ before and 0 ≤ x ≤ after. A rectangle that is somewhere in them may always be pushed to both
 * outer walls, so a way through is a row of neighbouring angles at which it lies there, from one at which it can come
 * along the first corridor to one at which it can leave along the second.
 */
function isMovedRound(width: number, depth: number, before: number, after: number): boolean {
  const states = Array.from({ length: TURN_STEPS }, (_, step) => {
    const angle = (2 * Math.PI * step) / TURN_STEPS;
    const corners = cornersAt(width, depth, angle);
    const [right, top] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
    const [comes, leaves] = [top <= before, right <= after];
    return { comes, leaves, lies: comes || leaves || isClearOf([after, before], corners) };
  });
  const reached = new Set(states.flatMap(({ comes }, step) => (comes ? [step] : [])));
  for (const step of reached) {
    for (const next of [step + 1, step + TURN_STEPS - 1].map((other) => other % TURN_STEPS)) {
      if (states[next]!.lies) reached.add(next);
    }
  }
  return [...reached].some((step) => states[step]!.leaves);
}

type Point = readonly [x: number, y: number];

function cornersAt(width: number, depth: number, angle: number): Point[] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const corners = [0, width].flatMap((u) => [0, depth].map((v): Point => [u * cos - v * sin, u * sin + v * cos]));
  const [left, bottom] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  return corners.map(([x, y]) => [x - left, y - bottom]);
}

/**
 * Whether the piece is clear of the inner corner: one of its sides has that corner, and all of the wall beyond it, on
 * its outer side.
 */
function isClearOf([x, y]: Point, corners: readonly Point[]): boolean {
  return corners.some((from) =>
    corners.some((to) => {
      const normal: Point = [to[0] - from[0], to[1] - from[1]];
      if (from === to || normal[0] < 0 || normal[1] < 0) return false;
      const along = ([px, py]: Point): number => px * normal[0] + py * normal[1];
      // The directions between all pairs of corners are tried as the normal. Only those of sides are needed, but any
      // line that separates the piece from the corner is a proof.
      return along([x, y]) >= Math.max(...corners.map(along));
    }),
  );
}

describe('into its place', () => {
  test.each<[string, Piece, Partial<Home>, string]>([
    ['as it stands', sofa, { placeWidth: 230, placeDepth: 100, placeHeight: 240 }, 'upright +8'],
    ['a quarter round', sofa, { placeWidth: 100, placeDepth: 230 }, 'turned +8'],
    ['exactly', sofa, { placeWidth: 214, placeDepth: 92, placeHeight: 83 }, 'upright +0'],
    ['too wide', sofa, { placeWidth: 200, placeDepth: 100 }, 'no -14 width'],
    ['too deep', sofa, { placeWidth: 220, placeDepth: 90 }, 'no -2 depth'],
    ['under a slope', wardrobe, { placeHeight: 200 }, 'no -2 height'],
    ['a wall without depth', sofa, { placeWidth: 220 }, 'upright +6'],
    ['only the height matters', piece(null, null, 40), { placeHeight: 45 }, 'upright +5'],
    ['nobody knows the depth', piece(200, null, 40), { placeWidth: 220 }, 'depthCm'],
  ])('%s', (_what, own, measured, expected) => {
    const { fit, boxed } = answerTo('place', own, measured);
    expect(said(fit)).toBe(expected);
    expect(boxed).toBeNull();
  });
});

test('only places that were measured are answered', () => {
  expect(fitAnswers(sofa, unmeasured)).toEqual([]);
  expect(fitAnswers(sofa, home({ doorHeight: 200, turnWidth: 80, ceiling: 240 }))).toEqual([]);
  const all = home({ doorWidth: 80, wayWidth: 90, turnWidth: 90, placeHeight: 90 });
  expect(fitAnswers(sofa, all).map(({ check }) => check)).toEqual(['door', 'way', 'turn', 'place']);
});

test('the answer for a piece without a measure is unknown', () => {
  const answers = fitAnswers(piece(120, null, null), home({ doorWidth: 80, wayWidth: 90, turnWidth: 90 }));
  expect(answers.map(({ fit }) => said(fit))).toEqual(Array(3).fill('depthCm heightCm'));
});

describe('for all pieces and homes', () => {
  const side = fc.integer({ min: 5, max: 320 });
  const pieces = fc.record({ widthCm: side, depthCm: side, heightCm: side });
  const homes = fc.record({
    doorWidth: side,
    doorHeight: side,
    wayWidth: side,
    turnWidth: side,
    ceiling: side,
    isStairs: fc.boolean(),
    placeWidth: side,
    placeDepth: side,
    placeHeight: side,
  });
  const missing = (fit: Fit): number => (fit.kind === 'no' ? fit.missingCm : 0);

  test('more room in a home never makes an answer worse', () => {
    const measures = [
      'doorWidth',
      'doorHeight',
      'wayWidth',
      'turnWidth',
      'ceiling',
      'placeWidth',
      'placeDepth',
    ] as const;
    fc.assert(
      fc.property(
        pieces,
        homes,
        fc.constantFrom(...measures),
        fc.integer({ min: 1, max: 60 }),
        (own, small, at, cm) => {
          const larger = fitAnswers(own, { ...small, [at]: small[at] + cm });
          for (const [index, { fit, boxed }] of fitAnswers(own, small).entries()) {
            expect(missing(larger[index]!.fit)).toBeLessThanOrEqual(missing(fit));
            if (boxed) expect(missing(larger[index]!.boxed!)).toBeLessThanOrEqual(missing(boxed));
          }
        },
      ),
    );
  });

  test('a box never makes an answer better', () => {
    fc.assert(
      fc.property(pieces, homes, (own, any) => {
        for (const { fit, boxed } of fitAnswers(own, any)) {
          if (boxed) expect(missing(boxed)).toBeGreaterThanOrEqual(missing(fit));
        }
      }),
    );
  });

  test('on the way it does not matter which side is called the width', () => {
    fc.assert(
      fc.property(pieces, homes, ({ widthCm, depthCm, heightCm }, any) => {
        const way = { ...any, placeWidth: null, placeDepth: null, placeHeight: null };
        const lacks = (own: Piece): number[] => fitAnswers(own, way).map(({ fit }) => missing(fit));
        expect(lacks(piece(heightCm, widthCm, depthCm))).toEqual(lacks(piece(widthCm, depthCm, heightCm)));
        expect(lacks(piece(depthCm, widthCm, heightCm))).toEqual(lacks(piece(widthCm, depthCm, heightCm)));
      }),
    );
  });

  test('a corner is the same from both ends, and a piece turned by 90 degrees fits a place turned by 90 degrees', () => {
    fc.assert(
      fc.property(pieces, homes, (own, any) => {
        const back = { ...any, wayWidth: any.turnWidth, turnWidth: any.wayWidth };
        expect(missing(answerTo('turn', own, back).fit)).toBe(missing(answerTo('turn', own, any).fit));
        const round = { ...any, placeWidth: any.placeDepth, placeDepth: any.placeWidth };
        expect(missing(answerTo('place', own, round).fit)).toBe(missing(answerTo('place', own, any).fit));
      }),
    );
  });

  test('a height that was not measured is assumed to be low', () => {
    const high = HEADROOM_ASSUMED_CM;
    fc.assert(
      fc.property(pieces, homes, (own, any) => {
        const open = fitAnswers(own, { ...any, doorHeight: null, ceiling: null });
        expect(open).toEqual(fitAnswers(own, { ...any, doorHeight: high, ceiling: high }));
      }),
    );
  });
});

test.each<[string, Readonly<Record<string, number>>, Piece]>([
  ['all three', { product_width: 214, product_depth: 92, product_height: 83, weight: 61 }, sofa],
  ['a table by its top', { product_width: 120, product_depth: 70, product_table_height: 74 }, piece(120, 70, 74)],
  ['a carpet has no height', { product_width: 200, product_depth: 140, product_thickness: 1 }, piece(200, 140, null)],
  ['nothing is nothing', { product_width: 0 }, piece(null, null, null)],
])('measures of a product: %s', (_what, measures, expected) => {
  expect(pieceOf(Object.entries(measures).map(([field, value]) => ({ field, value })))).toEqual(expected);
});

test('where the ceiling is too low a piece is looked at from the side, and from above otherwise', () => {
  const views = (own: Piece, measured: Partial<Home>): string[] =>
    fitAnswers(own, home(measured)).map(({ fit }) => (fit.kind === 'unknown' ? fit.kind : fit.held.view));
  expect(views(sofa, { wayWidth: 100, turnWidth: 110, ceiling: 210, placeHeight: 80 })).toEqual(Array(3).fill('front'));
  expect(views(sofa, { wayWidth: 160, turnWidth: 160, ceiling: 240, placeHeight: 90 })).toEqual([
    'front',
    'above',
    'above',
  ]);
});
