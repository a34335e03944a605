import { butIn, inWoods } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** Low tables for the middle of the room and small ones beside something larger. */
export const coffeeTables: readonly ModelPlan[] = [
  {
    sku: 'SUND-SOFABORD-120',
    piece: {
      family: 'table',
      shape: 'soft',
      legs: 'columns',
      legDistance: 62,
    },
    colours: inWoods(['top', 'wood']),
    closeup: { at: [0.5, 0.8, 0.6], part: 0.3 },
  },
  {
    sku: 'SUND-SOFABORD-STEIN',
    piece: { family: 'table', shape: 'round', legs: 'columns' },
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
      shape: 'staves',
      legs: 'trestle',
    },
    colours: inWoods(['top'], { metal: 'metal:black' }),
  },
  {
    sku: 'DAL-SOFABORD',
    piece: {
      family: 'table',
      shape: 'round',
      legs: 'tapered',
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
      shape: 'pebble',
      legs: 'tapered',
    },
    colours: butIn(
      {
        anthracite: { top: 'lacquer:#45484a', wood: 'wood:blackOak' },
      },
      inWoods(['top', 'wood']),
    ),
    closeup: { at: [0.5, 0.8, 0.5], part: 0.3 },
  },
  {
    sku: 'HEIM-SOFABORD',
    piece: {
      family: 'table',
      shape: 'rectangle',
      legs: 'square',
      legDistance: 100,
      apron: 5,
      shelf: 13,
    },
    colours: inWoods(['top', 'wood']),
  },
  {
    sku: 'DAL-SIDEBORD',
    piece: {
      family: 'table',
      shape: 'round',
      legs: 'tapered',
    },
    colours: butIn(
      {
        oak: { top: 'wood:paleOak', wood: 'wood:paleOak' },
      },
      inWoods(['top'], { wood: 'wood:paleOak' }),
    ),
  },
  {
    sku: 'SUND-SIDEBORD',
    piece: { family: 'table', shape: 'round', legs: 'drum' },
    colours: inWoods(['top', 'wood']),
    closeup: { at: [0.3, 0.6, 0.6], part: 0.4 },
  },
  {
    sku: 'LYNG-LAMPEBORD',
    piece: { family: 'table', thickness: 4.4, shape: 'tray', legs: 'tripod' },
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
      shape: 'rectangle',
      legs: 'cross',
      legDistance: 38,
    },
    colours: inWoods(['top', 'wood']),
  },
];
