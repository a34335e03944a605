/** One line of the bench: what was measured, and whether it holds. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The value may be at most this; `null`: there is no target, the row explains another one. */
  readonly target: number | null;
  readonly met: boolean;
}

const DECIMALS = 2;

/** A row with a target that the value must not pass. */
export function atMost(target: number, name: string, value: number, unit: string): Row {
  return { name, value: rounded(value), unit, target, met: value <= target };
}

/** A row that only explains. */
export function explaining(name: string, value: number, unit: string): Row {
  return { name, value: rounded(value), unit, target: null, met: true };
}

/** All rows for people: aligned columns, misses marked. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ name, value, unit, target, met }) => [
    name,
    `${value} ${unit}`,
    target === null ? '' : `at most ${target} ${unit}`,
    target === null ? '' : met ? 'met' : 'MISSED',
  ]);
  const all = [['what', 'measured', 'target', ''], ...lines];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((line) => line[column]!.length)));
  return all
    .map(([name, ...cells]) => {
      const rest = cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
      return [name!.padEnd(widths[0]!), ...rest].join('  ').trimEnd();
    })
    .join('\n');
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
