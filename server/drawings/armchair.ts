import { padded } from './cushion.ts';
import type { Vec } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { leg } from './leg.ts';
import type { Material } from './palette.ts';
import { contact, floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';
import { body } from './block.ts';

/** A lounge chair: a wooden frame with paddle arms, a deep seat and a tall leaning back. */
export const armchair: Drawing = {
  view: { yaw: 28, scale: 3.75, distance: 460, eye: 125 },
  baseline: 485,
  draw(sheet, palette) {
    const cloth = palette.cloth();
    floorShadow(sheet, [34, 38], { cast: 9, strength: 0.7 });
    sideFrame(sheet, -33, palette.legs);
    leg(
      sheet,
      [
        [-33, 31, 29],
        [33, 31, 29],
      ],
      { thick: 4 },
      palette.legs,
    );
    leg(
      sheet,
      [
        [-32, 27, -24],
        [32, 27, -24],
      ],
      { thick: 4 },
      palette.legs,
    );
    const back = { round: 7, swell: 1.6, hasPiping: true };
    padded(
      sheet,
      slab(
        [-27, 27],
        [
          [-12, 33],
          [-37, 96],
        ],
        15,
      ),
      palette.cloth(1),
      back,
    );
    padded(sheet, seat(), cloth, { round: 5.5, swell: 1.4, hasPiping: true });
    sideFrame(sheet, 33, palette.legs);
  },
};

/** A padded board between two places of the side view, `thick` centimetres towards the back. */
function slab(
  x: readonly [number, number],
  [low, high]: readonly [readonly [number, number], readonly [number, number]],
  thick: number,
): Vec[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Vec => {
    const [z, y] = bits & 2 ? high : low;
    return [x[bits & 1]! * (bits & 2 ? 0.95 : 1), y + (bits & 4 ? 0 : -5), z - (bits & 4 ? 0 : thick)];
  });
}

/** Higher at the front than at the back, so that one leans into it. */
function seat(): Vec[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Vec => {
    const isFront = bits >= 4;
    return [bits & 1 ? 29 : -29, (bits & 2 ? 43 : 27) + (isFront ? 3 : -3), isFront ? 36 : -22];
  });
}

function sideFrame(sheet: Sheet, x: number, wood: Material): void {
  const taper = { thick: 4.6, thin: 2.6 };
  for (const z of [-40, 34]) contact(sheet, [x, 0, z], 2.4);
  leg(
    sheet,
    [
      [x, 56, -26],
      [x, 0, -40],
    ],
    taper,
    wood,
  );
  leg(
    sheet,
    [
      [x, 60, 27],
      [x, 0, 34],
    ],
    taper,
    wood,
  );
  leg(
    sheet,
    [
      [x, 26, -32],
      [x, 31, 30],
    ],
    { thick: 4 },
    wood,
  );
  const side = x < 0 ? -1 : 1;
  const arm = [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Vec => {
    const isFront = bits >= 4;
    const [inner, outer] = isFront ? [-3.6, 4.6] : [-2.4, 2.4];
    const across = (bits & 1) === (side > 0 ? 1 : 0) ? outer * side : inner * side;
    return [x + across, (isFront ? 60 : 55) + (bits & 2 ? 2.6 : 0), isFront ? 36 : -32];
  });
  body(sheet, arm, wood);
}
