import { diningRooms } from './dining-rooms.ts';
import { homeRooms } from './home-rooms.ts';
import { livingRooms } from './living-rooms.ts';
import type { Room } from './room.ts';
import { seriesRooms } from './series-rooms.ts';
import { terraces } from './terraces.ts';

/** Every room that there is a picture of. */
export const rooms: readonly Room[] = [...livingRooms, ...homeRooms, ...diningRooms, ...seriesRooms, ...terraces];
