import type { Palette } from './palette.ts';
import { type Shell, shellEnd, shellRim, shellSide } from './shell.ts';
import type { Sheet } from './sheet.ts';

/** The bent board that one leans on, lacquered in the colour or of wood like the frame. */
export function bentBack(sheet: Sheet, palette: Palette, shell: Shell): void {
  shellSide(sheet, shell, palette.body, 'inner');
  shellSide(sheet, shell, palette.body, 'outer');
  for (const angle of [shell.from, shell.to]) shellEnd(sheet, shell, palette.body, angle);
  shellRim(sheet, shell, palette.body);
}
