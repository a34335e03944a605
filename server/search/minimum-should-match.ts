import { QueryError } from './condition.ts';

/** How many of a number of clauses are needed: `2`, `-1` (all but one), `75%`, `-25%`; nothing where that is not said. */
export function atLeastOf(value: unknown, count: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  const [, digits, percent] = /^(-?\d{1,3})(%?)$/.exec(String(value)) ?? [];
  if (digits === undefined) throw new QueryError('minimum_should_match is a number or a share');
  const amount = percent ? Math.trunc((Number(digits) * count) / 100) : Number(digits);
  // An engine that is told -0 % needs all.
  const needed = digits.startsWith('-') ? count + amount : amount;
  return Math.max(0, needed);
}
