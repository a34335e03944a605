import type { Piece } from '../families/families.ts';
import { models } from '../models/models.ts';
import { rooms } from '../rooms/rooms.ts';
import { shotsOf, type ShotName } from '../shots/shot.ts';
import type { Exposure } from './photographer.ts';

/** Master size of a picture with the encoder's quality from 0 to 1. */
interface PictureSize extends Exposure {
  readonly quality: number;
}

/** One motif with the pictures that come of it: one for each colour. */
export interface Task {
  readonly sku: string;
  readonly family: string;
  readonly shot: ShotName | 'room';
  readonly colours: readonly string[];
  readonly exposure: PictureSize;
  /** Files of the studio whose code shows in the pictures, with what they import. */
  readonly entries: readonly string[];
  /** What of the models shows in them; finishes by colour. */
  readonly inputs: { readonly colours: Readonly<Record<string, unknown>> };
}

// The listing crops to 310:300.
const onPaper: PictureSize = { width: 1200, height: 1161, passes: 12, quality: 0.45 };
const inRoom: PictureSize = { width: 1680, height: 1120, passes: 12, quality: 0.45 };

const familyFiles: Readonly<Partial<Record<Piece['family'], string>>> = {
  ropeSeat: 'rope-seat',
  cushion: 'small-things',
  vase: 'small-things',
  boxes: 'small-things',
  cushionBox: 'small-things',
};

const fileOf = (family: Piece['family']): string => `families/${familyFiles[family] ?? family}.ts`;
const always = ['render/photographer.ts', 'finishes/material.ts', 'geometry/merged.ts'];

/** What shoppers see first is taken first. */
const order: readonly Task['shot'][] = ['hero', 'room', 'angle', 'detail'];

/** Every picture that belongs to the models and rooms of now. */
export function tasks(): Task[] {
  return [...pieceTasks(), ...roomTasks()].toSorted((a, b) => order.indexOf(a.shot) - order.indexOf(b.shot));
}

function pieceTasks(): Task[] {
  return models.flatMap(({ sku, piece, colours, closeup, isSeenFromLeft = false }) =>
    shotsOf({ sku, piece, colours, ...(closeup ? { closeup } : {}) }).map((shot) => ({
      sku,
      family: piece.family,
      shot,
      // Other views show the make, which all colours share.
      colours: shot === 'hero' ? Object.keys(colours) : Object.keys(colours).slice(0, 1),
      exposure: onPaper,
      entries: [...always, 'shots/shot.ts', fileOf(piece.family)],
      inputs: { piece, colours, ...(shot === 'detail' ? { closeup } : { isSeenFromLeft }) },
    })),
  );
}

function roomTasks(): Task[] {
  return rooms.map(({ sku, colour, camera, light, furnish }) => {
    const shown = furnish().filter((thing) => !('parts' in thing));
    const shownModels = models.filter((model) => shown.some((thing) => 'sku' in thing && thing.sku === model.sku));
    const pieces = [
      ...shownModels.map(({ piece }) => piece),
      ...shown.flatMap((thing) => ('piece' in thing ? [thing.piece] : [])),
    ];
    return {
      sku,
      family: 'room',
      shot: 'room' as const,
      colours: [colour],
      exposure: inRoom,
      entries: [...always, 'rooms/rooms.ts', 'rooms/room-shot.ts', ...pieces.map(({ family }) => fileOf(family))],
      inputs: { colours: { [colour]: { camera, light, shown, models: shownModels } } },
    };
  });
}
