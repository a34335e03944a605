import { type Group, type Object3D } from 'three';
import { assembly, fitted, part, vector } from '../geometry/part.ts';
import { bentWay, tube } from '../geometry/tube.ts';
import { turned } from '../geometry/turned.ts';

/** A round basket, coiled from rope from the bottom up, in centimetres. Parts: `cloth`, `lid`, `strap`. */
interface Basket {
  readonly width: number;
  readonly height: number;
}

const ROPE = 1.1;
const LID = 4;

export function basket({ width, height }: Basket): Group {
  const radius = width / 2 - ROPE;
  const body = height - LID;
  const coils = Math.round(body / (ROPE * 1.8));
  const rings = Array.from({ length: coils }, (_, index) => {
    const y = ROPE + ((body - 2 * ROPE) * index) / (coils - 1);
    // It bulges a little, as rope does under its own weight.
    const out = radius * (0.9 + 0.1 * Math.sin((Math.PI * (index + 0.5)) / coils));
    return ring(out, y, 'cloth');
  });
  const cover = turned([
    [0.1, LID],
    [radius * 0.3, LID - 0.4],
    [radius * 0.86, LID - 1.6],
    [radius * 0.93, 0],
    [0.1, 0],
  ]);
  const floor = turned([
    [0.1, 0],
    [radius * 0.88, 0],
    [radius * 0.88, 1],
    [0.1, 1],
  ]);
  const handles = [-1, 1].map((side) => {
    const way = [vector(0, 0, -6), vector(side * 4, 2, -6), vector(side * 4, 2, 6), vector(0, 0, 6)];
    return part(tube(bentWay(way, 2), 0.7, { along: 40 }), 'strap', [side * radius * 0.86, body * 0.72, 0]);
  });
  const parts = [...rings, part(floor, 'cloth'), part(cover, 'lid', [0, body, 0]), ring(radius * 0.93, body, 'lid')];
  return fitted(assembly(...parts, ...handles), { width, depth: width, height });
}

function ring(radius: number, y: number, role: string): Object3D {
  const way = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    return vector(Math.cos(angle) * radius, y, Math.sin(angle) * radius);
  });
  return part(tube(way, ROPE, { isClosed: true, around: 10, along: 90 }), role);
}
