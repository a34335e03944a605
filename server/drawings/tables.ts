import { block, body } from './block.ts';
import type { Vec } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { circleAt, lathe } from './lathe.ts';
import { leg, legPair } from './leg.ts';
import { at } from './outline.ts';
import { type Material, shade } from './palette.ts';
import { contact, floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';

/** A long table on splayed tapered legs, its top bevelled underneath. */
export const diningTable: Drawing = {
  view: { yaw: 27, scale: 2.3, distance: 620, eye: 165 },
  baseline: 430,
  draw(sheet, { body: material, legs }) {
    const frame = material.isWood ? material : legs;
    const stand = { x: 80, z: 33, height: 70, splay: 5, thick: 6.2, thin: 3.2 };
    floorShadow(sheet, [84, 40], { cast: 12, strength: 0.7 });
    legPair(sheet, 'back', stand, frame);
    block(sheet, { x: [-78, 78], y: [63, 71], z: [30, 33] }, { colour: shade(frame.colour, -0.12), isWood: true });
    block(sheet, { x: [76, 79], y: [63, 71], z: [-32, 32] }, { colour: shade(frame.colour, -0.12), isWood: true });
    legPair(sheet, 'front', stand, frame);
    const corner = (x: number, y: number, z: number): Vec => [x * (y < 73 ? 0.955 : 1), y, z * (y < 73 ? 0.92 : 1)];
    body(
      sheet,
      [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => corner(bits & 1 ? 97 : -97, bits & 2 ? 74 : 71, bits & 4 ? 47 : -47)),
      material,
    );
  },
};

/** A round table with a lower shelf. */
export const coffeeTable: Drawing = {
  view: { yaw: 20, scale: 4.1, distance: 460, eye: 140 },
  baseline: 435,
  draw(sheet, { body: material, legs }) {
    const frame = material.isWood ? material : legs;
    const stand = { x: 27, z: 27, height: 42, splay: 4, thick: 4, thin: 2.6 };
    floorShadow(sheet, [44, 44], { cast: 9, strength: 0.75 });
    legPair(sheet, 'back', stand, frame);
    roundTop(sheet, { radius: 32, y: 17, thick: 1.8 }, frame);
    legPair(sheet, 'front', stand, frame);
    roundTop(sheet, { radius: 46, y: 44, thick: 2.6 }, material);
  },
};

/** A small round table with a raised rim on one stem. */
export const sideTable: Drawing = {
  view: { yaw: 20, scale: 5.6, distance: 420, eye: 120 },
  baseline: 470,
  draw(sheet, { body: material, legs }) {
    const frame = material.isWood ? material : legs;
    floorShadow(sheet, [17, 17], { cast: 6, strength: 0.7 });
    contact(sheet, [0, 0, 3], 16);
    lathe(
      sheet,
      {
        profile: [
          [14.6, 2.6],
          [15.6, 1.6],
          [15.6, 0],
        ],
      },
      frame,
    );
    leg(
      sheet,
      [
        [0, 50, 0],
        [0, 3.6, 0],
      ],
      { thick: 3.4, thin: 4.4 },
      frame,
    );
    lathe(
      sheet,
      {
        profile: [
          [9, 51],
          [3, 47],
        ],
        isSoft: false,
      },
      frame,
    );
    lathe(
      sheet,
      {
        profile: [
          [23.4, 55],
          [23.6, 53],
          [23, 50.6],
        ],
      },
      material,
    );
    const centre = sheet.project([0, 53.8, 0]);
    const fill = sheet.linear(
      [0, 0],
      [1, 0.6],
      [
        [0, shade(material.colour, -0.12)],
        [0.5, shade(material.colour, 0.12)],
        [1, shade(material.colour, 0.2)],
      ],
    );
    sheet.ellipse(centre, circleAt(sheet, [0, 54, 0], 22), { fill });
  },
};

function roundTop(
  sheet: Sheet,
  { radius, y, thick }: { radius: number; y: number; thick: number },
  material: Material,
): void {
  lathe(
    sheet,
    {
      profile: [
        [radius, y],
        [radius, y - thick * 0.5],
        [radius - 1.2, y - thick],
      ],
    },
    material,
  );
  if (!material.isWood) return;
  const [x, middle] = sheet.project([0, y, 0]);
  const [across, deep] = circleAt(sheet, [0, y, 0], radius);
  const lines = [-0.66, -0.3, 0.02, 0.4, 0.72].map((share, index) => {
    const reach = Math.sqrt(1 - share * share) * 0.92 * across;
    const height = middle + share * deep;
    const sag = deep * 0.08 * Math.sin(index * 5);
    return `M${at([x - reach, height])}Q${at([x, height + sag])} ${at([x + reach * 0.9, height])}`;
  });
  sheet.path(lines.join(''), { stroke: shade(material.colour, -0.3), 'stroke-width': 0.8, 'stroke-opacity': 0.28 });
}
