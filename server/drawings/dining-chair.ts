import { bentBack } from './bent-back.ts';
import { cushion } from './cushion.ts';
import { block } from './block.ts';
import type { Drawing } from './drawing.ts';
import { leg, legPair } from './leg.ts';
import { contact, floorShadow } from './shadow.ts';

/** A wooden chair with a bent back and an upholstered seat. */
export const diningChair: Drawing = {
  view: { yaw: 30, scale: 4.3, distance: 420, eye: 120 },
  baseline: 495,
  draw(sheet, palette) {
    const taper = { thick: 3.6, thin: 2.2 };
    floorShadow(sheet, [25, 25], { cast: 8, strength: 0.7 });
    for (const side of [-1, 1]) {
      contact(sheet, [side * 21, 0, -25], 2);
      leg(
        sheet,
        [
          [side * 19.5, 46, -19],
          [side * 21, 0, -25],
        ],
        taper,
        palette.legs,
      );
      leg(
        sheet,
        [
          [side * 19.5, 45, -19],
          [side * 18.5, 77, -21],
        ],
        { thick: 3.4, thin: 2.2 },
        palette.legs,
      );
    }
    bentBack(sheet, palette, {
      centre: [0, -3],
      radii: [24, 20],
      from: -72,
      to: 72,
      thick: 1.8,
      top: (angle) => 80.5 - 4 * (angle / 72) ** 2,
      bottom: (angle) => 66 + 2.5 * (angle / 72) ** 2,
    });
    legPair(sheet, 'front', { x: 19.5, z: 18, height: 44, splay: 2, ...taper }, palette.legs);
    block(sheet, { x: [-20.5, 20.5], y: [39.5, 44.5], z: [-20, 19] }, palette.legs);
    cushion(sheet, { x: [-23, 23], y: [43.5, 49], z: [-22, 22] }, palette.cloth(), {
      round: 2.6,
      swell: 0.5,
      hasPiping: true,
    });
  },
};
