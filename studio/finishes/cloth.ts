import { Noise, randomFrom } from './noise.ts';
import { bumpTexture, clamp, colourTexture, type Heights, heightsOf, type Tile } from './texture.ts';

/** Cloths that furniture is covered with; each is grey here and takes its colour from the finish. */
export type ClothName = 'weave' | 'boucle' | 'velvet' | 'canvas' | 'wool' | 'leather';

const texels = 512;
const square = (metres: number): Tile => ({ columns: texels, rows: texels, metres: [metres, metres] });

interface Cloth {
  readonly tile: Tile;
  readonly heights: (tile: Tile) => Heights;
  readonly bump: number;
  /** How much the depth between threads darkens, from 0 to 1. */
  readonly shade: number;
  /** How much threads differ in colour, from 0 to 1. */
  readonly melange: number;
}

const cloths: Readonly<Record<ClothName, Cloth>> = {
  weave: { tile: square(0.16), heights: (tile) => threads(tile, 56, 0.5), bump: 2.2, shade: 0.3, melange: 0.3 },
  boucle: { tile: square(0.18), heights: knots, bump: 2.9, shade: 0.6, melange: 0.1 },
  velvet: { tile: square(0.3), heights: pile, bump: 0.6, shade: 0.05, melange: 0.06 },
  canvas: { tile: square(0.12), heights: (tile) => threads(tile, 80, 0.2), bump: 1.2, shade: 0.16, melange: 0.1 },
  wool: { tile: square(0.2), heights: felt, bump: 1.8, shade: 0.22, melange: 0.22 },
  leather: { tile: square(0.22), heights: grainOfLeather, bump: 1.1, shade: 0.1, melange: 0.03 },
};

export function clothTextures(name: ClothName) {
  const { tile, heights: heightsIn, bump, shade, melange } = cloths[name];
  const heights = heightsIn(tile);
  const yarn = name === 'leather' || name === 'velvet' ? null : yarnTones(tile);
  const clouds = new Noise(23);
  const map = colourTexture(tile, (texel) => {
    const u = (texel % texels) / texels;
    const v = Math.floor(texel / texels) / texels;
    const cloud = clouds.layered([u * 3, v * 3, 1], 3, [3, 3]) * 0.06;
    const light = clamp(0.9 + cloud + (heights[texel]! - 0.6) * shade + (yarn ? yarn[texel]! * melange : 0));
    return [light, light, light];
  });
  return { map, normalMap: bumpTexture(tile, heights, bump) };
}

/** Threads over and under each other; `slub` is how unevenly they are spun. */
function threads(tile: Tile, count: number, slub: number): Heights {
  const noise = new Noise(11);
  return heightsOf(tile, (u, v) => {
    const across = u * count + noise.at(u * 8, v * 8, 1, [8, 8]) * slub;
    const along = v * count + noise.at(u * 8, v * 8, 5, [8, 8]) * slub;
    const column = Math.floor(across);
    const row = Math.floor(along);
    const isOver = ((column + row) & 1) === 1;
    const x = across - column - 0.5;
    const y = along - row - 0.5;
    const [side, bend] = isOver ? [y, x] : [x, y];
    const thread = (1 - 3.2 * side * side) * (1 - 1.4 * bend * bend);
    return thread + (isOver ? 0.12 : 0) + 0.25 * noise.at(u * 64, v * 64, 2, [64, 64]);
  });
}

const KNOTS = 4400;
/** Between the knots other knots lie, not a hole. */
const UNDER_KNOTS = 0.4;

/** Bouclé: yarn that curls into many small soft knots, which lie close to each other. */
function knots({ columns, rows }: Tile): Heights {
  const random = randomFrom(31);
  const heights = new Float32Array(columns * rows).fill(UNDER_KNOTS);
  for (let knot = 0; knot < KNOTS; knot++) {
    tieKnot(heights, columns, {
      x: random() * columns,
      y: random() * rows,
      radius: 6 + random() * 5,
      stretch: 0.7 + random() * 0.6,
      turn: random() * Math.PI,
      lift: 0.1 + random() * 0.4,
    });
  }
  return heights;
}

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly stretch: number;
  /** Which way its yarn winds, in radians. */
  readonly turn: number;
  readonly lift: number;
}

function tieKnot(heights: Heights, size: number, { x, y, radius, stretch, turn, lift }: Knot): void {
  const reach = Math.ceil(radius * 1.5);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const along = (dx * cos + dy * sin) * stretch;
      const across = (dy * cos - dx * sin) / stretch;
      const off = Math.hypot(along, across) / radius;
      if (off >= 1) continue;
      const texel = ((Math.floor(y + dy) + size) % size) * size + ((Math.floor(x + dx) + size) % size);
      const yarn = 0.04 * Math.cos((across + along * 0.4) * 1.1);
      heights[texel] = Math.max(heights[texel]!, lift + (0.45 + yarn) * Math.sqrt(1 - off * off));
    }
  }
}

function pile(tile: Tile): Heights {
  const noise = new Noise(13);
  return heightsOf(tile, (u, v) => 0.6 + noise.layered([u * 96, v * 96, 0], 2, [96, 96]));
}

function felt(tile: Tile): Heights {
  const noise = new Noise(17);
  return heightsOf(tile, (u, v) => {
    const bent = noise.layered([u * 12, v * 12, 2], 2, [12, 12]);
    return 0.6 + noise.layered([u * 90 + bent * 4, v * 60 + bent * 5, 0], 3, [90, 60]) * 1.2;
  });
}

function grainOfLeather(tile: Tile): Heights {
  const noise = new Noise(19);
  return heightsOf(tile, (u, v) => {
    const fold = Math.abs(noise.layered([u * 44, v * 44, 0], 3, [44, 44]));
    return 0.4 + Math.min(0.5, fold * 2.2) + noise.at(u * 9, v * 9, 3, [9, 9]) * 0.1;
  });
}

/** Every thread has its own tone, and changes it a little along its way. */
function yarnTones(tile: Tile): Heights {
  const noise = new Noise(29);
  return heightsOf(
    tile,
    (u, v) => noise.layered([u * 96, v * 7, 0], 2, [96, 7]) * 0.6 + noise.layered([u * 7, v * 96, 4], 2, [7, 96]) * 0.6,
  );
}
