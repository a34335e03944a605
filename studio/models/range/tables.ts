import { inWoods } from '../colours.ts';
import type { Model } from '../model.ts';

const pale = (colour: `#${string}`) => ({ top: `lacquer:${colour}`, wood: 'wood:paleOak' }) as const;

/** Tables for meals. */
export const tables: readonly Model[] = [
  {
    sku: 'TIND-SPISEBORD-220',
    piece: {
      family: 'table',
      width: 220,
      depth: 100,
      height: 74,
      thickness: 3.2,
      shape: 'staves',
      legs: 'cross',
      legDistance: 140,
    },
    colours: inWoods(['walnut', 'black'], ['top', 'wood']),
    closeup: { at: [0.75, 0.75, 0.6], part: 0.24 },
  },
  {
    sku: 'TIND-SPISEBORD-RUNDT',
    piece: { family: 'table', width: 120, depth: 120, height: 74, thickness: 2.6, shape: 'round', legs: 'pedestal' },
    colours: inWoods(['walnut', 'black'], ['top', 'wood']),
  },
  {
    sku: 'FJELL-UTTREKK',
    piece: {
      family: 'table',
      width: 180,
      depth: 90,
      height: 74,
      thickness: 3,
      shape: 'soft',
      legs: 'panel',
      legDistance: 130,
    },
    colours: {
      ...inWoods(['oak', 'walnut'], ['top', 'wood']),
      white: { top: 'lacquer:#f6f4ef', wood: 'wood:oak' },
    },
    closeup: { at: [0.75, 0.75, 0.6], part: 0.24 },
  },
  {
    sku: 'SUND-SPISEBORD-OVALT',
    piece: {
      family: 'table',
      width: 200,
      depth: 105,
      height: 73,
      thickness: 2.8,
      shape: 'oval',
      legs: 'columns',
      legDistance: 96,
    },
    colours: inWoods(['oak', 'black', 'white'], ['top', 'wood']),
  },
  {
    sku: 'NAUST-SPISEBORD',
    piece: {
      family: 'table',
      width: 240,
      depth: 95,
      height: 75,
      thickness: 4,
      shape: 'staves',
      legs: 'trestle',
      legDistance: 170,
    },
    colours: {
      oak: { top: 'wood:oak', metal: 'metal:black' },
      brown: { top: 'wood:smokedOak', metal: 'metal:black' },
    },
    closeup: { at: [0.75, 0.75, 0.6], part: 0.24 },
  },
  {
    sku: 'DAL-SPISEBORD-140',
    piece: {
      family: 'table',
      width: 140,
      depth: 80,
      height: 74,
      thickness: 2.2,
      shape: 'rectangle',
      legs: 'tapered',
      legDistance: 112,
      apron: 6,
    },
    colours: { oak: { top: 'wood:paleOak', wood: 'wood:paleOak' }, white: pale('#f6f4ef') },
  },
  {
    sku: 'DAL-SPISEBORD-RUNDT',
    piece: {
      family: 'table',
      width: 100,
      depth: 100,
      height: 74,
      thickness: 2.2,
      shape: 'round',
      legs: 'tapered',
      legDistance: 66,
    },
    colours: {
      oak: { top: 'wood:paleOak', wood: 'wood:paleOak' },
      white: pale('#f6f4ef'),
      green: pale('#6b7d5d'),
    },
  },
  {
    sku: 'HEIM-SPISEBORD',
    piece: {
      family: 'table',
      width: 120,
      depth: 75,
      height: 73,
      thickness: 2,
      shape: 'rectangle',
      legs: 'square',
      legDistance: 109,
      apron: 7,
    },
    colours: inWoods(['white', 'oak'], ['top', 'wood']),
  },
];
