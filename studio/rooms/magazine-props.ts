import type { Object3D } from 'three';
import type { Finish } from '../finishes/finish.ts';
import { board } from '../geometry/board.ts';
import { part, vector } from '../geometry/part.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { bar, bentWay, tube } from '../geometry/tube.ts';
import { type ProfilePoint, turned, turnedSharp } from '../geometry/turned.ts';

/** How high a joiner stands at work. */
export const BENCH_HEIGHT = 84;

/** A joiner's bench with a vice at its right end. */
export function workbench(): Object3D[] {
  const planks = [-25, 0, 25].map((z, index) =>
    part(board(210, 7, 24.6, { seed: index + 2, radius: 0.5 }), 'wood:pine', [0, BENCH_HEIGHT - 3.5, z]),
  );
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      part(board(10, BENCH_HEIGHT - 7, 10, { seed: x * 2 + z + 9, radius: 0.6, grain: 'y' }), 'wood:pine', [
        x * 80,
        (BENCH_HEIGHT - 7) / 2,
        z * 26,
      ]),
    ),
  );
  const vice = [
    part(board(8, 18, 44, { seed: 31, radius: 0.8, grain: 'z' }), 'wood:oak', [116, BENCH_HEIGHT - 10, 0]),
    part(bar(vector(104, 0, 0), vector(126, 0, 0), 1.7, 16), 'metal:steel', [0, BENCH_HEIGHT - 12, 0]),
    part(bar(vector(126, -12, 3), vector(126, 12, -3), 1, 12), 'wood:oak', [0, BENCH_HEIGHT - 12, 0]),
  ];
  const shelf = part(board(150, 3, 50, { seed: 17, radius: 0.4 }), 'wood:pine', [0, 22, 0]);
  return [...planks, ...legs, ...vice, shelf];
}

/** A clamp that lies along x and presses from both ends; its jaws reach down from its bar. */
export function clamp(grip: number): Object3D[] {
  const [fixed, sliding] = [-grip / 2 - 1, grip / 2 + 1];
  const jaw = (x: number, side: 1 | -1): Object3D[] => [
    part(roundedBox(2.4, 13, 2.6, { radius: 0.6 }), 'metal:black', [x + side * 1.2, -4.5, 0]),
    part(roundedBox(1.2, 3.6, 3.6, { radius: 0.4 }), 'wood:oak', [x - side * 0.4, -9, 0]),
  ];
  return [
    part(roundedBox(grip + 26, 2.6, 1, { radius: 0.2 }), 'metal:steel', [8, 0, 0]),
    ...jaw(fixed, -1),
    ...jaw(sliding, 1),
    part(bar(vector(sliding, -9, 0), vector(sliding + 16, -9, 0), 0.8, 12), 'metal:steel'),
    part(bar(vector(sliding + 9, -9, 0), vector(sliding + 20, -9, 0), 1.7, 16), 'lacquer:#9e4a41'),
  ];
}

/** A mallet that lies on its side. */
export function mallet(): Object3D[] {
  return [
    part(board(15, 8, 9, { seed: 5, radius: 0.8 }), 'wood:oak', [0, 4, 0]),
    part(bar(vector(0, 4, 0), vector(0, 2.2, 34), 1.5, 16), 'wood:teak'),
  ];
}

/** A block plane. */
export function plane(): Object3D[] {
  return [
    part(board(26, 6, 6.4, { seed: 8, radius: 0.7 }), 'wood:oak', [0, 3, 0]),
    part(roundedBox(0.6, 11, 5, { radius: 0.1 }), 'metal:steel', [-1, 8, 0], [0, 0, 0.5]),
    part(board(2, 7, 4.6, { seed: 9, radius: 0.5 }), 'wood:walnut', [1.4, 7.6, 0], [0, 0, 0.5]),
    part(turned(knob(2.4, 5)), 'wood:walnut', [9, 6, 0]),
  ];
}

const knob = (radius: number, height: number): readonly ProfilePoint[] => [
  [radius * 0.6, 0],
  [radius * 0.55, height * 0.3],
  [radius, height * 0.7],
  [radius * 0.6, height],
  [0.05, height],
];

