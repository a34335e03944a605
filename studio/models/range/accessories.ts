import type { Finishes } from '../../finishes/finish.ts';
import { dyes, inWoods } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

const strap = { strap: 'leather:#7a543a' } as const;

const rope = (colour: `#${string}`): Finishes => ({ cloth: `rope:${colour}`, lid: `rope:${colour}`, ...strap });

/** Mirrors, vases and boxes. */
export const accessories: readonly ModelPlan[] = [
  {
    sku: 'DAL-SPEIL',
    piece: { family: 'mirror', shape: 'round', frame: 'wood' },
    colours: inWoods(['wood'], { glass: 'mirror' }),
  },
  {
    sku: 'SVABERG-SPEIL',
    piece: { family: 'mirror', shape: 'pebble', frame: 'metal' },
    colours: {
      black: { metal: 'metal:black', glass: 'mirror' },
      white: { metal: 'metal:white', glass: 'mirror' },
    },
  },
  {
    sku: 'TIND-SPEIL',
    piece: { family: 'mirror', shape: 'rectangle', frame: 'wood' },
    colours: inWoods(['wood'], { glass: 'mirror' }),
  },
  {
    sku: 'HEIM-SPEIL',
    piece: { family: 'mirror', shape: 'oval', frame: 'wood' },
    colours: inWoods(['wood'], { glass: 'mirror' }),
  },
  {
    sku: 'LEIRE-GULVVASE',
    piece: { family: 'vase', shape: 'tall' },
    colours: {
      white: { ceramic: 'ceramic:#ece7dc' },
      black: { ceramic: 'ceramic:#2b2a29' },
      brown: { ceramic: `ceramic:${dyes.brown}` },
    },
  },
  {
    sku: 'LEIRE-KULE',
    piece: { family: 'vase', shape: 'globe' },
    colours: {
      orange: { ceramic: `ceramic:${dyes.orange}` },
      lightBlue: { ceramic: `ceramic:${dyes.lightBlue}` },
      cream: { ceramic: `ceramic:${dyes.cream}` },
      darkGreen: { ceramic: `ceramic:${dyes.darkGreen}` },
    },
  },
  {
    sku: 'FLUKT-VASE',
    piece: { family: 'vase', shape: 'flared' },
    colours: {
      green: { ceramic: 'glass:#7f9b76' },
      lightBlue: { ceramic: 'glass:#8fb3c9' },
      brown: { ceramic: 'glass:#8a6244' },
    },
  },
  {
    sku: 'KVIST-VASE',
    piece: { family: 'vase', shape: 'bottle' },
    colours: {
      yellow: { ceramic: `ceramic:${dyes.yellow}` },
      purple: { ceramic: `ceramic:${dyes.purple}` },
      darkGreen: { ceramic: `ceramic:${dyes.darkGreen}` },
      white: { ceramic: 'ceramic:#ece7dc' },
      red: { ceramic: `ceramic:${dyes.red}` },
    },
  },
  {
    sku: 'GJEM-KASSE-STOR',
    piece: { family: 'boxes', count: 1 },
    colours: {
      beige: { cloth: 'canvas:#cbb99d', lid: 'canvas:#b7a384', ...strap },
      grey: { cloth: 'canvas:#9b9c99', lid: 'canvas:#858683', ...strap },
      green: { cloth: 'canvas:#87957a', lid: 'canvas:#74826a', ...strap },
    },
  },
  {
    sku: 'DAL-ESKER',
    piece: { family: 'boxes', count: 3 },
    colours: {
      oak: { cloth: 'wood:paleOak', lid: 'wood:paleOak', ...strap },
      walnut: { cloth: 'wood:walnut', lid: 'wood:walnut', ...strap },
    },
  },
  {
    sku: 'TROSSE-KURV',
    piece: { family: 'boxes', shape: 'basket' },
    colours: { cream: rope(dyes.cream), anthracite: rope(dyes.anthracite), blue: rope(dyes.blue) },
  },
];
