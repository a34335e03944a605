import { inWoods } from '../colours.ts';
import type { Model } from '../model.ts';

/** Open shelves for books and for what is put between them. */
export const shelves: readonly Model[] = [
  {
    sku: 'DAL-STIGE',
    piece: { family: 'shelf', width: 64, depth: 38, height: 178, shelves: 4, thickness: 2, frame: 'ladder' },
    colours: {
      oak: { wood: 'wood:paleOak', metal: 'metal:black' },
      white: { wood: 'lacquer:#f6f4ef', metal: 'metal:white' },
    },
  },
  {
    sku: 'TIND-REOL',
    piece: { family: 'shelf', width: 112, depth: 36, height: 192, shelves: 5, thickness: 2.6, frame: 'posts' },
    colours: inWoods(['walnut', 'black'], ['wood'], { metal: 'metal:black' }),
  },
  {
    sku: 'RAD-BRED',
    piece: {
      family: 'shelf',
      width: 152,
      depth: 34,
      height: 112,
      shelves: 3,
      thickness: 2.4,
      frame: 'sides',
      hasBack: true,
    },
    colours: inWoods(['white', 'oak', 'black'], ['wood']),
  },
  {
    sku: 'RAD-SMAL',
    piece: {
      family: 'shelf',
      width: 40,
      depth: 28,
      height: 198,
      shelves: 6,
      thickness: 2,
      frame: 'sides',
      hasBack: true,
    },
    colours: inWoods(['white', 'oak'], ['wood']),
  },
  {
    sku: 'SUND-HYLLE',
    piece: { family: 'shelf', width: 142, depth: 36, height: 54, shelves: 1, thickness: 2.6, frame: 'posts' },
    colours: inWoods(['oak', 'brown'], ['wood'], { metal: 'metal:sand' }),
  },
  {
    sku: 'NISSE-HYLLE',
    piece: { family: 'shelf', width: 84, depth: 30, height: 100, shelves: 3, thickness: 2, frame: 'sides' },
    colours: inWoods(['green', 'turquoise', 'white'], ['wood']),
  },
];
