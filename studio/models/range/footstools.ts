import { inCloths } from '../colours.ts';
import type { Model } from '../model.ts';

/** What one puts one's feet on, or a tray, or a third guest. */
export const footstools: readonly Model[] = [
  {
    sku: 'SUND-PUFF',
    piece: { family: 'footstool', width: 92, depth: 72, height: 40, shape: 'square', legs: 'plinth', legHeight: 5 },
    colours: inCloths('boucle', ['cream', 'beige', 'anthracite'], { wood: 'wood:smokedOak' }),
  },
  {
    sku: 'TROMME-PUFF',
    piece: { family: 'footstool', width: 52, depth: 52, height: 42, shape: 'round', legs: 'none' },
    colours: inCloths('boucle', ['white', 'orange', 'green', 'pink'], {}),
  },
  {
    sku: 'VIDDE-SKAMMEL',
    piece: { family: 'footstool', width: 62, depth: 50, height: 40, shape: 'square', legs: 'sled', legHeight: 18 },
    colours: inCloths('leather', ['brown', 'black'], { metal: 'metal:black' }),
  },
  {
    sku: 'LUN-PUFF',
    piece: { family: 'footstool', width: 46, depth: 46, height: 44, shape: 'round', legs: 'peg', legHeight: 6 },
    colours: inCloths('velvet', ['darkGreen', 'navy', 'purple'], { wood: 'wood:walnut' }),
  },
  {
    sku: 'KVIST-SKAMMEL',
    piece: { family: 'footstool', width: 58, depth: 58, height: 41, shape: 'square', legs: 'tapered', legHeight: 22 },
    colours: inCloths('canvas', ['grey', 'green', 'cream'], { wood: 'wood:oak' }),
  },
  {
    sku: 'DAL-KRAKK',
    piece: { family: 'footstool', width: 40, depth: 40, height: 46, shape: 'round', legs: 'tapered', legHeight: 34 },
    colours: inCloths('wool', ['red', 'yellow', 'blue', 'lightGrey'], { wood: 'wood:paleOak' }),
  },
];
