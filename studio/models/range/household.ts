import type { ModelPlan } from '../model.ts';
import { accessories } from './accessories.ts';
import { barStools } from './bar-stools.ts';
import { chairs } from './chairs.ts';
import { coffeeTables } from './coffee-tables.ts';
import { gardenTables } from './garden-tables.ts';
import { lamps } from './lamps.ts';
import { outdoors } from './outdoors.ts';
import { tables } from './tables.ts';
import { textiles } from './textiles.ts';

/** Tables, chairs, lamps, textiles, small things and the garden. */
export const household: readonly ModelPlan[] = [
  ...coffeeTables,
  ...tables,
  ...chairs,
  ...barStools,
  ...lamps,
  ...textiles,
  ...accessories,
  ...outdoors,
  ...gardenTables,
];
