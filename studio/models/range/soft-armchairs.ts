import type { Sofa } from '../../families/sofa.ts';
import { inCloths } from '../colours.ts';
import type { Model } from '../model.ts';

/** A single seat is built like a sofa. */
const seat = { family: 'sofa', seats: 1 } as const satisfies Partial<Sofa> & { family: 'sofa' };

/** Armchairs that are cloth all over. */
export const softArmchairs: readonly Model[] = [
  {
    sku: 'SUND-LENESTOL',
    piece: {
      ...seat,
      width: 112,
      depth: 96,
      height: 74,
      seatHeight: 40,
      arm: 'block',
      armWidth: 22,
      armHeight: 54,
      back: 'pillows',
      legs: 'plinth',
      legHeight: 5,
    },
    colours: inCloths('boucle', ['cream', 'brown', 'darkGreen'], { wood: 'wood:smokedOak' }),
  },
  {
    sku: 'TROMME-STOL',
    piece: { family: 'armchair', kind: 'tub', width: 74, depth: 68, height: 74, seatHeight: 43, base: 'legs' },
    colours: inCloths('velvet', ['pink', 'green', 'blue', 'yellow'], { wood: 'wood:walnut' }),
  },
  {
    sku: 'TROMME-SVING',
    piece: { family: 'armchair', kind: 'tub', width: 78, depth: 72, height: 72, seatHeight: 42, base: 'swivel' },
    colours: inCloths('boucle', ['white', 'beige', 'anthracite'], { metal: 'metal:black' }),
    closeup: { at: [0.5, 0.3, 0.5], part: 0.4 },
  },
  {
    sku: 'LUN-STOL',
    piece: {
      ...seat,
      width: 84,
      depth: 80,
      height: 80,
      seatHeight: 45,
      arm: 'round',
      armWidth: 14,
      armHeight: 68,
      back: 'channels',
      legs: 'peg',
      legHeight: 14,
    },
    colours: inCloths('velvet', ['darkGreen', 'pink', 'purple'], { wood: 'wood:walnut' }),
  },
  {
    sku: 'ORE-LENESTOL',
    piece: {
      ...seat,
      width: 76,
      depth: 82,
      height: 104,
      seatHeight: 48,
      arm: 'slim',
      armWidth: 11,
      armHeight: 66,
      back: 'tight',
      hasPiping: true,
      legs: 'block',
      legHeight: 20,
    },
    colours: inCloths('wool', ['blue', 'red', 'lightGrey'], { wood: 'wood:oak' }),
  },
  {
    sku: 'DAL-HVILESTOL',
    piece: {
      ...seat,
      width: 58,
      depth: 70,
      height: 76,
      seatHeight: 43,
      arm: 'none',
      armWidth: 0,
      armHeight: 0,
      back: 'tight',
      base: 'wood',
      legs: 'tapered',
      legHeight: 22,
    },
    colours: inCloths('weave', ['lightBlue', 'beige', 'orange'], { wood: 'wood:paleOak' }),
  },
];
