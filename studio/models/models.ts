import { bedroom } from './bedroom.ts';
import { diningRoom } from './dining-room.ts';
import { garden } from './garden.ts';
import { home } from './home.ts';
import { livingRoom } from './living-room.ts';
import type { Model } from './model.ts';
import { household } from './range/household.ts';
import { indoor } from './range/indoor.ts';

/** Every product that the studio makes pictures of. */
export const models: readonly Model[] = [
  ...livingRoom,
  ...diningRoom,
  ...bedroom,
  ...home,
  ...garden,
  ...indoor,
  ...household,
];
