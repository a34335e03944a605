import { block } from './block.ts';
import type { Drawing } from './drawing.ts';
import { frontAt, frontLines, knob } from './fronts.ts';
import { leg } from './leg.ts';
import { type Material, shade } from './palette.ts';
import { contact, floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';

const SIDES = [-52, 52] as const;
const SPLAY = 1.07;

/** A writing desk with two shallow drawers and a rail between the legs of each side. */
export const desk: Drawing = {
  view: { yaw: 28, scale: 3, distance: 560, eye: 150 },
  baseline: 455,
  draw(sheet, { body: material, legs }) {
    const frame = material.isWood ? material : legs;
    floorShadow(sheet, [62, 30], { cast: 10, strength: 0.7 });
    standRow(sheet, -24, frame);
    for (const x of SIDES)
      leg(
        sheet,
        [
          [x * 1.035, 30, -25],
          [x * 1.035, 30, 25],
        ],
        { thick: 2.4 },
        frame,
      );
    standRow(sheet, 24, frame);
    block(sheet, { x: [-60, 60], y: [61, 72], z: [-28, 28] }, { ...material, colour: shade(material.colour, -0.02) });
    block(sheet, { x: [-62, 62], y: [72, 74], z: [-30, 30] }, material);
    frontLines(sheet, frontAt(sheet, [-59, 59], [61.8, 71.4], 28), [0.5], material.colour);
    for (const x of [-30, 30]) knob(sheet, [x, 66.5, 28], frame);
  },
};

function standRow(sheet: Sheet, z: number, frame: Material): void {
  for (const x of SIDES) {
    contact(sheet, [x * SPLAY, 0, z * SPLAY], 2.2);
    leg(
      sheet,
      [
        [x, 66, z],
        [x * SPLAY, 0, z * SPLAY],
      ],
      { thick: 4.4, thin: 2.6 },
      frame,
    );
  }
}
