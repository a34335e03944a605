import { magazineIndoors } from './magazine-indoors.ts';
import { magazineOutdoors } from './magazine-outdoors.ts';
import type { ArticleRoom } from './room.ts';

/** Every article of the magazine that there is a picture for. */
export const articleRooms: readonly ArticleRoom[] = [...magazineIndoors, ...magazineOutdoors];
