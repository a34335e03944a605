import { glbOf } from '../ar/glb.ts';
import { modelled } from '../ar/modelled.ts';
import { usdzOf } from '../ar/usdz.ts';
import { build } from '../families/families.ts';
import { detail } from '../geometry/detail.ts';
import { merged } from '../geometry/merged.ts';
import { models } from '../models/models.ts';
import { asDrawn, grainOf } from '../outline/as-drawn.ts';
import { outlineOf } from '../outline/outline.ts';
import { type Outlined, outlined } from '../outline/outlined.ts';
import { articleRooms } from '../rooms/article-rooms.ts';
import { roomShot } from '../rooms/room-shot.ts';
import { rooms } from '../rooms/rooms.ts';
import { studioShot } from '../shots/shot.ts';
import { filmTasks } from '../films/tasks.ts';
import { filmOf } from '../films/turning-film.ts';
import type { Turned } from '../films/turned.ts';
import { contactSheet, type SheetCell } from './contact-sheet.ts';
import { cutOut } from './cut-out.ts';
import { dominantColour } from './dominant-colour.ts';
import { dress } from './dress.ts';
import { type Exposure, type Motif, Photographer } from './photographer.ts';
import { type Task, tasks } from './tasks.ts';

interface Picture {
  readonly colour: string;
  /** Whether nothing is around the piece but its shadow. */
  readonly isCutOut: boolean;
  /** In base64: webp, or png without loss where it is cut out. */
  readonly image: string;
  readonly dominant: string;
}

interface Order extends Exposure, Pick<Task, 'sku' | 'shot' | 'colours'> {
  readonly quality: number;
}

const CLOSE_DETAIL = 1.7;
/** From this cover on nothing of the paper is seen in a pixel. */
const FULL = 0.98;

let photographer: Photographer | undefined;

async function take(order: Order): Promise<Picture[]> {
  photographer ??= new Photographer();
  const { canvas } = photographer;
  const pictures: Picture[] = [];
  const motif = motifOf(order);
  await photographer.photograph(motif, order, async (look) => {
    const cover = motif.piece ? photographer!.cover(motif, look, order) : null;
    // From near a piece may fill all of its picture.
    const isCutOut = cover !== null && cover.some((part) => part < FULL);
    const picture = isCutOut ? withoutPaper(canvas, cover, !motif.isWhole) : canvas;
    pictures.push({
      colour: order.colours[look]!,
      isCutOut,
      image: isCutOut ? await imageOf(picture, 'image/png') : await imageOf(picture, 'image/webp', order.quality),
      dominant: dominantColour(canvas),
    });
  });
  return pictures;
}

function motifOf({ sku, shot, colours, width, height }: Order): Motif {
  const room =
    shot === 'article' ? articleRooms.find(({ key }) => key === colours[0]) : rooms.find((each) => each.sku === sku);
  if (shot === 'room' || shot === 'article') return roomShot(room!, width / height);
  const model = models.find((each) => each.sku === sku)!;
  // A closeup would show the corners of a coarse curve.
  detail.level = shot === 'detail' ? CLOSE_DETAIL : 1;
  const piece = merged(build(model.piece));
  detail.level = 1;
  const looks = colours.map((colour) => () => dress(piece, model.colours[colour]!));
  return studioShot(model, shot, { piece, looks }, width / height);
}

/** A copy of what is on a canvas, cut out. */
function withoutPaper(picture: HTMLCanvasElement, cover: Float32Array, isFromNear: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = picture;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0);
  const cut = cutOut(context.getImageData(0, 0, width, height), cover, isFromNear);
  context.putImageData(new ImageData(cut, width, height), 0, 0);
  return canvas;
}

/** The picture on a canvas as base64. */
async function imageOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<string> {
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, type, quality);
  });
  return base64(await blob!.arrayBuffer());
}

function base64(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCodePoint(byte);
  return btoa(text);
}

async function glb(sku: string): Promise<string> {
  return base64(await glbOf(models.find((model) => model.sku === sku)!));
}

async function usdz(sku: string): Promise<string> {
  return base64(await usdzOf(models.find((model) => model.sku === sku)!));
}

function outline({ sku, width }: Outlined): string {
  const { piece } = models.find((model) => model.sku === sku)!;
  return btoa(outlineOf(build(asDrawn({ ...piece, width })), grainOf(piece)));
}

async function film({ sku, colour }: Turned): Promise<string> {
  photographer ??= new Photographer();
  return base64(
    await filmOf(
      photographer,
      models.find((model) => model.sku === sku)!,
      colour,
    ),
  );
}

async function sheet(cells: readonly SheetCell[]): Promise<string> {
  return imageOf(await contactSheet(cells), 'image/webp', 0.8);
}

// What the command asks the page for.
Object.assign(globalThis, { studio: { tasks, take, modelled, glb, usdz, outlined, outline, filmTasks, film, sheet } });
