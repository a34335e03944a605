import { Noise } from './noise.ts';
import { bumpTexture, clamp, colourTexture, heightsOf, type Tile } from './texture.ts';

/** Rope, laid of strands that cross; it takes its colour from the finish. */
export function ropeTextures() {
  const tile: Tile = { columns: 256, rows: 256, metres: [0.03, 0.03] };
  const heights = heightsOf(tile, (u, v) => {
    const one = Math.abs(Math.sin(Math.PI * (u * 4 + v * 2)));
    const other = Math.abs(Math.sin(Math.PI * (u * 4 - v * 2)));
    return Math.max(one, other) + 0.3 * Math.min(one, other);
  });
  return { map: grey(tile, (texel) => 0.62 + heights[texel]! * 0.32), normalMap: bumpTexture(tile, heights, 6) };
}

/** A painted wall: nearly even. */
export function plasterTextures() {
  const tile: Tile = { columns: 512, rows: 512, metres: [1.6, 1.6] };
  const noise = new Noise(31);
  const heights = heightsOf(tile, (u, v) => {
    const strokes = Math.abs(noise.layered([u * 3, v * 9, 4], 4, [3, 9]));
    return noise.layered([u * 6, v * 6, 0], 6, [6, 6]) + 0.5 * strokes;
  });
  return { map: grey(tile, (texel) => 0.96 + heights[texel]! * 0.03), normalMap: bumpTexture(tile, heights, 2.2) };
}

/** Travertine: layers and small holes; it takes its colour from the finish. */
export function stoneTextures() {
  const tile: Tile = { columns: 512, rows: 512, metres: [0.9, 0.9] };
  const noise = new Noise(37);
  const heights = heightsOf(tile, (u, v) => {
    const layers = noise.layered([u * 3, v * 14, 0], 5, [3, 14]);
    const hole = noise.at(u * 60, v * 110, 7, [60, 110]);
    return 0.8 + layers * 0.35 - (hole > 0.5 ? (hole - 0.5) * 2.2 : 0);
  });
  return { map: grey(tile, (texel) => 0.32 + heights[texel]! * 0.72), normalMap: bumpTexture(tile, heights, 0.5) };
}

function grey(tile: Tile, lightOf: (texel: number) => number) {
  return colourTexture(tile, (texel) => {
    const light = clamp(lightOf(texel));
    return [light, light, light];
  });
}
