import type { Plan, Reading } from './plan.ts';
import type { TextIndex } from './text-index.ts';
import { fields, weightOfPlaces } from './tuning.ts';
import type { Likeness } from './vocabulary.ts';
import { isNumber } from './words.ts';

/** What entries have of a word of the search, 0 to 1; `name` tells whose name says it. */
export interface WordScores {
  readonly best: Float32Array;
  readonly inName: Uint8Array;
  /** Words that say little about an entry weigh little: how rare it is. */
  readonly rarity: number;
  readonly isNumber: boolean;
}

const NAME = fields.head | fields.title | fields.what;

/** The scores of each word of a plan, over all entries of an index. */
export function scoresOf(index: TextIndex, { words, spans }: Plan): WordScores[] {
  const room = index.ids.length;
  const best = words.map(() => new Float32Array(room));
  const inName = words.map(() => new Uint8Array(room));
  for (const { from, to, readings } of spans) {
    for (const reading of readings) {
      const found = readingScores(index, reading);
      for (let place = from; place < to; place++) takeBetter(best[place]!, inName[place]!, found);
    }
  }
  return words.map((word, place) => {
    const count = best[place]!.reduce((sum, score) => sum + (score > 0 ? 1 : 0), 0);
    const rarity = Math.log(1 + (index.size + 1) / (count + 1));
    return { best: best[place]!, inName: inName[place]!, rarity, isNumber: isNumber(word.text) };
  });
}

/** Takes over the scores that are better than those that are known. */
function takeBetter(best: Float32Array, inName: Uint8Array, found: ReturnType<typeof readingScores>): void {
  for (let entry = 0; entry < best.length; entry++) {
    if (found.best[entry]! <= best[entry]!) continue;
    best[entry] = found.best[entry]!;
    inName[entry] = found.inName[entry]!;
  }
}

/** Entries that have all of a reading, with the middle of what they have of its words. */
function readingScores(index: TextIndex, { all, weight }: Reading): { best: Float32Array; inName: Uint8Array } {
  const [first, ...others] = all.map((likeness) => likenessScores(index, likeness));
  for (const other of others) {
    for (let entry = 0; entry < first!.best.length; entry++) {
      const both = first!.best[entry]! > 0 && other.best[entry]! > 0;
      first!.best[entry] = both ? first!.best[entry]! + other.best[entry]! : 0;
      first!.inName[entry] = first!.inName[entry]! & other.inName[entry]!;
    }
  }
  const share = weight / all.length;
  if (share !== 1) for (let entry = 0; entry < first!.best.length; entry++) first!.best[entry]! *= share;
  return first!;
}

function likenessScores(index: TextIndex, likeness: Likeness): { best: Float32Array; inName: Uint8Array } {
  const best = new Float32Array(index.ids.length);
  const inName = new Uint8Array(index.ids.length);
  for (const [number, like] of likeness) {
    index.postings[number]?.each((entry, places) => {
      const score = like * weightOfPlaces[places]!;
      if (score <= best[entry]!) return;
      best[entry] = score;
      inName[entry] = (places & NAME) === 0 ? 0 : 1;
    });
  }
  return { best, inName };
}
