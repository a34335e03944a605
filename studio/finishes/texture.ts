import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  MirroredRepeatWrapping,
  NoColorSpace,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
} from 'three';

/** Colour as red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** How a picture of a surface covers it. */
export interface Tile {
  readonly columns: number;
  readonly rows: number;
  /** Width and height that the picture has on the surface. */
  readonly metres: readonly [number, number];
  /** Every second repetition is turned over, for surfaces that do not repeat by themselves. */
  readonly isMirrored?: boolean;
}

/** One number for every texel of a tile. */
export type Heights = Float32Array;

export const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** From 0 to 1, softly, while `value` goes from `low` to `high`. */
export function softStep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** Asks for the height of every texel by its place from 0 to 1. */
export function heightsOf({ columns, rows }: Tile, height: (u: number, v: number) => number): Heights {
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heights[row * columns + column] = height(column / columns, row / rows);
    }
  }
  return heights;
}

/** A texture of colours. */
export function colourTexture(tile: Tile, colourOf: (texel: number) => Rgb): DataTexture {
  const texture = texelTexture(tile, colourOf);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** A texture that bends the light as bumps of the given heights would. */
export function bumpTexture(tile: Tile, heights: Heights, strength: number): DataTexture {
  const { columns, rows } = tile;
  const at = (column: number, row: number): number =>
    heights[((row + rows) % rows) * columns + ((column + columns) % columns)]!;
  const texture = texelTexture(tile, (texel) => {
    const column = texel % columns;
    const row = Math.floor(texel / columns);
    const x = (at(column - 1, row) - at(column + 1, row)) * strength;
    const y = (at(column, row - 1) - at(column, row + 1)) * strength;
    const length = Math.hypot(x, y, 1);
    return [(x / length) * 0.5 + 0.5, (y / length) * 0.5 + 0.5, 0.5 / length + 0.5];
  });
  texture.colorSpace = NoColorSpace;
  return texture;
}

function texelTexture({ columns, rows, metres, isMirrored }: Tile, colourOf: (texel: number) => Rgb): DataTexture {
  const data = new Uint8Array(columns * rows * 4);
  for (let texel = 0; texel < columns * rows; texel++) {
    const [red, green, blue] = colourOf(texel);
    data.set([red * 255, green * 255, blue * 255, 255], texel * 4);
  }
  const texture = new DataTexture(data, columns, rows, RGBAFormat);
  texture.wrapS = isMirrored ? MirroredRepeatWrapping : RepeatWrapping;
  texture.wrapT = texture.wrapS;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 2;
  texture.repeat.set(1 / metres[0], 1 / metres[1]);
  texture.needsUpdate = true;
  return texture;
}
