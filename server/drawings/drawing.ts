import type { View } from './camera.ts';
import type { Palette } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** How one kind of furniture is drawn: from where, standing how low on the picture, and with what. */
export interface Drawing {
  readonly view: View;
  readonly baseline: number;
  readonly draw: (sheet: Sheet, palette: Palette) => void;
}
