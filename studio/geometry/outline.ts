import { Shape } from 'three';

/** Outlines of table tops, cushions and mirrors; lengths in centimetres. */
export type Outline = 'round' | 'oval' | 'rectangle' | 'soft' | 'pebble' | 'arch';

export function outline(kind: Outline, width: number, depth: number): Shape {
  const shape = new Shape();
  if (kind === 'round' || kind === 'oval') return shape.absellipse(0, 0, width / 2, depth / 2, 0, Math.PI * 2);
  if (kind === 'pebble') return through((angle) => pebble(angle, width, depth));
  if (kind === 'soft') return through((angle) => superellipse(angle, width, depth));
  if (kind === 'arch') {
    const radius = width / 2;
    shape
      .moveTo(-radius, -depth / 2)
      .lineTo(radius, -depth / 2)
      .lineTo(radius, depth / 2 - radius);
    return shape.absarc(0, depth / 2 - radius, radius, 0, Math.PI).lineTo(-radius, -depth / 2);
  }
  const [x, y] = [width / 2, depth / 2];
  return shape.moveTo(-x, -y).lineTo(x, -y).lineTo(x, y).lineTo(-x, y).lineTo(-x, -y);
}

const POINTS = 96;

function through(at: (angle: number) => readonly [number, number]): Shape {
  const shape = new Shape();
  shape.moveTo(...at(0));
  for (let index = 1; index <= POINTS; index++) shape.lineTo(...at((index / POINTS) * Math.PI * 2));
  return shape;
}

/** Between an ellipse and a rectangle. */
function superellipse(angle: number, width: number, depth: number): readonly [number, number] {
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / 3.4);
  return [(bend(Math.cos(angle)) * width) / 2, (bend(Math.sin(angle)) * depth) / 2];
}

function pebble(angle: number, width: number, depth: number): readonly [number, number] {
  const swing = 1 + 0.06 * Math.sin(angle * 2 + 0.7) - 0.06 * Math.sin(angle * 3);
  return [(Math.cos(angle) * width * swing) / 2, (Math.sin(angle) * depth * swing) / 2];
}
