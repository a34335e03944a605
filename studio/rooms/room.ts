import type { Object3D } from 'three';
import type { Piece } from '../families/families.ts';
import type { Finishes } from '../finishes/finish.ts';
import type { Point } from '../geometry/part.ts';
import type { RoomLightName } from './room-light.ts';

/** A product in a colour of its own; `instead` gives parts of it another finish, as a shade has that is lit. */
interface Shown {
  readonly sku: string;
  readonly colour: string;
  readonly instead?: Finishes;
  /** A rug that hangs over a rail along z: how much of it hangs down in front, to the right. */
  readonly hungBy?: number;
}

/**
 * A product, or something that only this room has; where it stands, in centimetres, how it is turned round, leant back
 * and rolled onto its side.
 */
export type Furnishing = {
  readonly at: Point;
  readonly turn?: number;
  readonly lean?: number;
  readonly roll?: number;
} & (Shown | { readonly piece: Piece; readonly finishes: Finishes } | { readonly parts: () => readonly Object3D[] });

/** A lamp that shines: where its bulb is, in centimetres. */
export interface Shine {
  readonly at: Point;
  readonly strength: number;
  readonly colour?: string;
}

/** A room or a terrace as it is photographed. */
export interface Scenery {
  readonly furnish: () => readonly Furnishing[];
  /** Parts named by their finish: floor, wall. */
  readonly surroundings: () => readonly Object3D[];
  /** What stands out of the picture and only shapes the sun. */
  readonly sunScreen?: () => readonly Object3D[];
  /** Walls that are seen but keep no light out, as the others of a room that are not there at all. */
  readonly openWalls?: () => readonly Object3D[];
  readonly shines?: readonly Shine[];
  readonly camera: { readonly from: Point; readonly to: Point; readonly lens: number };
  readonly light: RoomLightName;
}

/** A room that shows a product among others. */
export interface Room extends Scenery {
  /** Whose picture it is. */
  readonly sku: string;
  readonly colour: string;
  /** Others of the furniture that are seen well in it: their pages show it too. */
  readonly alsoShows?: readonly string[];
}

/** The picture over an article of the magazine. */
export interface ArticleRoom extends Scenery {
  /** The article's address. */
  readonly key: string;
}
