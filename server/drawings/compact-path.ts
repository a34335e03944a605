/** Units of the written path data for one pixel: half a pixel is finer than the eye asks for. */
export const UNITS = 2;

const argumentCount: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 7 };

/**
 * Path data in whole units, each place counted from the one before, which is half as long. The input has absolute
 * pixels and the commands M, L, Q, C, A and Z only.
 */
export function compactPath(outline: string): string {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  let written = '';
  for (const [, command, text] of outline.matchAll(/([MLQCAZ])([^MLQCAZ]*)/g)) {
    if (command === 'Z') {
      written += 'z';
      [x, y] = start;
      continue;
    }
    const values = text!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const isArc = command === 'A';
    const placed = values.map((value, index) => {
      if (isArc && index > 1 && index < 5) return value;
      const rounded = Math.round(value * UNITS);
      if (isArc && index < 2) return rounded;
      return rounded - ((isArc ? index - 5 : index) % 2 === 0 ? x : y);
    });
    [x, y] = [x + placed.at(-2)!, y + placed.at(-1)!];
    if (command === 'M') start = [x, y];
    if (command === 'M' || placed.some((value) => value !== 0)) written += command!.toLowerCase() + numbers(placed);
    if (values.length !== argumentCount[command!]) throw new Error(`A path command ${command} with ${text}`);
  }
  return written.replace(/^m/, 'M');
}

function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index === 0 || value < 0 ? '' : ' ') + String(value === 0 ? 0 : value)).join('');
}
