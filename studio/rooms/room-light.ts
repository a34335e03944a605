import { Vector3 } from 'three';
import type { Lighting } from '../render/lighting.ts';

/** What shines on a room and what is seen where the room ends. */
interface RoomLight {
  readonly lighting: Lighting;
  readonly sky: string;
  /** Metres from where on the air swallows things, and where nothing is left of them but the sky's colour. */
  readonly haze?: readonly [from: number, to: number];
}

export type RoomLightName = 'window' | 'sun' | 'evening' | 'dawn' | 'overcast' | 'lowSun' | 'snow';

const shared = { focus: new Vector3(0, 0.6, -0.3), reach: 3.6, shadowTexels: 2048 } as const;

/** The light of every kind of day that there is a picture of. */
export const roomLights: Readonly<Record<RoomLightName, RoomLight>> = {
  /** Sun through a window to the left. */
  window: {
    sky: '#d6d2c8',
    lighting: {
      ...shared,
      key: { direction: [-1, 0.52, 0.4], strength: 3.6, colour: '#ffe9cc', softness: 0.02, blur: 3 },
      sky: { strength: 2.1, colour: '#fbf8f3', horizon: '#f6ead8', lights: 5, fromFront: 0.5 },
      fill: 0.75,
      exposure: 1.28,
      vignette: 0.2,
    },
  },
  sun: {
    sky: '#c3d6e4',
    lighting: {
      ...shared,
      key: { direction: [-0.62, 0.85, 0.62], strength: 3.6, colour: '#ffedd0', softness: 0.02, blur: 2 },
      sky: { strength: 1.05, colour: '#dce9ff', horizon: '#f4f3ee', lights: 5, fromFront: 0.3 },
      fill: 0.6,
      exposure: 1.05,
      vignette: 0.15,
    },
  },
  /** Only lamps, and what is left of the blue hour. */
  evening: {
    sky: '#1b2230',
    lighting: {
      ...shared,
      key: { direction: [0.3, 0.8, 0.7], strength: 0.12, colour: '#8fa6d0', softness: 0.4, blur: 14 },
      sky: { strength: 0.4, colour: '#7f97c4', horizon: '#a58a70', lights: 4, fromFront: 0.4 },
      fill: 0.2,
      exposure: 1.35,
      vignette: 0.35,
    },
  },
  /** Grey before sunrise: a wide, cool light from the left. */
  dawn: {
    sky: '#c9cfd6',
    lighting: {
      ...shared,
      key: { direction: [-1, 0.62, 0.1], strength: 1.35, colour: '#dfe8f5', softness: 0.4, blur: 16 },
      sky: { strength: 1.25, colour: '#dde5f0', horizon: '#dcd8d6', lights: 5, fromFront: 0.25 },
      fill: 0.6,
      exposure: 1.5,
      vignette: 0.3,
    },
  },
  overcast: {
    sky: '#cfd4d6',
    lighting: {
      ...shared,
      key: { direction: [-0.5, 1, 0.35], strength: 0.9, colour: '#f2f5f8', softness: 0.5, blur: 18 },
      sky: { strength: 1.7, colour: '#e9eff5', horizon: '#e6e6e2', lights: 6, fromFront: 0.2 },
      fill: 0.6,
      exposure: 1.5,
      vignette: 0.2,
    },
  },
  lowSun: {
    sky: '#ead9c2',
    haze: [9, 34],
    lighting: {
      ...shared,
      key: { direction: [-1, 0.36, 0.34], strength: 4, colour: '#ffd09a', softness: 0.02, blur: 2 },
      sky: { strength: 0.95, colour: '#cfdcf0', horizon: '#f2d9bd', lights: 5, fromFront: 0.3 },
      fill: 0.55,
      exposure: 1.02,
      vignette: 0.25,
    },
  },
  /** A pale winter day: what is white throws light back. */
  snow: {
    sky: '#dfe6ea',
    haze: [6, 30],
    lighting: {
      ...shared,
      key: { direction: [-0.8, 0.6, 0.5], strength: 1.5, colour: '#fff3e2', softness: 0.12, blur: 8 },
      sky: { strength: 1.25, colour: '#dfeaf8', horizon: '#eef1f4', lights: 5, fromFront: 0.2 },
      fill: 0.75,
      exposure: 0.94,
      vignette: 0.12,
    },
  },
};
