import type { Object3D } from 'three';
import type { Piece } from '../families/families.ts';
import type { Finishes } from '../finishes/finish.ts';
import type { Point } from '../geometry/part.ts';

/** A product, by its number and colour, or something that only this room has; where it stands, in centimetres, how it is turned round and leant back. */
export type Furnishing = { readonly at: Point; readonly turn?: number; readonly lean?: number } & (
  | { readonly sku: string; readonly colour: string }
  | { readonly piece: Piece; readonly finishes: Finishes }
  | { readonly parts: () => readonly Object3D[] }
);

/** A room or a terrace that shows a product among others. */
export interface Room {
  /** Whose picture it is. */
  readonly sku: string;
  readonly colour: string;
  readonly furnish: () => readonly Furnishing[];
  /** Parts named by their finish: floor, wall. */
  readonly surroundings: () => readonly Object3D[];
  /** What stands out of the picture and only shapes the sun. */
  readonly sunScreen?: () => readonly Object3D[];
  readonly camera: { readonly from: Point; readonly to: Point; readonly lens: number };
  readonly light: 'window' | 'sun';
}
