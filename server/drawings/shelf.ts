import { block } from './block.ts';
import type { Drawing } from './drawing.ts';
import { lathe } from './lathe.ts';
import { polygon } from './outline.ts';
import { frontAt } from './fronts.ts';
import { type Material, shade } from './palette.ts';
import { floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';

const HALF = 46;
const HEIGHT = 186;
const levels = [8, 45, 80, 115, 150] as const;

/** An open bookcase with a few things in it. */
export const shelf: Drawing = {
  view: { yaw: 26, scale: 2.3, distance: 620, eye: 120 },
  baseline: 525,
  draw(sheet, { body: material }) {
    const plain: Material = { colour: material.colour };
    floorShadow(sheet, [HALF, 18], { cast: 12, strength: 0.9 });
    block(sheet, { x: [-HALF, HALF], y: [6, HEIGHT], z: [-17, -16] }, { colour: shade(material.colour, -0.14) });
    block(sheet, { x: [-HALF, -HALF + 2.4], y: [0, HEIGHT], z: [-17, 17] }, plain);
    for (const [index, y] of levels.entries()) {
      block(sheet, { x: [-HALF + 2, HALF - 2], y: [y - 2.4, y], z: [-16, 16.5] }, plain);
      things[index]?.(sheet, y);
    }
    block(sheet, { x: [HALF - 2.4, HALF], y: [0, HEIGHT], z: [-17, 17] }, material);
    block(sheet, { x: [-HALF, HALF], y: [HEIGHT - 2.4, HEIGHT], z: [-17, 17] }, plain);
  },
};

const bindings = ['#74896C', '#DCCDB4', '#B9714C', '#5B7790', '#EDE6DA', '#6B6A66', '#D2AE5C'];

/** Books show little more than their spines. */
function books(sheet: Sheet, y: number, from: number, count: number): void {
  let x = from;
  for (let index = 0; index < count; index++) {
    const thick = 2.8 + ((index * 7 + count) % 4) * 0.8;
    const tall = 21 + ((index * 11 + count) % 5) * 1.5;
    const colour = bindings[(index + count) % bindings.length]!;
    const spine = frontAt(sheet, [x, x + thick], [y, y + tall], 8);
    const cover = [
      [y, 8],
      [y, -8],
      [y + tall, -8],
      [y + tall, 8],
    ].map(([up, z]) => sheet.project([x + thick, up!, z!]));
    sheet.path(polygon(cover), { fill: shade(colour, -0.34) });
    sheet.path(polygon(spine), { fill: shade(colour, -0.04) });
    x += thick + 0.15;
  }
}

const things: readonly ((sheet: Sheet, y: number) => void)[] = [
  (sheet, y) => void block(sheet, { x: [-38, -4], y: [y, y + 22], z: [-12, 12] }, { colour: '#C9B393' }),
  (sheet, y) => books(sheet, y, -38, 7),
  (sheet, y) =>
    lathe(
      sheet,
      {
        axis: [20, 2],
        profile: [
          [3.4, y + 24],
          [3, y + 20],
          [8, y + 12],
          [7, y + 3],
          [4.5, y],
        ],
      },
      { colour: '#E9E3D8' },
    ),
  (sheet, y) => books(sheet, y, 4, 6),
  (sheet, y) =>
    lathe(
      sheet,
      {
        axis: [-22, 2],
        profile: [
          [9, y + 8],
          [8, y + 3],
          [4, y],
        ],
      },
      { colour: '#74896C' },
    ),
];
