import { type PictureColour, pictureColours, type PictureKind, pictureKinds } from '../import/drawn-picture.ts';
import { accessory } from './accessory.ts';
import { armchair } from './armchair.ts';
import { barStool } from './bar-stool.ts';
import { bed } from './bed.ts';
import { box } from './box.ts';
import { sideboard, wardrobe } from './cabinets.ts';
import { chaiseSofa, cornerSofa } from './corner-sofa.ts';
import { desk } from './desk.ts';
import { diningChair } from './dining-chair.ts';
import type { Drawing } from './drawing.ts';
import { footstool } from './footstool.ts';
import { gardenChair, gardenSofa, gardenTable } from './garden.ts';
import { lamp } from './lamp.ts';
import { mattress } from './mattress.ts';
import { mirror } from './mirror.ts';
import { page } from './page.ts';
import { palette } from './palette.ts';
import { parasol } from './parasol.ts';
import { pillow } from './pillow.ts';
import { rug } from './rug.ts';
import { sheet } from './sheet.ts';
import { shelf } from './shelf.ts';
import { sofaBed } from './sofa-bed.ts';
import { sofa2, sofa3, sofa4 } from './sofa.ts';
import { coffeeTable, diningTable, sideTable } from './tables.ts';
import { tools } from './tools.ts';

const drawings: Readonly<Record<PictureKind, Drawing>> = {
  'sofa-2': sofa2,
  'sofa-3': sofa3,
  'sofa-4': sofa4,
  'corner-sofa': cornerSofa,
  'chaise-sofa': chaiseSofa,
  'sofa-bed': sofaBed,
  armchair,
  footstool,
  'dining-chair': diningChair,
  'bar-stool': barStool,
  'dining-table': diningTable,
  'coffee-table': coffeeTable,
  'side-table': sideTable,
  desk,
  shelf,
  sideboard,
  wardrobe,
  bed,
  mattress,
  lamp,
  rug,
  mirror,
  cushion: pillow,
  'garden-sofa': gardenSofa,
  'garden-chair': gardenChair,
  'garden-table': gardenTable,
  parasol,
  box,
  accessory,
  tools,
  page,
};

/** A picture of a piece of furniture as an SVG document for the product tile (310:300). */
export function drawFurniture(kind: PictureKind, colour: PictureColour): string {
  const { view, baseline, draw } = drawings[kind];
  const prefix = letter(pictureKinds.indexOf(kind)) + letter(pictureColours.indexOf(colour));
  const picture = sheet(view, prefix);
  draw(picture, palette(colour));
  return picture.finish(baseline);
}

/** a to z, then A to Z: short, and allowed at the start of an id. */
function letter(index: number): string {
  return String.fromCodePoint(index < 26 ? 97 + index : 65 + index - 26);
}
