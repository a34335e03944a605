import type { Sofa } from '../../families/sofa.ts';
import { inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** A single seat is built like a sofa. */
const seat = { family: 'sofa', seats: 1 } as const satisfies Partial<Sofa> & { family: 'sofa' };

/** Armchairs that are cloth all over. */
export const softArmchairs: readonly ModelPlan[] = [
  {
    sku: 'SUND-LENESTOL',
    piece: {
      ...seat,
      arm: 'block',
      armWidth: 22,
      armHeight: 54,
      back: 'pillows',
      legs: 'plinth',
      legHeight: 5,
    },
    colours: inCloths('boucle', { wood: 'wood:smokedOak' }),
  },
  {
    sku: 'TROMME-STOL',
    piece: { family: 'armchair', kind: 'tub', base: 'legs' },
    colours: inCloths('velvet', { wood: 'wood:walnut' }),
  },
  {
    sku: 'TROMME-SVING',
    piece: { family: 'armchair', kind: 'tub', base: 'swivel' },
    colours: inCloths('boucle', { metal: 'metal:black' }),
    closeup: { at: [-0.8, 0.1, 0.4], part: 0.34, yaw: -0.9, pitch: 0.1 },
  },
  {
    sku: 'LUN-STOL',
    piece: {
      ...seat,
      arm: 'round',
      armWidth: 14,
      armHeight: 68,
      back: 'channels',
      legs: 'peg',
      legHeight: 14,
    },
    colours: inCloths('velvet', { wood: 'wood:walnut' }),
  },
  {
    sku: 'ORE-LENESTOL',
    piece: {
      ...seat,
      arm: 'slim',
      armWidth: 11,
      armHeight: 66,
      back: 'tight',
      hasPiping: true,
      legs: 'block',
      legHeight: 20,
    },
    colours: inCloths('wool', { wood: 'wood:oak' }),
  },
  {
    sku: 'DAL-HVILESTOL',
    piece: {
      ...seat,
      arm: 'none',
      armWidth: 0,
      armHeight: 0,
      back: 'tight',
      base: 'wood',
      legs: 'tapered',
      legHeight: 22,
    },
    colours: inCloths('weave', { wood: 'wood:paleOak' }),
  },
];
