import { block, onFace } from './block.ts';
import { cushion } from './cushion.ts';
import type { Drawing } from './drawing.ts';
import { leg, legPair } from './leg.ts';
import type { Vec } from './camera.ts';
import { line } from './outline.ts';
import { type Material, type Palette, shade } from './palette.ts';
import { type Shell, shellEnd, shellLines, shellRim } from './shell.ts';
import { contact, floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';
import { row } from './side-by-side.ts';

const GRAPHITE: Material = { colour: '#4A4A48' };
const OFF_WHITE: Material = { colour: '#EDE8DE' };

const frameOf = ({ body }: Palette): Material => (body.isWood ? body : GRAPHITE);

function sideFrame(sheet: Sheet, x: number, frame: Material): void {
  const rod = (from: Vec, to: Vec): void => leg(sheet, [from, to], { thick: 3 }, frame);
  contact(sheet, [x, 0, -36], 2.4);
  contact(sheet, [x, 0, 38], 2.4);
  rod([x, 62, -40], [x, 0, -36]);
  rod([x, 22, -37], [x, 22, 38]);
  for (const y of [34, 46])
    leg(
      sheet,
      [
        [x, y, -37],
        [x, y, 37],
      ],
      { thick: 1.4 },
      frame,
    );
  rod([x, 57, 38], [x, 0, 38]);
  block(sheet, { x: [x - 3.4, x + 3.4], y: [56.5, 59], z: [-42, 42] }, frame);
}

/** A lounge sofa for the terrace: open frame, thick light cushions. */
export const gardenSofa: Drawing = {
  view: { yaw: 24, scale: 2.35, distance: 620, eye: 155 },
  baseline: 425,
  draw(sheet, palette) {
    const frame = frameOf(palette);
    const cloth = (part: number): Material => (palette.body.isWood ? OFF_WHITE : palette.cloth(part));
    floorShadow(sheet, [80, 40], { cast: 12, strength: 0.8 });
    sideFrame(sheet, -78, frame);
    for (const y of [34, 46, 58])
      leg(
        sheet,
        [
          [-77, y, -39],
          [75, y, -39],
        ],
        { thick: 2 },
        frame,
      );
    block(sheet, { x: [-78, 78], y: [20, 25], z: [-36, 39] }, frame);
    row(-74, 74, 2).forEach(([from, to], index) => {
      const extent = { x: [from + 0.5, to - 0.5], y: [40, 78], z: [-32, -17], lean: 9 } as const;
      cushion(sheet, extent, cloth(index), { round: 6.5, swell: 1.6, hasPiping: true });
    });
    row(-75, 75, 2).forEach(([from, to], index) => {
      const extent = { x: [from, to], y: [26, 41], z: [-24, 40] } as const;
      cushion(sheet, extent, cloth(index), {
        round: 5,
        swell: 1,
        hasPiping: true,
        hidden: index === 0 ? ['right'] : [],
      });
    });
    sideFrame(sheet, 78, frame);
  },
};

const rope: Shell = {
  centre: [0, 1],
  radii: [25, 23],
  from: -108,
  to: 108,
  thick: 1.6,
  flare: 0.12,
  top: (angle) => 62 + 16 * Math.cos((Math.min(90, Math.abs(angle)) * Math.PI) / 180) ** 2,
  bottom: () => 42,
};

/** A chair with a corded back around a cushion. */
export const gardenChair: Drawing = {
  view: { yaw: 28, scale: 4.3, distance: 420, eye: 122 },
  baseline: 495,
  draw(sheet, palette) {
    const frame = frameOf(palette);
    const cord = palette.body.isWood ? OFF_WHITE : palette.cloth();
    const stand = { x: 21, z: 20, height: 42, splay: 3, thick: 3, thin: 2.2 };
    const cords = { stroke: shade(cord.colour, -0.02), 'stroke-width': 4.2, 'stroke-opacity': 1 };
    floorShadow(sheet, [27, 26], { cast: 8, strength: 0.75 });
    legPair(sheet, 'back', stand, frame);
    shellLines(sheet, { ...rope, radii: [26, 24] }, 6.5, { ...cords, stroke: shade(cord.colour, -0.16) });
    legPair(sheet, 'front', stand, frame);
    block(sheet, { x: [-23, 23], y: [39, 42.5], z: [-20, 22] }, frame);
    shellEnd(sheet, rope, frame, rope.from);
    cushion(
      sheet,
      { x: [-22, 22], y: [42, 49], z: [-18, 23] },
      palette.body.isWood ? OFF_WHITE : { colour: shade(cord.colour, 0.3) },
      { round: 3, swell: 0.6, hasPiping: true },
    );
    shellLines(sheet, { ...rope, from: 78, radii: [26, 24] }, 8, cords);
    shellEnd(sheet, rope, frame, rope.to);
    shellRim(sheet, rope, frame);
  },
};

/** A slatted table on two bent frames. */
export const gardenTable: Drawing = {
  view: { yaw: 27, scale: 2.35, distance: 620, eye: 170 },
  baseline: 430,
  draw(sheet, palette) {
    const frame = frameOf(palette);
    const rod = (from: Vec, to: Vec): void => leg(sheet, [from, to], { thick: 4 }, frame);
    floorShadow(sheet, [84, 40], { cast: 12, strength: 0.7 });
    for (const x of [-70, 70]) {
      for (const z of [-34, 34]) contact(sheet, [x, 0, z], 3);
      rod([x, 68, -34], [x, 0, -34]);
      rod([x, 2, -34], [x, 2, 34]);
      rod([x, 68, 34], [x, 0, 34]);
    }
    block(sheet, { x: [-88, 88], y: [66, 70], z: [38, 41] }, { colour: shade(frame.colour, -0.1) });
    block(sheet, { x: [85, 88], y: [66, 70], z: [-40, 40] }, { colour: shade(frame.colour, -0.1) });
    const material = palette.body;
    const [top] = block(sheet, { x: [-93, 93], y: [69.6, 72.6], z: [-44, 44] }, material).slice(-1);
    const gaps = Array.from({ length: 6 }, (_, index) =>
      line(onFace(top!, 0, (index + 1) / 7), onFace(top!, 1, (index + 1) / 7)),
    );
    sheet.path(gaps.join(''), { stroke: shade(material.colour, -0.6), 'stroke-width': 1.5, 'stroke-opacity': 0.7 });
  },
};
