import { block } from './block.ts';
import type { Drawing } from './drawing.ts';
import { frontAt } from './fronts.ts';
import { rounded } from './outline.ts';
import { shade } from './palette.ts';
import { contact, floorShadow } from './shadow.ts';

/** A lidded box with grips, a smaller one on top. */
export const box: Drawing = {
  view: { yaw: 28, scale: 6.4, distance: 330, eye: 88 },
  baseline: 470,
  draw(sheet, palette) {
    floorShadow(sheet, [25, 18], { cast: 7 });
    contact(sheet, [0, 0, 10], 20);
    const crate = (half: number, depth: number, low: number, high: number): void => {
      block(sheet, { x: [-half, half], y: [low, high - 4], z: [-depth, depth] }, palette.body);
      const grip = frontAt(sheet, [-5, 5], [high - 11.5, high - 8.6], depth);
      sheet.path(rounded(grip, 8), { fill: shade(palette.body.colour, -0.6) });
      block(
        sheet,
        { x: [-half - 0.7, half + 0.7], y: [high - 4.6, high], z: [-depth - 0.7, depth + 0.7] },
        palette.body,
      );
    };
    crate(24, 17, 0, 26);
    crate(15, 11.5, 26, 43);
  },
};
