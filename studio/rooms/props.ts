import type { Object3D } from 'three';
import type { Finish } from '../finishes/finish.ts';
import { randomFrom } from '../finishes/noise.ts';
import { board, slab } from '../geometry/board.ts';
import { outline } from '../geometry/outline.ts';
import { part } from '../geometry/part.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { turned } from '../geometry/turned.ts';
import { branches } from './plant.ts';

const greens = ['leaf:#68794f', 'leaf:#8b9a70'] as const;

/** A vase with branches; centimetres. */
export function vaseWithBranches(height: number, finish: Finish, seed: number): Object3D[] {
  const radius = height * 0.34;
  const profile = turned([
    [0.1, 0],
    [radius * 0.6, 0],
    [radius * 0.72, 0.6],
    [radius, height * 0.34],
    [radius * 0.8, height * 0.66],
    [radius * 0.4, height * 0.86],
    [radius * 0.44, height],
    [radius * 0.36, height],
    [radius * 0.32, height * 0.84],
  ]);
  const twigs = { from: height * 0.7, count: 6, length: height * 1.7, lean: height * 0.8, leaf: 5.5, seed, greens };
  return [part(profile, finish), ...branches(twigs)];
}

/** A small tree in a pot. */
export function pottedTree(height: number, finish: Finish, seed: number): Object3D[] {
  const pot = height * 0.28;
  const radius = pot * 0.46;
  const profile = turned([
    [0.1, 0],
    [radius * 0.78, 0],
    [radius * 0.82, 1],
    [radius, pot * 0.96],
    [radius, pot],
    [radius * 0.9, pot],
    [radius * 0.88, pot * 0.9],
    [0.1, pot * 0.88],
  ]);
  const crown = { from: pot * 0.85, count: 26, length: height * 0.72, lean: height * 0.3, leaf: 7.5, seed, greens };
  return [part(profile, finish), ...branches(crown)];
}

/** Books that lie on each other. */
export function lyingBooks(colours: readonly `#${string}`[], seed: number): Object3D[] {
  const random = randomFrom(seed);
  let y = 0;
  return colours.flatMap((colour, index) => {
    const thick = 2 + random() * 1.8;
    const [width, depth] = [25 - index * 2, 18 - index];
    const turn = [0, (random() - 0.5) * 0.3, 0] as const;
    const cover = part(
      roundedBox(width, thick, depth, { radius: 0.15 }),
      `matt:${colour}`,
      [0, y + thick / 2, 0],
      turn,
    );
    const pages = part(
      roundedBox(width - 0.6, thick - 0.7, depth + 0.1, { radius: 0.1 }),
      'matt:#ece5d6',
      [0, y + thick / 2, 0],
      turn,
    );
    y += thick;
    return [cover, pages];
  });
}

/** Books that stand in a row, as wide as they are told. */
export function standingBooks(width: number, seed: number): Object3D[] {
  const random = randomFrom(seed);
  const colours = ['#d8cfbd', '#6f7a6a', '#b06a4a', '#2f3a40', '#e9e2d3', '#8a7a63', '#a9b0a2'] as const;
  const books: Object3D[] = [];
  for (let x = 0; x < width;) {
    const thick = 1.8 + random() * 2.6;
    const tall = 19 + random() * 7;
    const colour = colours[Math.floor(random() * colours.length)]!;
    books.push(
      part(roundedBox(thick - 0.15, tall, 15 + random() * 3, { radius: 0.2 }), `matt:${colour}`, [
        x + thick / 2 - width / 2,
        tall / 2,
        0,
      ]),
    );
    x += thick;
  }
  return books;
}

/** A framed print of plain shapes, hanging at its middle. */
export function print(width: number, height: number, colours: readonly `#${string}`[], seed: number): Object3D[] {
  const random = randomFrom(seed);
  const upright = [Math.PI / 2, 0, 0] as const;
  const shapes = colours.map((colour, index) => {
    const size = width * (0.26 + random() * 0.22);
    const shape = outline(index % 2 ? 'arch' : 'round', size, size * (index % 2 ? 1.3 : 1));
    const at = [(random() - 0.5) * width * 0.3, (random() - 0.5) * height * 0.42, 0.7 + index * 0.06] as const;
    return part(slab(shape, 0.1, { bevel: 0.02 }), `matt:${colour}`, at, upright);
  });
  const rails = [-1, 1].flatMap((side) => [
    part(board(width, 2, 2.6, { seed: 4 + side }), 'wood:oak', [0, side * (height / 2 - 1), 1]),
    part(board(2, height - 4, 2.6, { seed: 8 + side, grain: 'y' }), 'wood:oak', [side * (width / 2 - 1), 0, 1]),
  ]);
  return [part(roundedBox(width - 1, height - 1, 0.8), 'matt:#efe9de', [0, 0, 0.2]), ...shapes, ...rails];
}

/** Leaves of a hedge in a box of the given size, its lower edge at y = 0: two rows of bushes, no two neighbours alike. */
export function hedge(width: number, height: number, depth: number): Object3D[] {
  const count = Math.round(width / 17);
  const random = randomFrom(12);
  const rows = [-0.25, 0.2].flatMap((row) =>
    Array.from({ length: count }, (_, index) => {
      const bush = branches({
        from: -10,
        count: 12,
        length: height * (0.86 + random() * 0.3),
        lean: depth * 0.6,
        leaf: 11,
        seed: 50 + (index % 9),
        greens: ['leaf:#5f7548', 'leaf:#7f9560'],
      });
      const x = ((index + (row < 0 ? 0.9 : 0.4)) / count - 0.5) * width;
      for (const item of bush) item.position.set(x, 0, (row + (random() - 0.5) * 0.3) * depth);
      return bush;
    }).flat(),
  );
  return [
    part(roundedBox(width, height * 0.66, depth * 0.4), 'matt:#36452c', [0, height * 0.33, -depth * 0.3]),
    ...rows,
  ];
}
