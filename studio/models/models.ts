import { bedroom } from './bedroom.ts';
import { diningRoom } from './dining-room.ts';
import { garden } from './garden.ts';
import { home } from './home.ts';
import { livingRoom } from './living-room.ts';
import type { Model, ModelPlan } from './model.ts';
import { modelOf } from './model-of.ts';
import { household } from './range/household.ts';
import { indoor } from './range/indoor.ts';

const plans: readonly ModelPlan[] = [
  ...livingRoom,
  ...diningRoom,
  ...bedroom,
  ...home,
  ...garden,
  ...indoor,
  ...household,
];

/** Every product that the studio makes pictures of. */
export const models: readonly Model[] = plans.map(modelOf);
