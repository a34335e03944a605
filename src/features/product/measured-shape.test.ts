import { expect, test } from 'vitest';
import { measuredShape, seatOf } from './measured-shape.ts';

const sofa = { width: 200, depth: 90, height: 80, seatHeight: 44, seatDepth: 60 };

test('a piece with a seat and a back is drawn with both, and everything else as a box', () => {
  expect(seatOf(sofa)).toBe(44);
  expect(seatOf({ ...sofa, seatHeight: undefined })).toBeNull();
  expect(seatOf({ ...sofa, seatHeight: 80 })).toBeNull();
  const edges = measuredShape(sofa);
  expect(edges).toContain('M0 0L200 0L200 -44L0 -44Z');
  // The back begins where the seat ends.
  expect(edges).toContain(`M25.2 -62L225.2 -62L225.2 -98L25.2 -98Z`);
  expect(measuredShape({ width: 10, depth: 10, height: 10 })).toBe(
    'M0 0L10 0L10 -10L0 -10ZM0 -10L10 -10L14.2 -13L4.2 -13ZM10 0L14.2 -3L14.2 -13L14.2 -13L10 -10Z',
  );
});

test('a seat of unknown depth leaves room for a back, and so does one that is said to be as deep as the piece', () => {
  const reach = (piece: Parameters<typeof measuredShape>[0]) => measuredShape(piece);
  expect(reach({ ...sofa, seatDepth: undefined })).toBe(reach({ ...sofa, seatDepth: 63 }));
  expect(reach({ ...sofa, seatDepth: 120 })).toBe(reach({ ...sofa, seatDepth: 81 }));
});
