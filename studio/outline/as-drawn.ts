import type { Piece } from '../families/families.ts';
import { GRAIN } from './faces.ts';

/** Cushions that are seen from behind meet in creases. */
const CREASE = 8000;

/** The piece whose lines are drawn: ropes lie so close that their lines would be one dark face, so bars stand in their place. */
export function asDrawn(piece: Piece): Piece {
  return piece.family === 'ropeSeat' ? { ...piece, infill: 'bars' } : piece;
}

/** What is no face of its own in a drawing of the piece, in pixels. */
export function grainOf(piece: Piece): number {
  return piece.family === 'sofa' && piece.corner ? CREASE : GRAIN;
}
