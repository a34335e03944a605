/** A stream of numbers from 0 to 1 that is the same for the same seed: everything the studio makes can be made again. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const blend = (a: number, b: number, t: number): number => a + (b - a) * t;
const wrap = (value: number, period: number): number => ((value % period) + period) % period;

function slope(corner: number, x: number, y: number, z: number): number {
  const side = corner & 15;
  const u = side < 8 ? x : y;
  const other = side === 12 || side === 14 ? x : z;
  const v = side < 4 ? y : other;
  return ((corner & 1) === 0 ? u : -u) + ((corner & 2) === 0 ? v : -v);
}

/** Gradient noise from about -1 to 1; it repeats after `period` whole steps of x and y. */
export class Noise {
  readonly #order = new Uint8Array(512);

  constructor(seed: number) {
    const random = randomFrom(seed);
    const numbers = Array.from({ length: 256 }, (_, index) => index);
    for (let index = 255; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [numbers[index], numbers[other]] = [numbers[other]!, numbers[index]!];
    }
    for (let index = 0; index < 512; index++) this.#order[index] = numbers[index & 255]!;
  }

  at(x: number, y: number, z = 0, period: readonly [number, number] = [256, 256]): number {
    const [left, top, front] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [fx, fy, fz] = [x - left, y - top, z - front];
    const [u, v] = [fade(fx), fade(fy)];
    const x0 = wrap(left, period[0]) & 255;
    const x1 = wrap(left + 1, period[0]) & 255;
    const y0 = wrap(top, period[1]) & 255;
    const y1 = wrap(top + 1, period[1]) & 255;
    const order = this.#order;
    const layer = (depth: number, dz: number): number => {
      const corner = (cx: number, cy: number): number => order[order[order[cx]! + cy]! + (depth & 255)]!;
      return blend(
        blend(slope(corner(x0, y0), fx, fy, dz), slope(corner(x1, y0), fx - 1, fy, dz), u),
        blend(slope(corner(x0, y1), fx, fy - 1, dz), slope(corner(x1, y1), fx - 1, fy - 1, dz), u),
        v,
      );
    };
    return blend(layer(front, fz), layer(front + 1, fz - 1), fade(fz));
  }

  /** Several octaves of {@link at}, each twice as fine and half as strong. */
  layered(at: readonly [number, number, number], octaves: number, period: readonly [number, number] = [256, 256]) {
    let sum = 0;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      const repeat = [period[0] * scale, period[1] * scale] as const;
      sum += this.at(at[0] * scale, at[1] * scale, at[2] * scale, repeat) / (2 * scale);
      scale *= 2;
    }
    return sum;
  }
}
