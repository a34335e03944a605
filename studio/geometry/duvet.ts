import type { BufferGeometry, Vector3 } from 'three';
import { Noise } from '../finishes/noise.ts';
import { roundedBox } from './rounded-box.ts';

const cloth = new Noise(41);

/** A duvet in centimetres, or a part of one: `along` is where its middle lies, which says what folds it has. */
export interface Duvet {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly along?: number;
  readonly radius: number;
}

const CROWN = 4.2;

/** Down under cloth: full in the middle, long soft creases on top, and hanging sides that wave a little. */
export function duvet({ width, height, depth, along = 0, radius }: Duvet): BufferGeometry {
  return roundedBox(width, height, depth, { radius, edgeSteps: 6, spacing: 2.5, warp: lying(along) });
}

function lying(along: number) {
  return (point: Vector3, half: Vector3): void => {
    const at = point.clone().divide(half);
    const [x, z] = [point.x, point.z + along];
    const top = Math.max(0, at.y) ** 2;
    const full = Math.sqrt(Math.max(0, (1 - at.x ** 4) * (1 - at.z ** 6)));
    point.y += top * (CROWN * full + creasesAt(x, z));
    // What hangs waves the more the lower it is.
    const low = (1 - at.y) / 2;
    point.x += Math.sign(at.x) * at.x ** 6 * waveAt(z + 90 * Math.sign(at.x)) * (0.35 + low);
    point.z += Math.sign(at.z) * at.z ** 6 * waveAt(x + 40) * (0.35 + low);
    point.y += low * cloth.at(x / 26, z / 26, 9) * 0.9;
  };
}

/** Broad soft hills, and a few long creases that run over them. */
function creasesAt(x: number, z: number): number {
  const bent = cloth.at(x / 70, z / 70, 3) * 26;
  const [across, down] = [x * 0.86 + z * 0.5 + bent, z * 0.86 - x * 0.5];
  const hills = cloth.at(x / 46, z / 52, 1) * 3.6;
  const valley = cloth.at(across / 24, down / 74, 5);
  const ridge = cloth.at(across / 30 + 7, down / 60, 8);
  return hills - 2.1 * Math.exp(-((valley / 0.1) ** 2)) + 1.3 * Math.exp(-((ridge / 0.13) ** 2));
}

/** Mostly inwards: what waves out over the frame would make the bed wider than it is. */
function waveAt(place: number): number {
  return cloth.at(place / 21, 2, 6) * 3.6 + cloth.at(place / 9, 4, 6) - 0.6;
}
