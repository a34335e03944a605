import type { Mark } from './views/search.ts';

/** A piece of a text, and whether it matches the search. */
export interface TextPart {
  /** Its place in the text. */
  readonly start: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text into marked and plain pieces, which together are always the whole text, whatever the marks are. */
export function markedParts(text: string, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = [];
  let place = 0;
  const add = (end: number, isMarked: boolean): void => {
    if (end <= place) return;
    const last = parts.at(-1);
    const piece = text.slice(place, end);
    // Marks that touch become one piece.
    if (last?.isMarked === isMarked) parts[parts.length - 1] = { ...last, text: last.text + piece };
    else parts.push({ start: place, text: piece, isMarked });
    place = end;
  };
  for (const [start, end] of marks.toSorted(([a], [b]) => a - b)) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return parts;
}
