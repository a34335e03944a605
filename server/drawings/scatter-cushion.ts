import type { Vec } from './camera.ts';
import { padded } from './cushion.ts';
import { mix, type Palette } from './palette.ts';
import type { Sheet } from './sheet.ts';

const LINEN = '#EFE7DA';
const SIZE = 40;

/** A loose pillow that leans in a corner; `foot` is the middle of its lower edge. */
export function scatterCushion(sheet: Sheet, palette: Palette, [x, y, z]: Vec): void {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Vec => {
    const [right, up, front] = [bits & 1 ? 1 : -1, (bits >> 1) & 1, bits >> 2];
    return [x + right * SIZE * 0.48 - up * 3, y + up * SIZE * 0.92, z - up * 17 + front * 9 + right * 3];
  });
  padded(
    sheet,
    corners,
    { colour: mix(palette.cloth(3).colour, LINEN, 0.55) },
    { round: 5, swell: 1.5, hasPiping: true },
  );
}
