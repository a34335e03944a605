import { HEADROOM_ASSUMED_CM, PACKAGING_CM, STAIR_SLOPE_DEGREES } from '#config/limits.ts';
import {
  below,
  type Box,
  type Held,
  loosest,
  type Pose,
  roundCorner,
  type Scarce,
  throughSlot,
  type Try,
  tryOf,
} from './held-piece.ts';

/** The outer measures of a piece in cm; what is not known is `null`. */
export interface Piece {
  readonly widthCm: number | null;
  readonly depthCm: number | null;
  readonly heightCm: number | null;
}

/** What a shopper measured at home, in cm; `null` where nothing was measured. */
export interface Home {
  readonly doorWidth: number | null;
  readonly doorHeight: number | null;
  /** Stairs or corridor, before a turn of 90 degrees and after it. */
  readonly wayWidth: number | null;
  readonly turnWidth: number | null;
  /** Height of the ceiling; on stairs measured straight up from the edge of a step. */
  readonly ceiling: number | null;
  readonly isStairs: boolean;
  readonly placeWidth: number | null;
  readonly placeDepth: number | null;
  readonly placeHeight: number | null;
}

export type FitCheck = 'door' | 'way' | 'turn' | 'place';

/** In whole centimetres; spare room is rounded down, missing room up. */
export type Fit =
  | { readonly kind: 'fits'; readonly pose: Pose; readonly spareCm: number; readonly held: Held }
  | { readonly kind: 'no'; readonly missingCm: number; readonly scarce: Scarce; readonly held: Held }
  | { readonly kind: 'unknown'; readonly unknown: readonly (keyof Piece)[] };

export interface FitAnswer {
  readonly check: FitCheck;
  readonly fit: Fit;
  /** The same for the piece in its packaging; `null` in its place, where it stands without. */
  readonly boxed: Fit | null;
}

/** Tolerance for sums of decimals such as 2.6 + 5, which are not exact. */
const ROUNDING_CM = 1e-9;

/**
 * Whether a piece gets to its place: through the door, along stairs or corridor, round their turn, into the place. Only
 * measured places are answered. The calculation uses the box around the piece, so it never promises too much; there may
 * be ways in that it does not know.
 */
export function fitAnswers(piece: Piece, home: Home): FitAnswer[] {
  const { doorWidth, doorHeight, wayWidth, turnWidth } = home;
  const answers: (FitAnswer | null)[] = [
    doorWidth && onTheWay('door', piece, (box) => throughSlot(box, doorWidth, doorHeight ?? HEADROOM_ASSUMED_CM)),
    wayWidth &&
      onTheWay('way', piece, (box) => throughSlot(box, Math.min(wayWidth, turnWidth ?? wayWidth), wayHeightCm(home))),
    wayWidth &&
      turnWidth &&
      onTheWay('turn', piece, (box) =>
        roundCorner(box, { before: wayWidth, after: turnWidth }, home.ceiling ?? HEADROOM_ASSUMED_CM),
      ),
    inPlace(piece, home),
  ].map((answer) => answer || null);
  return answers.filter((answer) => answer !== null);
}

/**
 * The height of a way for a piece that is carried along it, in cm; along a slope there is less room above the piece.
 */
export function wayHeightCm({ ceiling, isStairs }: Pick<Home, 'ceiling' | 'isStairs'>): number {
  const headroom = ceiling ?? HEADROOM_ASSUMED_CM;
  return isStairs ? headroom * Math.cos((STAIR_SLOPE_DEGREES * Math.PI) / 180) : headroom;
}

function onTheWay(check: FitCheck, piece: Piece, tries: (box: Box) => readonly Try[]): FitAnswer {
  const { widthCm, depthCm, heightCm } = piece;
  const unknown = unknownOf(piece, ['widthCm', 'depthCm', 'heightCm']);
  if (unknown.length > 0) return { check, fit: { kind: 'unknown', unknown }, boxed: null };
  const box: Box = [widthCm!, depthCm!, heightCm!];
  return { check, fit: fitOf(tries(box)), boxed: fitOf(tries(boxAround(box))) };
}

/** The outer measures of a product; the height of a table is that of its top. */
export function pieceOf(measures: readonly { readonly field: string; readonly value: number }[]): Piece {
  const of = (field: string): number | null =>
    measures.find((measure) => measure.field === field && measure.value > 0)?.value ?? null;
  return {
    widthCm: of('product_width'),
    depthCm: of('product_depth'),
    heightCm: of('product_height') ?? of('product_table_height'),
  };
}

/** The packaging around a piece. */
export function boxAround([width, depth, height]: Box): Box {
  return [width + PACKAGING_CM, depth + PACKAGING_CM, height + PACKAGING_CM];
}

function unknownOf(piece: Piece, needed: readonly (keyof Piece)[]): (keyof Piece)[] {
  return needed.filter((field) => piece[field] === null);
}

/** Of the tries that fit, the one in the easiest pose; when none fits, the one that misses by the least. */
function fitOf(tries: readonly Try[]): Fit {
  const poses: readonly Pose[] = ['upright', 'turned', 'tilted'];
  for (const pose of poses) {
    const best = loosest(tries.filter((one) => one.pose === pose));
    if (best && best.marginCm >= -ROUNDING_CM) {
      return { kind: 'fits', pose, spareCm: Math.floor(best.marginCm + ROUNDING_CM), held: best.held };
    }
  }
  const best = loosest(tries)!;
  return { kind: 'no', missingCm: Math.ceil(-best.marginCm - ROUNDING_CM), scarce: best.scarce, held: best.held };
}

/**
 * Whether the piece, upright and in either orientation, fits into its place; a side that was not measured has no limit.
 */
function inPlace(piece: Piece, { placeWidth, placeDepth, placeHeight }: Home): FitAnswer | null {
  const isFloor = placeWidth !== null || placeDepth !== null;
  if (!isFloor && placeHeight === null) return null;
  const unknown = unknownOf(piece, [
    ...(isFloor ? (['widthCm', 'depthCm'] as const) : []),
    ...(placeHeight === null ? [] : (['heightCm'] as const)),
  ]);
  if (unknown.length > 0) return { check: 'place', fit: { kind: 'unknown', unknown }, boxed: null };
  const { widthCm, depthCm, heightCm } = piece;
  const room = (place: number | null, own: number | null): number => (place === null ? Infinity : place - own!);
  const standing = (pose: Pose, across: number | null, deep: number | null): Try => {
    const floor: Held = { view: 'above', acrossCm: across ?? 0, upCm: deep ?? 0, radians: 0 };
    const side = { acrossCm: across ?? 0, upCm: heightCm ?? 0, radians: 0 };
    const rooms = { width: room(placeWidth, across), depth: room(placeDepth, deep) };
    return below(room(placeHeight, heightCm), side, tryOf(pose, floor, rooms));
  };
  const tries = [standing('upright', widthCm, depthCm), standing('turned', depthCm, widthCm)];
  return { check: 'place', fit: fitOf(tries), boxed: null };
}
