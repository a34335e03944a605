import type { CategoryCode } from '../categories.ts';
import type { DemoProduct } from '../demo-product.ts';
import type { Lines } from './line.ts';
import { bedLines } from './lines/bed.ts';
import { chairLines } from './lines/chair.ts';
import { gardenLines } from './lines/garden.ts';
import { lampLines } from './lines/lamp.ts';
import { smallLines } from './lines/small.ts';
import { sofaLines } from './lines/sofa.ts';
import { storageLines } from './lines/storage.ts';
import { tableLines } from './lines/table.ts';
import { textileLines } from './lines/textile.ts';

/** What is said about the furniture of one family. */
export const familyLines = {
  sofa: sofaLines,
  chair: chairLines,
  table: tableLines,
  storage: storageLines,
  bed: bedLines,
  lamp: lampLines,
  textile: textileLines,
  garden: gardenLines,
  small: smallLines,
} as const satisfies Readonly<Record<string, Lines>>;

export type Family = keyof typeof familyLines;

const categoriesOf: Readonly<Record<Family, readonly CategoryCode[]>> = {
  sofa: ['twoSeaters', 'threeSeaters', 'cornerSofas', 'sofaBeds'],
  chair: ['armchairs', 'footstools', 'diningChairs', 'barStools', 'benches'],
  table: ['coffeeTables', 'sideTables', 'diningTables'],
  storage: ['sideboards', 'tvBenches', 'shelves', 'boxes', 'nightstands'],
  bed: ['beds', 'mattresses'],
  lamp: ['floorLamps', 'tableLamps', 'pendants'],
  textile: ['rugs', 'cushions'],
  garden: ['gardenSofas', 'gardenArmchairs', 'gardenTables', 'gardenChairs', 'parasols', 'cushionBoxes'],
  small: ['mirrors', 'vases'],
};

/** Furniture that lives in a room and not in a department of its own. */
const familyOfPicture: Readonly<Record<string, Family>> = { desk: 'table', wardrobe: 'storage' };

/** The family of a product; `null` for what nobody reviews: services, files, sets and pages of a series. */
export function familyOf({ type = 'simple', categories: [home], picture }: DemoProduct): Family | null {
  if (type !== 'simple') return null;
  const families = Object.keys(categoriesOf) as Family[];
  return families.find((family) => categoriesOf[family].includes(home)) ?? familyOfPicture[picture] ?? null;
}