/** Chisels and a saw on nails, hanging from a rail at y = 0. */
export function hungTools(): Object3D[] {
  const chisels = [0, 9, 18, 27].flatMap((x, index) => {
    const wide = 1.2 + index * 0.5;
    return [
      part(turned(knob(1.7, 12)), index % 2 ? 'wood:walnut' : 'wood:oak', [x, -2, 1.8]),
      part(roundedBox(wide, 15, 0.5, { radius: 0.1 }), 'metal:steel', [x, -10, 1.8]),
    ];
  });
  const blade = part(roundedBox(10, 46, 0.3, { radius: 0.1 }), 'metal:steel', [52, -38, 1.4]);
  const grip = tube(bentWay([vector(47, -12, 0), vector(46, 1, 0), vector(57, 1, 0), vector(57, -12, 0)], 4), 1.6);
  return [
    part(board(130, 5, 2.4, { seed: 14, radius: 0.3 }), 'wood:pine', [36, -1.5, -0.4]),
    ...chisels,
    blade,
    part(grip, 'wood:walnut', [0, -2, 2]),
    part(roundedBox(12, 3, 2.4, { radius: 0.8 }), 'wood:walnut', [52, -15, 1.8]),
    part(roundedBox(2.2, 32, 1.2, { radius: 0.3 }), 'wood:oak', [82, -16, 1.8]),
    part(roundedBox(18, 2.4, 1.6, { radius: 0.3 }), 'wood:walnut', [82, -30, 1.8]),
  ];
}

/** A round tin or bottle with a label and a lid. */
export function tin(radius: number, height: number, [body, label, lid]: readonly [Finish, Finish, Finish]): Object3D[] {
  const cylinder = (out: number, low: number, high: number): readonly ProfilePoint[] => [
    [0.05, low],
    [out, low],
    [out, high],
    [0.05, high],
  ];
  return [
    part(turnedSharp(cylinder(radius, 0, height)), body),
    part(turnedSharp(cylinder(radius + 0.08, height * 0.2, height * 0.76)), label),
    part(turnedSharp(cylinder(radius * 0.78, height, height + 1.2)), lid),
    part(turnedSharp(cylinder(radius * 0.5, height + 1.2, height + 2.4)), lid),
  ];
}

/** A flat brush that lies with its bristles to the right. */
export function brush(): Object3D[] {
  return [
    part(board(17, 1.6, 2.6, { seed: 3, radius: 0.7 }), 'wood:oak', [-8, 1.1, 0]),
    part(roundedBox(4, 1.9, 6, { radius: 0.2 }), 'metal:steel', [2, 1.1, 0]),
    part(roundedBox(6, 1.6, 6, { radius: 0.6 }), 'matt:#3a3128', [7, 1, 0]),
  ];
}

/** A plate with a smaller one and a glass beside it. */
export function setting(finish: Finish): Object3D[] {
  const dish = (radius: number, height: number): readonly ProfilePoint[] => [
    [0.05, 0],
    [radius * 0.6, 0],
    [radius * 0.72, height * 0.3],
    [radius, height],
    [radius - 0.3, height],
    [radius * 0.68, height * 0.55],
    [0.05, height * 0.45],
  ];
  const tumbler: readonly ProfilePoint[] = [
    [0.05, 0.4],
    [3, 0],
    [3.5, 9],
    [3.3, 9],
    [2.8, 0.8],
    [0.05, 0.8],
  ];
  return [
    part(turned(dish(13, 2)), finish),
    part(turned(dish(9.4, 2)), finish, [0, 1, 0]),
    part(turned(tumbler), 'glass:#dfe6e2', [13, 0, -13]),
    part(board(0.5, 0.5, 19, { grain: 'z' }), 'metal:brass', [16.5, 0.3, 0]),
    part(board(0.5, 0.5, 19, { grain: 'z' }), 'metal:brass', [-16.5, 0.3, 0]),
  ];
}

/** A tape measure with so much of its tape drawn out to the right. */
export function tapeMeasure(length: number): Object3D[] {
  return [
    part(roundedBox(7.5, 7, 3.4, { radius: 1.4, edgeSteps: 4 }), 'lacquer:#d3ad58', [0, 3.5, 0]),
    part(roundedBox(length, 0.15, 2, { radius: 0.05 }), 'lacquer:#efd98a', [length / 2, 0.4, 0]),
    part(roundedBox(0.3, 2, 2.2, { radius: 0.1 }), 'metal:steel', [length, 1, 0]),
  ];
}
