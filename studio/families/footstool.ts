import type { Group } from 'three';
import { assembly, fitted, part } from '../geometry/part.ts';
import { tube } from '../geometry/tube.ts';
import { turned } from '../geometry/turned.ts';
import { piping, upholstered } from '../geometry/upholstery.ts';
import { vector } from '../geometry/part.ts';
import { type LegKind, legsUnder } from './legs.ts';

/** A footstool or a pouffe, in centimetres. Parts: `cloth`, `wood`, `metal`. */
export interface Footstool {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly shape: 'round' | 'square';
  readonly legs: LegKind | 'none';
  readonly legHeight?: number;
}

export function footstool(given: Footstool): Group {
  const { width, depth, height, shape, legs } = given;
  const legHeight = legs === 'none' ? 0 : (given.legHeight ?? 14);
  const body = height - legHeight;
  const top = shape === 'round' ? roundBody(width, body) : squareBody(width, body, depth);
  top.position.y = legHeight;
  const isRound = shape === 'round';
  const under = { width: isRound ? width * 0.84 : width, depth: isRound ? depth * 0.84 : depth, inset: 9 };
  return fitted(
    assembly(top, ...(legs === 'none' ? [] : legsUnder({ kind: legs, height: legHeight, ...under }))),
    given,
  );
}

function roundBody(width: number, height: number): Group {
  const radius = width / 2;
  const soft = Math.min(7, height / 3);
  const shape = turned([
    [0.1, 0],
    [radius - 4, 0],
    [radius - 1, 1.6],
    [radius, height * 0.4],
    [radius, height - soft],
    [radius - soft * 0.3, height - soft * 0.32],
    [radius - soft, height - 0.6],
    [radius * 0.4, height + 0.8],
    [0.1, height + 1],
  ]);
  const seam = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2;
    const out = radius - soft * 0.28;
    return vector(Math.cos(angle) * out, height - soft * 0.25, Math.sin(angle) * out);
  });
  return assembly(part(shape, 'cloth'), part(tube(seam, 0.45, { isClosed: true, around: 8, along: 120 }), 'cloth'));
}

function squareBody(width: number, height: number, depth: number): Group {
  const stuffing = { radius: 5, crown: 2, wrinkle: 0.5, pull: 0.8, seed: 6, spacing: 3 };
  const size = [width, height, depth] as const;
  const at = [0, height / 2, 0] as const;
  return assembly(
    part(upholstered(...size, stuffing), 'cloth', at),
    part(piping(size, stuffing, 'y'), 'cloth', at),
    part(piping(size, stuffing, 'y', -1), 'cloth', at),
  );
}
