import { fail, ok, type Result } from '#schemas/errors.ts';
import { formatRange } from './format-range.ts';
import { parseRange } from './listing.ts';
import type { SpreadEnds } from './spread.ts';

/** Both ends of a range as they were typed or dragged; the upper one is in the range, and an empty one is no limit. */
export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

/** `unreadable`: no whole number; `turned`: from is above to; `outside`: the list has nothing there. */
export type RangeProblem = 'unreadable' | 'turned' | 'outside';

/** Signs between groups of digits; a comma or full stop before other digits is that of a fraction. */
const GAPS = /\s|[.,](?=\d{3}(?!\d))/g;

/** Numbers from 1,000 have a gap that no line breaks at, in every language; `readRange` takes it out again. */
export function typedNumber(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}

/** Where the handles stand: at the outermost ends of the chosen ranges, within those of the list. */
export function handlesAt(chosen: readonly string[], ends: SpreadEnds): { readonly from: number; readonly to: number } {
  const ranges = chosen.flatMap((value) => parseRange(value) ?? []);
  if (ranges.length === 0) return ends;
  const within = (number: number): number => Math.min(Math.max(number, ends.from), ends.to);
  return {
    from: within(Math.min(...ranges.map(({ from }) => from ?? ends.from))),
    to: within(Math.max(...ranges.map(({ to }) => (to === null ? ends.to : to - 1)))),
  };
}

/**
 * The value of a facet for a range: `120-181` for 120 to 180, because what an address says ends before its upper number
 * (D36). An end of the list is no limit, so that what comes later is found too; `null` if there is none left.
 */
export function readRange(typed: TypedRange, ends: SpreadEnds): Result<string | null, RangeProblem> {
  const from = readNumber(typed.from, ends.from);
  const to = readNumber(typed.to, ends.to);
  if (from === null || to === null) return fail('unreadable');
  if (from > to) return fail('turned');
  if (from > ends.to || to < ends.from) return fail('outside');
  const range = { from: from > ends.from ? from : null, to: to < ends.to ? to + 1 : null };
  return ok(range.from === null && range.to === null ? null : formatRange(range));
}

/** The number of a field; `none` for an empty one, and `null` where no whole number is. */
export function readNumber(text: string, none: number): number | null {
  const typed = text.replaceAll(GAPS, '');
  if (typed === '') return none;
  // Whoever writes the unit too (`120 cm`, `1 990 kr`) means the number.
  const digits = /^(\d{1,9})(?:cm|kr\.?|nok|sek|€|,-)?$/iu.exec(typed)?.[1];
  return digits ? Number(digits) : null;
}
