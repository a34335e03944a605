import type { Palette } from './palette.ts';
import { type Shell, shellRim, shellSide } from './shell.ts';
import type { Sheet } from './sheet.ts';

/** The bent board that one leans on, lacquered in the colour or of wood like the frame. */
export function bentBack(sheet: Sheet, palette: Palette, shell: Shell): void {
  shellSide(sheet, shell, palette.body, 'inner');
  shellSide(sheet, shell, palette.body, 'outer');
  shellRim(sheet, shell, palette.body);
}
