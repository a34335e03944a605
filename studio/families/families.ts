import type { Group } from 'three';
import { type Armchair, armchair } from './armchair.ts';
import { type Bed, bed } from './bed.ts';
import { type Cabinet, cabinet } from './cabinet.ts';
import { type Chair, chair } from './chair.ts';
import { type Footstool, footstool } from './footstool.ts';
import { type Lamp, lamp } from './lamp.ts';
import { type Mattress, mattress } from './mattress.ts';
import { type Mirror, mirror } from './mirror.ts';
import { type Parasol, parasol } from './parasol.ts';
import { type RopeSeat, ropeSeat } from './rope-seat.ts';
import { type Rug, rug } from './rug.ts';
import { type Shelf, shelf } from './shelf.ts';
import {
  type Boxes,
  boxes,
  type Cushion,
  cushion,
  type CushionBox,
  cushionBox,
  type Vase,
  vase,
} from './small-things.ts';
import { type Sofa, sofa } from './sofa.ts';
import { type Table, table } from './table.ts';

const families = {
  sofa,
  armchair,
  footstool,
  chair,
  table,
  cabinet,
  shelf,
  bed,
  mattress,
  lamp,
  rug,
  mirror,
  ropeSeat,
  parasol,
  cushion,
  vase,
  boxes,
  cushionBox,
};

/** A family with what it needs to know, all lengths in centimetres. */
export type Piece =
  | ({ readonly family: 'sofa' } & Sofa)
  | ({ readonly family: 'armchair' } & Armchair)
  | ({ readonly family: 'footstool' } & Footstool)
  | ({ readonly family: 'chair' } & Chair)
  | ({ readonly family: 'table' } & Table)
  | ({ readonly family: 'cabinet' } & Cabinet)
  | ({ readonly family: 'shelf' } & Shelf)
  | ({ readonly family: 'bed' } & Bed)
  | ({ readonly family: 'mattress' } & Mattress)
  | ({ readonly family: 'lamp' } & Lamp)
  | ({ readonly family: 'rug' } & Rug)
  | ({ readonly family: 'mirror' } & Mirror)
  | ({ readonly family: 'ropeSeat' } & RopeSeat)
  | ({ readonly family: 'parasol' } & Parasol)
  | ({ readonly family: 'cushion' } & Cushion)
  | ({ readonly family: 'vase' } & Vase)
  | ({ readonly family: 'boxes' } & Boxes)
  | ({ readonly family: 'cushionBox' } & CushionBox);

/** Builds a piece: standing on the floor, looking towards whoever looks at it. */
export function build(piece: Piece): Group {
  const make = families[piece.family] as (parameters: Piece) => Group;
  return make(piece);
}
