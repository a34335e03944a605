/** Measures of a piece in centimetres. */
export interface Measured {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly seatHeight?: number | undefined;
  readonly seatDepth?: number | undefined;
}

/** The place that a piece has, in the units in which a line is so wide; the studio draws lines for it. */
export const DRAWING = { slant: { x: 0.42, y: 0.3 }, width: 250, height: 180, line: 1 } as const;

type Point = readonly [across: number, up: number, back: number];

/** The drawn part of the depth, to the right and upwards. */
export const SLANT = DRAWING.slant;

/** Of the depth, where a shop says nothing of a seat but its height. */
const USUAL_SEAT = 0.7;
/** Of the height: a seat above has no back that could be drawn. */
const SEAT_MAX = 0.85;

/** How high the seat of a piece with a back is, or `null`: then it is drawn as a box. */
export function seatOf({ height, seatHeight }: Measured): number | null {
  return seatHeight !== undefined && seatHeight > 0 && seatHeight < height * SEAT_MAX ? seatHeight : null;
}

/**
 * The visible edges of a piece as a path in centimetres, the lower left corner of its front at 0, 0 and y downwards: a box,
 * or a seat with a back behind it.
 */
export function measuredShape(piece: Measured): string {
  const { width: w, depth: d, height: h } = piece;
  const seat = seatOf(piece);
  const low = seat ?? h;
  const deep = seat === null ? d : Math.min(piece.seatDepth ?? d * USUAL_SEAT, d * 0.9);
  const front = face([0, 0, 0], [w, 0, 0], [w, low, 0], [0, low, 0]);
  const top = face([0, low, 0], [w, low, 0], [w, low, deep], [0, low, deep]);
  const back = [
    face([0, low, deep], [w, low, deep], [w, h, deep], [0, h, deep]),
    face([0, h, deep], [w, h, deep], [w, h, d], [0, h, d]),
  ];
  const rise: Point[] = seat === null ? [] : [[w, h, deep]];
  const side = face([w, 0, 0], [w, 0, d], [w, h, d], ...rise, [w, low, deep], [w, low, 0]);
  return [front, top, side, ...(seat === null ? [] : back)].join('');
}

const at = ([across, up, back]: Point): string =>
  `${rounded(across + back * SLANT.x)} ${rounded(-up - back * SLANT.y)}`;
const rounded = (value: number): number => Math.round(value * 100) / 100;
const face = (...points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
