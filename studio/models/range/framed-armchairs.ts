import { inCloths } from '../colours.ts';
import type { Model } from '../model.ts';

/** Armchairs whose frame can be seen. */
export const framedArmchairs: readonly Model[] = [
  {
    sku: 'LYNG-GYNGESTOL',
    piece: { family: 'armchair', kind: 'frame', width: 72, depth: 92, height: 98, seatHeight: 45, base: 'rockers' },
    colours: inCloths('wool', ['cream', 'green', 'brown'], { wood: 'wood:oak' }),
    closeup: { at: [0.7, -0.6, 0.5], part: 0.36 },
  },
  {
    sku: 'LYNG-LAV',
    piece: { family: 'armchair', kind: 'frame', width: 74, depth: 78, height: 80, seatHeight: 40 },
    colours: inCloths('weave', ['anthracite', 'beige'], { wood: 'wood:smokedOak' }),
  },
  {
    sku: 'VIDDE-STOL',
    piece: {
      family: 'sofa',
      seats: 1,
      width: 80,
      depth: 82,
      height: 79,
      seatHeight: 43,
      arm: 'slim',
      armWidth: 10,
      armHeight: 60,
      hasPiping: true,
      legs: 'sled',
      legHeight: 16,
    },
    colours: inCloths('leather', ['brown', 'black'], { metal: 'metal:black' }),
  },
  {
    sku: 'KVIST-STOL',
    piece: {
      family: 'sofa',
      seats: 1,
      width: 78,
      depth: 80,
      height: 78,
      seatHeight: 43,
      arm: 'frame',
      armWidth: 6,
      armHeight: 60,
      base: 'wood',
      legHeight: 20,
    },
    colours: inCloths('canvas', ['grey', 'cream'], { wood: 'wood:walnut' }),
  },
];
