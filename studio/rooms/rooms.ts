import { diningRooms } from './dining-rooms.ts';
import { homeRooms } from './home-rooms.ts';
import { livingRooms } from './living-rooms.ts';
import type { Room } from './room.ts';
import { terraces } from './terraces.ts';

/** Every room that there is a picture of. */
export const rooms: readonly Room[] = [...livingRooms, ...homeRooms, ...diningRooms, ...terraces];
