const SHORT_MIN = 4;
const LONG_MIN = 7;

/** The number of typing errors that a word of this length may have. */
export function errorsForgiven(length: number): number {
  if (length < SHORT_MIN) return 0;
  return length < LONG_MIN ? 1 : 2;
}

/**
 * The number of letters that are wrong, missing, too many or swapped with their neighbour; `limit + 1` if there are
 * more than `limit`. With `asBeginning` the second word may be longer.
 */
export function distance(typed: string, word: string, limit: number, asBeginning = false): number {
  if (typed.length - word.length > limit || (!asBeginning && word.length - typed.length > limit)) return limit + 1;
  const width = Math.min(word.length, typed.length + limit);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, before[column - 2]! + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = line;
  }
  return Math.min(limit + 1, asBeginning ? Math.min(...last) : (last[word.length] ?? limit + 1));
}

/**
 * One bit for each letter of a word. Similar words differ in few bits, which is faster to check than their distance.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/** Whether two words with these letters can have a distance of `limit` or less. */
export function mayBeNear(one: number, other: number, limit: number): boolean {
  return bitsOf(one & ~other) <= limit && bitsOf(other & ~one) <= limit;
}

/** Whether a word with the first letters can be the beginning of one with the others. */
export function mayBegin(one: number, other: number, limit: number): boolean {
  return bitsOf(one & ~other) <= limit;
}

function bitsOf(value: number): number {
  let rest = value;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count++;
  }
  return count;
}
