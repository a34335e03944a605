import { dyes } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

const teak = { top: 'wood:teak', wood: 'wood:teak' } as const;
const stone = 'stone:#9b9890';

/** Tables outside, and what shades them and keeps their cushions dry. */
export const gardenTables: readonly ModelPlan[] = [
  {
    sku: 'BRIS-BORD-220',
    piece: {
      family: 'table',
      shape: 'slats',
      legs: 'square',
      legDistance: 196,
      apron: 7,
    },
    colours: { teak },
  },
  {
    sku: 'BRIS-BORD-RUNDT',
    piece: {
      family: 'table',
      shape: 'round',
      legs: 'tapered',
    },
    colours: { teak },
  },
  {
    sku: 'SKJER-BORD-160',
    piece: {
      family: 'table',
      shape: 'slats',
      legs: 'trestle',
    },
    colours: {
      anthracite: { top: 'metal:anthracite', metal: 'metal:anthracite' },
      white: { top: 'metal:white', metal: 'metal:white' },
      green: { top: 'lacquer:#6b7d5d', metal: 'lacquer:#6b7d5d' },
    },
  },
  {
    sku: 'SKJER-KAFEBORD',
    piece: { family: 'table', thickness: 4.4, shape: 'tray', legs: 'tripod' },
    colours: {
      white: { top: 'metal:white', metal: 'metal:white' },
      green: { top: 'lacquer:#6b7d5d', metal: 'metal:black' },
      black: { top: 'metal:black', metal: 'metal:black' },
      yellow: { top: `lacquer:${dyes.yellow}`, metal: 'metal:black' },
    },
  },
  {
    sku: 'BRIS-LOUNGEBORD',
    piece: {
      family: 'table',
      shape: 'slats',
      legs: 'square',
      legDistance: 98,
      apron: 5,
    },
    colours: { teak },
  },
  {
    sku: 'BRIS-PARASOLL-300',
    piece: { family: 'parasol', pole: 'wood', panels: ['canopy'] },
    colours: {
      cream: { canopy: 'canvas:#ece4d4', wood: 'wood:teak', metal: 'metal:black', stone },
      grey: { canopy: `canvas:${dyes.grey}`, wood: 'wood:teak', metal: 'metal:black', stone },
      green: { canopy: `canvas:${dyes.green}`, wood: 'wood:teak', metal: 'metal:black', stone },
    },
  },
  {
    sku: 'SKJER-PARASOLL-250',
    piece: {
      family: 'parasol',
      pole: 'metal',
      panels: ['canopy'],
      ribs: 4,
    },
    colours: {
      anthracite: { canopy: `canvas:${dyes.anthracite}`, metal: 'metal:anthracite', stone },
      white: { canopy: `canvas:${dyes.white}`, metal: 'metal:white', stone },
      orange: { canopy: `canvas:${dyes.orange}`, metal: 'metal:white', stone },
    },
  },
  {
    sku: 'SOLEN-BALKONG',
    piece: {
      family: 'parasol',
      pole: 'metal',
      panels: ['canopy', 'stripe'],
    },
    colours: {
      yellow: { canopy: 'canvas:#d8ae4c', stripe: 'canvas:#ece4d4', metal: 'metal:white', stone },
      blue: { canopy: 'canvas:#51709a', stripe: 'canvas:#ece4d4', metal: 'metal:white', stone },
      red: { canopy: 'canvas:#a5473d', stripe: 'canvas:#ece4d4', metal: 'metal:white', stone },
    },
  },
  {
    sku: 'BRIS-PUTEKASSE',
    piece: { family: 'cushionBox' },
    colours: { teak: { wood: 'wood:teak', shade: 'matt:#3a3630' } },
  },
  {
    sku: 'SKJER-PUTEKASSE',
    piece: { family: 'cushionBox' },
    colours: {
      anthracite: { wood: 'metal:anthracite', shade: 'matt:#1f2021' },
      white: { wood: 'metal:white', shade: 'matt:#8d8b86' },
    },
  },
];
