import { butIn, inWoods } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

const pale = (colour: `#${string}`) => ({ top: `lacquer:${colour}`, wood: 'wood:paleOak' }) as const;

/** Tables for meals. */
export const tables: readonly ModelPlan[] = [
  {
    sku: 'TIND-SPISEBORD-220',
    piece: {
      family: 'table',
      shape: 'staves',
      legs: 'cross',
    },
    colours: inWoods(['top', 'wood']),
  },
  {
    sku: 'TIND-SPISEBORD-RUNDT',
    piece: { family: 'table', shape: 'round', legs: 'pedestal' },
    colours: inWoods(['top', 'wood']),
  },
  {
    sku: 'FJELL-UTTREKK',
    piece: {
      family: 'table',
      shape: 'soft',
      legs: 'panel',
    },
    colours: butIn(
      {
        white: { top: 'lacquer:#f6f4ef', wood: 'wood:oak' },
      },
      inWoods(['top', 'wood']),
    ),
  },
  {
    sku: 'SUND-SPISEBORD-OVALT',
    piece: {
      family: 'table',
      shape: 'oval',
      legs: 'columns',
    },
    colours: inWoods(['top', 'wood']),
  },
  {
    sku: 'NAUST-SPISEBORD',
    piece: {
      family: 'table',
      shape: 'staves',
      legs: 'trestle',
    },
    colours: {
      oak: { top: 'wood:oak', metal: 'metal:black' },
      brown: { top: 'wood:smokedOak', metal: 'metal:black' },
    },
  },
  {
    sku: 'DAL-SPISEBORD-140',
    piece: {
      family: 'table',
      shape: 'rectangle',
      legs: 'tapered',
      apron: 6,
    },
    colours: { oak: { top: 'wood:paleOak', wood: 'wood:paleOak' }, white: pale('#f6f4ef') },
  },
  {
    sku: 'DAL-SPISEBORD-RUNDT',
    piece: {
      family: 'table',
      shape: 'round',
      legs: 'tapered',
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
      shape: 'rectangle',
      legs: 'square',
      legDistance: 109,
      apron: 7,
    },
    colours: inWoods(['top', 'wood']),
  },
];
