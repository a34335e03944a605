import { Noise } from './noise.ts';
import { bumpTexture, clamp, colourTexture, type Rgb, softStep, type Tile } from './texture.ts';

interface Species {
  /** Wood of spring and of autumn, between which a ring goes. */
  readonly early: Rgb;
  readonly late: Rgb;
  /** How dark the pores are, from 0 to 1. */
  readonly pores: number;
  readonly ringMetres: number;
}

const species = {
  oak: { early: [0.8, 0.665, 0.49], late: [0.675, 0.51, 0.34], pores: 0.75, ringMetres: 0.0085 },
  paleOak: { early: [0.875, 0.79, 0.665], late: [0.785, 0.675, 0.53], pores: 0.5, ringMetres: 0.0085 },
  walnut: { early: [0.475, 0.335, 0.235], late: [0.29, 0.19, 0.13], pores: 0.5, ringMetres: 0.011 },
  smokedOak: { early: [0.42, 0.34, 0.27], late: [0.29, 0.225, 0.175], pores: 0.55, ringMetres: 0.008 },
  blackOak: { early: [0.155, 0.147, 0.142], late: [0.1, 0.095, 0.092], pores: 0.3, ringMetres: 0.009 },
  teak: { early: [0.7, 0.535, 0.375], late: [0.565, 0.41, 0.275], pores: 0.4, ringMetres: 0.012 },
  pine: { early: [0.885, 0.765, 0.57], late: [0.79, 0.62, 0.4], pores: 0.1, ringMetres: 0.014 },
} as const satisfies Readonly<Record<string, Species>>;

export type WoodName = keyof typeof species;

const tile: Tile = { columns: 1024, rows: 512, metres: [1.7, 0.34], isMirrored: true };

/** A board cut along the trunk: rings that end in arches, pores along the grain. The grain runs along U. */
export function woodTextures(name: WoodName) {
  const { early, late, pores, ringMetres }: Species = species[name];
  const { columns, rows, metres } = tile;
  const wide = new Noise(5);
  const fine = new Noise(9);
  const ring = new Float32Array(columns * rows);
  const fibre = new Float32Array(columns * rows);
  const cloud = new Float32Array(columns * rows);
  for (let texel = 0; texel < columns * rows; texel++) {
    const x = ((texel % columns) / columns) * metres[0];
    const y = (Math.floor(texel / columns) / rows - 0.5) * metres[1];
    const across = y + wide.layered([x * 1.3, y * 5, 1], 3) * 0.035;
    const deep = 0.055 + x * 0.035 + wide.layered([x * 0.9 + 7, y * 3, 2], 2) * 0.05;
    const years = Math.hypot(across, deep) / ringMetres + wide.layered([x * 3, y * 60, 3], 3) * 0.7;
    const season = years - Math.floor(years);
    const yearStrength = 0.65 + 0.7 * wide.at(Math.floor(years) * 3.7, 0.5, x * 0.4);
    ring[texel] = softStep(0.15, 0.88, season) * (1 - softStep(0.9, 1, season)) * yearStrength;
    fibre[texel] = fine.at(x * 9, y * 900) * 0.6 + fine.at(x * 22, y * 1700, 4) * 0.4;
    cloud[texel] = wide.layered([x * 1.1, y * 4, 9], 3);
    const pore = fine.at(x * 45, y * 1300, 8);
    if (pore > 0.34) fibre[texel]! -= (pore - 0.34) * 2.6 * pores * (0.4 + ring[texel]!);
  }
  const map = colourTexture(tile, (texel) => {
    const t = clamp(ring[texel]! * 0.85 + cloud[texel]! * 0.35);
    const light = 1 + fibre[texel]! * 0.16 + cloud[texel]! * 0.12;
    const mixed = (from: number, to: number): number => clamp((from + (to - from) * t) * light);
    return [mixed(early[0], late[0]), mixed(early[1], late[1]), mixed(early[2], late[2])];
  });
  const heights = fibre.map((value, texel) => value * 0.7 - ring[texel]! * 0.25);
  return { map, normalMap: bumpTexture(tile, heights, 0.35) };
}
