import type { Album } from './album.ts';
import { eveningLight } from './evening-light.ts';
import { firstHome } from './first-home.ts';
import { longTables } from './long-tables.ts';
import { outdoorDays } from './outdoor-days.ts';

/** Pictures that customers sent, by what they have in common. */
export const albums: readonly Album[] = [firstHome, longTables, eveningLight, outdoorDays];
