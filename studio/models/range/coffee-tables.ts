import { inWoods } from '../colours.ts';
import type { Model } from '../model.ts';

/** Low tables for the middle of the room and small ones beside something larger. */
export const coffeeTables: readonly Model[] = [
  {
    sku: 'SUND-SOFABORD-120',
    piece: {
      family: 'table',
      width: 120,
      depth: 70,
      height: 34,
      thickness: 3,
      shape: 'soft',
      legs: 'columns',
      legDistance: 62,
    },
    colours: inWoods(['oak', 'walnut', 'black'], ['top', 'wood']),
    closeup: { at: [0.5, 0.8, 0.6], part: 0.3 },
  },
  {
    sku: 'SUND-SOFABORD-STEIN',
    piece: { family: 'table', width: 80, depth: 80, height: 38, thickness: 2.4, shape: 'round', legs: 'columns' },
    colours: {
      white: { top: 'stone:#e9e6df', wood: 'stone:#e9e6df' },
      darkGreen: { top: 'stone:#4d6154', wood: 'stone:#4d6154' },
      black: { top: 'stone:#33322f', wood: 'stone:#33322f' },
    },
  },
  {
    sku: 'TIND-SOFABORD',
    piece: {
      family: 'table',
      width: 130,
      depth: 65,
      height: 42,
      thickness: 2.6,
      shape: 'staves',
      legs: 'trestle',
      legDistance: 96,
    },
    colours: inWoods(['walnut', 'black'], ['top'], { metal: 'metal:black' }),
  },
  {
    sku: 'DAL-SOFABORD',
    piece: {
      family: 'table',
      width: 80,
      depth: 80,
      height: 45,
      thickness: 2.2,
      shape: 'round',
      legs: 'tapered',
      legDistance: 50,
    },
    colours: {
      oak: { top: 'wood:paleOak', wood: 'wood:paleOak' },
      white: { top: 'lacquer:#f6f4ef', wood: 'wood:paleOak' },
    },
  },
  {
    sku: 'SVABERG-SOFABORD',
    piece: {
      family: 'table',
      width: 105,
      depth: 68,
      height: 40,
      thickness: 2.6,
      shape: 'pebble',
      legs: 'tapered',
      legDistance: 60,
    },
    colours: {
      ...inWoods(['oak', 'walnut'], ['top', 'wood']),
      anthracite: { top: 'lacquer:#45484a', wood: 'wood:blackOak' },
    },
    closeup: { at: [0.5, 0.8, 0.5], part: 0.3 },
  },
  {
    sku: 'HEIM-SOFABORD',
    piece: {
      family: 'table',
      width: 110,
      depth: 60,
      height: 46,
      thickness: 2.4,
      shape: 'rectangle',
      legs: 'square',
      legDistance: 100,
      apron: 5,
      shelf: 13,
    },
    colours: inWoods(['oak', 'white', 'black'], ['top', 'wood']),
  },
  {
    sku: 'DAL-SIDEBORD',
    piece: {
      family: 'table',
      width: 40,
      depth: 40,
      height: 50,
      thickness: 1.8,
      shape: 'round',
      legs: 'tapered',
      legDistance: 27,
    },
    colours: {
      oak: { top: 'wood:paleOak', wood: 'wood:paleOak' },
      ...inWoods(['white', 'green', 'turquoise'], ['top'], { wood: 'wood:paleOak' }),
    },
  },
  {
    sku: 'SUND-SIDEBORD',
    piece: { family: 'table', width: 46, depth: 46, height: 47, thickness: 2.2, shape: 'round', legs: 'drum' },
    colours: inWoods(['oak', 'walnut', 'black'], ['top', 'wood']),
    closeup: { at: [0.3, 0.6, 0.6], part: 0.4 },
  },
  {
    sku: 'LYNG-LAMPEBORD',
    piece: { family: 'table', width: 42, depth: 42, height: 62, thickness: 4.4, shape: 'tray', legs: 'tripod' },
    colours: {
      green: { top: 'lacquer:#6b7d5d', metal: 'lacquer:#6b7d5d' },
      black: { top: 'metal:black', metal: 'metal:black' },
      cream: { top: 'lacquer:#e9e0cf', metal: 'metal:brass' },
    },
  },
  {
    sku: 'TIND-SIDEBORD',
    piece: {
      family: 'table',
      width: 50,
      depth: 50,
      height: 52,
      thickness: 2.4,
      shape: 'rectangle',
      legs: 'cross',
      legDistance: 38,
    },
    colours: inWoods(['walnut', 'black'], ['top', 'wood']),
  },
];
