import type { DemoProduct } from '../demo-product.ts';
import { barStools } from './bar-stools.ts';
import { coffeeTables } from './coffee-tables.ts';
import { colourfulChairs } from './colourful-chairs.ts';
import { cushions } from './cushions.ts';
import { diningChairs } from './dining-chairs.ts';
import { diningTables } from './dining-tables.ts';
import { floorLamps } from './floor-lamps.ts';
import { gardenArmchairs } from './garden-armchairs.ts';
import { gardenChairs } from './garden-chairs.ts';
import { gardenSofas } from './garden-sofas.ts';
import { gardenTables } from './garden-tables.ts';
import { mirrors } from './mirrors.ts';
import { pendants } from './pendants.ts';
import { rugs } from './rugs.ts';
import { runners } from './runners.ts';
import { shade } from './shade.ts';
import { sideTables } from './side-tables.ts';
import { smallDiningTables } from './small-dining-tables.ts';
import { storageBoxes } from './storage-boxes.ts';
import { tableLamps } from './table-lamps.ts';
import { vases } from './vases.ts';

/** Tables, chairs, lamps, textiles, small things and the garden. */
export const household: readonly DemoProduct[] = [
  ...coffeeTables,
  ...sideTables,
  ...diningTables,
  ...smallDiningTables,
  ...diningChairs,
  ...colourfulChairs,
  ...barStools,
  ...floorLamps,
  ...tableLamps,
  ...pendants,
  ...rugs,
  ...runners,
  ...cushions,
  ...mirrors,
  ...vases,
  ...storageBoxes,
  ...gardenSofas,
  ...gardenArmchairs,
  ...gardenTables,
  ...gardenChairs,
  ...shade,
];
