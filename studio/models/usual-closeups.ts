import type { Piece } from '../families/families.ts';
import type { Closeup } from './model.ts';

/** A table that is narrower shows nothing from near but its leg. */
const TABLE_WIDTH_MIN = 75;

/** Where furniture shows what it is made of, unless its plan says so itself; small things are near as they are. */
export function usualCloseup(piece: Piece): Closeup | undefined {
  switch (piece.family) {
    case 'sofa':
      // A single seat is as near as a seat of a sofa.
      return { at: [0.8, 0.1, 0.6], part: piece.seats === 1 ? 0.45 : 0.24 };
    case 'armchair':
      return { at: [0.7, 0.05, 0.5], part: 0.36 };
    case 'chair':
      return { at: [0.2, 0.7, -0.4], part: 0.42 };
    case 'ropeSeat':
      return { at: [0.6, 0.5, 0.2], part: 0.42 };
    case 'table':
      return piece.width < TABLE_WIDTH_MIN ? undefined : { at: [0.75, 0.75, 0.6], part: 0.24 };
    case 'cabinet':
      return { at: [0.7, 0.4, 0.9], part: 0.28 };
    case 'bed':
      return { at: [0.4, 0.6, -0.8], part: 0.26 };
    default:
      return undefined;
  }
}
