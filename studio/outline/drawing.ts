/** How the page of a product draws a piece (src/features/product/measured-shape.ts). */
export const DRAWING = {
  /** The part of the depth that is drawn to the right and upwards. */
  slant: { x: 0.42, y: 0.3 },
  /** The place that a piece has, in the units in which a line is so wide. */
  width: 250,
  height: 180,
  line: 1,
} as const;
