import { LINE_HISTORY_MAX } from '#config/limits.ts';
import { JUST_NOW_MS } from '#config/timings.ts';
import type { CartLine } from './cart.ts';

/** One change of a line of the cart (decision 095). */
export interface PastChange {
  /** On this device, on another one or in the shop, or by a sign-in that put two carts together. */
  readonly by: 'here' | 'elsewhere' | 'signIn';
  /** Epoch milliseconds by the clock of this device, which hears of a change elsewhere later than it was made. */
  readonly at: number;
  /** Pieces before it; none before the line was put in. */
  readonly before: number;
  readonly qty: number;
  /** What was chosen before, where that is what changed. */
  readonly chosenBefore?: readonly string[];
}

/** The last changes of each line, the newest last, by its key. */
export type LineHistories = Readonly<Record<string, readonly PastChange[]>>;

type ChangedBy = Pick<PastChange, 'by' | 'at'> & {
  /** Key of a line whose place another one took. */
  readonly replaced?: string | null;
};

/** The changes of the lines that are there after something changed; those of a line that is gone go with it. */
export function historiesAfter(
  known: LineHistories,
  before: readonly CartLine[],
  after: readonly CartLine[],
  { by, at, replaced = null }: ChangedBy,
): LineHistories {
  const lines = new Map(before.map((line) => [line.key, line]));
  const place = after.some(({ key }) => key === replaced) ? undefined : lines.get(replaced ?? '');
  return fromEntries(
    after.map(({ key, qty }) => {
      const line = lines.get(key);
      if (line?.qty === qty) return [key, known[key] ?? []];
      const old = line ?? place;
      const change = {
        by,
        at,
        before: old?.qty ?? 0,
        qty,
        ...(old && old !== line && { chosenBefore: chosenIn(old) }),
      };
      return [key, withChange((old && known[old.key]) ?? [], change)];
    }),
  );
}

function chosenIn({ snapshot }: CartLine): readonly string[] {
  return snapshot.optionLabels.map(({ value }) => value);
}

/** Presses one after another are one change, and one that is taken back is none. */
function withChange(changes: readonly PastChange[], change: PastChange): readonly PastChange[] {
  const last = changes.at(-1);
  const isGoingOn =
    last?.by === 'here' &&
    change.by === 'here' &&
    !last.chosenBefore &&
    !change.chosenBefore &&
    Math.abs(change.at - last.at) < JUST_NOW_MS;
  if (!isGoingOn) return [...changes, change].slice(-LINE_HISTORY_MAX);
  const joined = last.before === change.qty ? [] : [{ ...change, before: last.before }];
  return [...changes.slice(0, -1), ...joined];
}

/**
 * The changes of lines whose cart at the shop this device sees for the first time: what that holds beyond them was there
 * before them. `own` are the lines by the changes of this device alone.
 */
export function historiesBeside(
  known: LineHistories,
  own: readonly CartLine[],
  lines: readonly CartLine[],
): LineHistories {
  return fromEntries(
    lines.map(({ key, qty }) => {
      const there = Math.max(0, qty - (own.find((line) => line.key === key)?.qty ?? 0));
      const changes = known[key] ?? [];
      return [key, changes.map((each) => ({ ...each, before: each.before + there, qty: each.qty + there }))];
    }),
  );
}

/** The changes worth telling: of lines of which one is not what the shopper did just now, on this device. */
export function toldHistories(known: LineHistories, nowMs: number): LineHistories {
  return fromEntries(Object.entries(known).filter(([, changes]) => changes.some((change) => isNews(change, nowMs))));
}

/** That a line was put in here its place in the cart says, also where it came along with a sign-in. */
function isNews({ by, at, before }: PastChange, nowMs: number): boolean {
  if (by === 'elsewhere') return true;
  return before > 0 && (by === 'signIn' || Math.abs(nowMs - at) >= JUST_NOW_MS);
}

function fromEntries(entries: readonly (readonly [string, readonly PastChange[]])[]): LineHistories {
  return Object.fromEntries(entries.filter(([, changes]) => changes.length > 0));
}
