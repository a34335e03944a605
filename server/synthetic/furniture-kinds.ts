import type { FurnitureKind } from './furniture-kind.ts';
import { homeAndGarden } from './home-and-garden.ts';
import { seatsAndTables } from './seats-and-tables.ts';

/** What the synthetic shop sells. */
export const furnitureKinds: readonly FurnitureKind[] = [...seatsAndTables, ...homeAndGarden];
