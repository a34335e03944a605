import { block } from './block.ts';
import type { Drawing } from './drawing.ts';
import { frontAt, frontLines, knob, slats } from './fronts.ts';
import { leg, legPair } from './leg.ts';
import { contrasting } from './palette.ts';
import { floorShadow } from './shadow.ts';

/** A low cabinet on legs, slatted doors between plain ones. */
export const sideboard: Drawing = {
  view: { yaw: 24, scale: 2.5, distance: 620, eye: 135 },
  baseline: 435,
  draw(sheet, { body: material, legs }) {
    const frame = material.isWood ? material : legs;
    const stand = { x: 72, z: 15, height: 19, splay: 3, thick: 4.4, thin: 2.4 };
    floorShadow(sheet, [82, 22], { cast: 14 });
    legPair(sheet, 'back', stand, frame);
    legPair(sheet, 'front', stand, frame);
    block(sheet, { x: [-82, 82], y: [18, 70], z: [-21, 20] }, material);
    const door = (left: number, right: number) => frontAt(sheet, [left, right], [20, 68], 20);
    slats(sheet, door(-40, 40), 26, material.colour);
    frontLines(sheet, door(-80, 80), [0.25, 0.5, 0.75], material.colour);
    for (const x of [-45, 45]) knob(sheet, [x, 46, 20], frame);
    block(sheet, { x: [-84, 84], y: [70, 72.4], z: [-22, 22] }, material);
  },
};

/** Three tall doors over a row of drawers. */
export const wardrobe: Drawing = {
  view: { yaw: 24, scale: 2.05, distance: 760, eye: 120 },
  baseline: 520,
  draw(sheet, { body: material, legs }) {
    const frame = material.isWood ? material : legs;
    floorShadow(sheet, [76, 30], { cast: 16 });
    const stand = { x: 68, z: 23, height: 10, thick: 5, thin: 3.6 };
    legPair(sheet, 'back', stand, frame);
    legPair(sheet, 'front', stand, frame);
    block(sheet, { x: [-75, 75], y: [9, 202], z: [-29, 29] }, material);
    frontLines(sheet, frontAt(sheet, [-73, 73], [46, 200], 29), [1 / 3, 2 / 3], material.colour);
    frontLines(sheet, frontAt(sheet, [-73, 73], [11, 45], 29), [0.5], material.colour);
    const grip = { colour: contrasting(frame.colour) };
    for (const x of [-29, -20, 29])
      leg(
        sheet,
        [
          [x, 132, 30],
          [x, 112, 30],
        ],
        { thick: 2 },
        grip,
      );
    for (const x of [-36, 36])
      leg(
        sheet,
        [
          [x - 9, 29, 30],
          [x + 9, 29, 30],
        ],
        { thick: 2 },
        grip,
      );
  },
};
