/** A line that says how old something is, which is worded anew as time passes. */
const AGE = /nå nettopp|\bkl\. \d|\b\d{1,2}\. \p{L}+\.? \d{4}/u;

/**
 * How many words of what somebody reads are gone later, or stand elsewhere. What came in between is no loss, and lines that
 * say an age are left aside.
 */
export function lostWords(before: readonly string[], after: readonly string[]): number {
  const [first, second] = [wordsOf(before), wordsOf(after)];
  // The longest sequence that both have; one row of the table is kept.
  let kept = new Uint32Array(second.length + 1);
  for (const word of first) {
    const next = new Uint32Array(second.length + 1);
    for (const [place, other] of second.entries())
      next[place + 1] = word === other ? kept[place]! + 1 : Math.max(next[place]!, kept[place + 1]!);
    kept = next;
  }
  return first.length - kept.at(-1)!;
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.filter((text) => !AGE.test(text)).flatMap((text) => text.split(/\s+/u).filter((word) => word !== ''));
}
