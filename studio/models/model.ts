import type { Piece } from '../families/families.ts';
import type { Finishes } from '../finishes/finish.ts';

/** What is looked at closely: a place in the piece from -1 to 1 each way, and the part of the piece that is seen. */
export interface Closeup {
  readonly at: readonly [number, number, number];
  readonly part: number;
  readonly yaw?: number;
  readonly pitch?: number;
}

/** A product as the studio knows it. */
export interface Model {
  readonly sku: string;
  readonly piece: Piece;
  /** Finishes of its parts in each colour that the shop sells. */
  readonly colours: Readonly<Record<string, Finishes>>;
  readonly closeup?: Closeup;
  /** Looked at from the left, because its right side is the high one. */
  readonly isSeenFromLeft?: boolean;
}
