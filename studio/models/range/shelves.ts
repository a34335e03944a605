import { inWoods } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** Open shelves for books and for what is put between them. */
export const shelves: readonly ModelPlan[] = [
  {
    sku: 'DAL-STIGE',
    piece: { family: 'shelf', shelves: 4, frame: 'ladder' },
    colours: {
      oak: { wood: 'wood:paleOak', metal: 'metal:black' },
      white: { wood: 'lacquer:#f6f4ef', metal: 'metal:white' },
    },
  },
  {
    sku: 'TIND-REOL',
    piece: { family: 'shelf', shelves: 5, frame: 'posts' },
    colours: inWoods(['wood'], { metal: 'metal:black' }),
  },
  {
    sku: 'RAD-BRED',
    piece: {
      family: 'shelf',
      shelves: 3,
      frame: 'sides',
      hasBack: true,
    },
    colours: inWoods(['wood']),
  },
  {
    sku: 'RAD-SMAL',
    piece: {
      family: 'shelf',
      shelves: 6,
      frame: 'sides',
      hasBack: true,
    },
    colours: inWoods(['wood']),
  },
  {
    sku: 'SUND-HYLLE',
    piece: { family: 'shelf', shelves: 1, frame: 'posts' },
    colours: inWoods(['wood'], { metal: 'metal:sand' }),
  },
  {
    sku: 'NISSE-HYLLE',
    piece: { family: 'shelf', shelves: 3, frame: 'sides' },
    colours: inWoods(['wood']),
  },
];
