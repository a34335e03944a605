/** What of a list was on the screen when it was left for one of its products; heights in CSS pixels. */
export interface LeftView {
  /** The cards on the screen: places from `from` to before `to`. */
  readonly from: number;
  readonly to: number;
  /** How high the rows above and below them are together. */
  readonly abovePx: number;
  readonly belowPx: number;
}

interface Left extends LeftView {
  readonly list: string;
  readonly windowWidthPx: number;
}

let left: Left | null = null;

/** Remembers what is on the screen of a list now. `grid` holds its cards, all of the same row equally high. */
export function rememberView(list: string, grid: HTMLElement): void {
  const cards = [...grid.children].map((card) => card.getBoundingClientRect());
  const from = cards.findIndex(({ bottom }) => bottom > 0);
  const to = cards.findLastIndex(({ top }) => top < innerHeight) + 1;
  if (from === -1 || to <= from) return;
  const { top, bottom } = grid.getBoundingClientRect();
  const gap = Number.parseFloat(getComputedStyle(grid).rowGap);
  left = {
    list,
    windowWidthPx: innerWidth,
    from,
    to,
    abovePx: from === 0 ? 0 : cards[from]!.top - top - gap,
    belowPx: to === cards.length ? 0 : bottom - cards[to - 1]!.bottom - gap,
  };
}

/** What was on the screen of this list when it was left, as long as nothing else was left since. */
export function leftView(list: string): LeftView | null {
  return left?.list === list && left.windowWidthPx === innerWidth ? left : null;
}
