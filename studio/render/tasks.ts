import type { Piece } from '../families/families.ts';
import { models } from '../models/models.ts';
import { articleRooms } from '../rooms/article-rooms.ts';
import type { Room, Scenery } from '../rooms/room.ts';
import { rooms } from '../rooms/rooms.ts';
import { shotsOf, type ShotName } from '../shots/shot.ts';
import { largeHeroes, largeRooms } from './large-pictures.ts';
import type { Exposure } from './photographer.ts';

/** Master size of a picture with the encoder's quality from 0 to 1. */
interface PictureSize extends Exposure {
  readonly quality: number;
}

/** One motif with the pictures that come of it: one for each colour. */
export interface Task {
  readonly sku: string;
  readonly family: string;
  readonly shot: ShotName | 'room' | 'article';
  readonly colours: readonly string[];
  readonly exposure: PictureSize;
  /** Files of the studio whose code shows in the pictures, with what they import. */
  readonly entries: readonly string[];
  /** Other products that are seen well in a room, in which colours. */
  readonly alsoShows?: readonly { readonly sku: string; readonly colour: string }[];
  /** What of the models shows in them; finishes by colour. */
  readonly inputs: { readonly colours: Readonly<Record<string, unknown>> };
}

// The listing crops to 310:300.
const onPaper: PictureSize = { width: 1200, height: 1161, passes: 12, quality: 0.75 };
// What is looked at from near shows every thread (decision 089), and so do the heroes that were taken again.
const fromNear: PictureSize = { ...onPaper, quality: 0.85 };
const largeOnPaper: PictureSize = { width: 2000, height: 1935, passes: 12, quality: 0.85 };
const inRoom: PictureSize = { width: 1680, height: 1120, passes: 12, quality: 0.8 };
const inRoomLarge: PictureSize = { width: 2000, height: 1333, passes: 12, quality: 0.85 };

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
const order: readonly Task['shot'][] = ['hero', 'room', 'article', 'angle', 'detail'];

/** Every picture that belongs to the models and rooms of now. */
export function tasks(): Task[] {
  return [...pieceTasks(), ...roomTasks(), ...articleTasks()].toSorted(
    (a, b) => order.indexOf(a.shot) - order.indexOf(b.shot),
  );
}

function pieceTasks(): Task[] {
  return models.flatMap(({ sku, piece, colours, closeup, isSeenFromLeft = false }) =>
    shotsOf({ sku, piece, colours, ...(closeup ? { closeup } : {}) }).map((shot) => ({
      sku,
      family: piece.family,
      shot,
      // Other views show the make, which all colours share.
      colours: shot === 'hero' ? Object.keys(colours) : Object.keys(colours).slice(0, 1),
      exposure: exposureOf(sku, shot),
      entries: [...always, 'shots/shot.ts', fileOf(piece.family)],
      inputs: { piece, colours, ...(shot === 'detail' ? { closeup } : { isSeenFromLeft }) },
    })),
  );
}

function exposureOf(sku: string, shot: ShotName): PictureSize {
  if (shot === 'detail') return fromNear;
  return shot === 'hero' && largeHeroes.has(sku) ? largeOnPaper : onPaper;
}

function roomTasks(): Task[] {
  return rooms.map((room) => ({
    sku: room.sku,
    family: 'room',
    shot: 'room',
    colours: [room.colour],
    alsoShows: alsoShownIn(room),
    ...sceneryOf(room, room.colour, 'rooms/rooms.ts'),
    ...(largeRooms.has(room.sku) ? { exposure: inRoomLarge } : {}),
  }));
}

/** In which colours the room shows them. */
function alsoShownIn({ furnish, alsoShows = [] }: Room): NonNullable<Task['alsoShows']> {
  const furniture = furnish();
  return alsoShows.map((sku) => {
    const shown = furniture.find((thing) => 'sku' in thing && thing.sku === sku);
    if (!shown || !('sku' in shown)) throw new Error(`No ${sku} stands in the room.`);
    return { sku, colour: shown.colour };
  });
}

/** The pictures of the magazine: no product's, so an article's address stands where others have their colour. */
function articleTasks(): Task[] {
  return articleRooms.map((room) => ({
    sku: 'blog',
    family: 'article',
    shot: 'article',
    colours: [room.key],
    ...sceneryOf(room, room.key, 'rooms/article-rooms.ts'),
  }));
}

/** What a room shows, under the name of its only look; `list` is the file that leads to where it is furnished. */
function sceneryOf(room: Scenery, look: string, list: string): Pick<Task, 'exposure' | 'entries' | 'inputs'> {
  const { camera, light, furnish } = room;
  const shown = furnish().filter((thing) => !('parts' in thing));
  const shownModels = models.filter((model) => shown.some((thing) => 'sku' in thing && thing.sku === model.sku));
  const pieces = [
    ...shownModels.map(({ piece }) => piece),
    ...shown.flatMap((thing) => ('piece' in thing ? [thing.piece] : [])),
  ];
  return {
    exposure: inRoom,
    entries: [...always, list, 'rooms/room-shot.ts', ...pieces.map(({ family }) => fileOf(family))],
    inputs: { colours: { [look]: { camera, light, shown, models: shownModels } } },
  };
}
