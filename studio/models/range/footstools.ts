import { inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** What one puts one's feet on, or a tray, or a third guest. */
export const footstools: readonly ModelPlan[] = [
  {
    sku: 'SUND-PUFF',
    piece: { family: 'footstool', shape: 'square', legs: 'plinth', legHeight: 5 },
    colours: inCloths('boucle', { wood: 'wood:smokedOak' }),
  },
  {
    sku: 'TROMME-PUFF',
    piece: { family: 'footstool', shape: 'round', legs: 'none' },
    colours: inCloths('boucle', {}),
  },
  {
    sku: 'VIDDE-SKAMMEL',
    piece: { family: 'footstool', shape: 'square', legs: 'sled', legHeight: 18 },
    colours: inCloths('leather', { metal: 'metal:black' }),
  },
  {
    sku: 'LUN-PUFF',
    piece: { family: 'footstool', shape: 'round', legs: 'peg', legHeight: 6 },
    colours: inCloths('velvet', { wood: 'wood:walnut' }),
  },
  {
    sku: 'KVIST-SKAMMEL',
    piece: { family: 'footstool', shape: 'square', legs: 'tapered', legHeight: 22 },
    colours: inCloths('canvas', { wood: 'wood:oak' }),
  },
  {
    sku: 'DAL-KRAKK',
    piece: { family: 'footstool', shape: 'round', legs: 'tapered', legHeight: 34 },
    colours: inCloths('wool', { wood: 'wood:paleOak' }),
  },
];
