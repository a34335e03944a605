import type { Piece } from '../families/families.ts';
import type { Finishes } from '../finishes/finish.ts';
import type { Measures } from './product.ts';

/** What is looked at closely: a place in the piece from -1 to 1 each way, and the part of the piece that is seen. */
export interface Closeup {
  readonly at: readonly [number, number, number];
  readonly part: number;
  readonly yaw?: number;
  readonly pitch?: number;
}

/** How a product is looked at. */
interface Views {
  readonly closeup?: Closeup;
  /** Looked at from the left, because its right side is the high one. */
  readonly isSeenFromLeft?: boolean;
}

/** A product as the studio draws it. */
export interface Model extends Views {
  readonly sku: string;
  readonly piece: Piece;
  /** Finishes of its parts in each colour that the shop sells. */
  readonly colours: Readonly<Record<string, Finishes>>;
}

/** The finishes that a piece has in a colour; nothing where it is not made in it. */
export type FinishesIn = (colour: string) => Finishes | undefined;

/** A piece without what the shop says of it; a measure that the shop means differently may be given. */
export type DrawnPiece = Drawn<Piece>;

type Drawn<P> = P extends unknown
  ? Omit<P, keyof Measures> & { readonly [name in keyof Measures & keyof P]?: P[name] }
  : never;

/** A product as it is written down here: what the shop does not say of it. */
export interface ModelPlan extends Views {
  readonly sku: string;
  readonly piece: DrawnPiece;
  readonly colours: Readonly<Record<string, Finishes>> | FinishesIn;
}
