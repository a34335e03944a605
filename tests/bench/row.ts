import { median, percentile } from './statistics.ts';

type Bound = 'at most' | 'less than' | 'at least';

/** One line of the bench: what was measured, and whether it meets its target. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The target that the value is compared with; `null` for a row that only explains another one. */
  readonly target: number | null;
  /** How the value is compared; meaningless for a row without a target. */
  readonly bound: Bound;
  readonly met: boolean;
}

const DECIMALS = 3;

/** A row with a target that the value must not pass. */
export function atMost(target: number, name: string, value: number, unit: string): Row {
  return { name, value: rounded(value), unit, target, bound: 'at most', met: value <= target };
}

/** A row with a target that the value must not reach. */
export function lessThan(target: number, name: string, value: number, unit: string): Row {
  return { name, value: rounded(value), unit, target, bound: 'less than', met: value < target };
}

/** A row with a target that the value must reach. */
export function atLeast(target: number, name: string, value: number, unit: string): Row {
  return { name, value: rounded(value), unit, target, bound: 'at least', met: value >= target };
}

/** A row without a target, which explains another one. */
export function explaining(name: string, value: number, unit: string): Row {
  return { name, value: rounded(value), unit, target: null, bound: 'at most', met: true };
}

/** The median of the values, with a target or as an explanation (`null`), and below it the p95: of seven runs the slowest. */
export function medianAndP95(target: number | null, name: string, values: readonly number[], unit: string): Row[] {
  const middle = median(values);
  return [
    target === null ? explaining(name, middle, unit) : atMost(target, name, middle, unit),
    explaining('  its p95', percentile(values, 0.95), unit),
  ];
}

/** All rows as text: aligned columns, with missed targets marked. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ name, value, unit, target, bound, met }) => [
    name,
    `${value} ${unit}`.trimEnd(),
    target === null ? '' : `${bound} ${target} ${unit}`.trimEnd(),
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
