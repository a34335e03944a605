import type { Plan, Reading } from './plan.ts';
import type { TextIndex } from './text-index.ts';
import { fields, weightOfPartPlaces, weightOfPlaces } from './tuning.ts';
import type { ReadonlyLikeness } from './vocabulary.ts';
import { isNumber } from './words.ts';

/** How well each entry matches a word of the search, 0 to 1; `inName` tells whether its name contains the word. */
export interface WordScores {
  readonly best: Float32Array;
  readonly inName: Uint8Array;
  /** How rare the word is; rare words weigh more. */
  readonly rarity: number;
  readonly isNumber: boolean;
  /** Whether it tells only what the thing is for. */
  readonly isPurpose: boolean;
  /** Whether it asks for more or less of something; products that contain the word itself still score higher. */
  readonly isTendency: boolean;
  /** Whether it names a colour, a material or the like. */
  readonly isOption: boolean;
  /** Whether no entry matches it and only something similar is scored instead. */
  readonly isGuess: boolean;
}

const NAME = fields.head | fields.title | fields.what;

/** How well entries match something, and whether their name contains it. */
type Scores = Pick<WordScores, 'best' | 'inName'>;

/** How much a reading counts, and the weights of the fields that contain it. */
interface Weights {
  readonly weight: number;
  readonly places: Float32Array;
}

/**
 * The scores of each word of a plan, for all entries of an index. With `mayGuess` a word without matches is scored by
 * its `instead` readings.
 */
export function scoresOf(
  index: TextIndex,
  { words, spans, purposes, parts, tendencies }: Plan,
  mayGuess: boolean,
): WordScores[] {
  const ofWords = words.map(() => noScores(index));
  for (const { from, to, readings } of spans) {
    const places = parts.has(from) ? weightOfPartPlaces : weightOfPlaces;
    for (const { all, weight } of readings) {
      const [only] = all;
      if (all.length === 1 && to === from + 1) {
        addLikeness(index, only!, { weight, places }, ofWords[from]!);
        continue;
      }
      const found = scoresOfAll(index, all, { weight, places });
      for (let place = from; place < to; place++) takeBetter(ofWords[place]!, found);
    }
  }
  const guessed = new Set<number>();
  for (const { from, instead = [] } of mayGuess ? spans : []) {
    if (instead.length === 0 || countOf(ofWords[from]!) > 0) continue;
    guessed.add(from);
    for (const { all, weight } of instead)
      takeBetter(ofWords[from]!, scoresOfAll(index, all, { weight, places: weightOfPlaces }));
  }
  return words.map((word, place) => {
    const { best, inName } = ofWords[place]!;
    const count = countOf(ofWords[place]!);
    const rarity = Math.log(1 + (index.size + 1) / (count + 1));
    return {
      best,
      inName,
      rarity,
      isNumber: isNumber(word.text),
      isPurpose: purposes.has(place),
      isTendency: tendencies.has(place),
      isOption: false,
      isGuess: guessed.has(place),
    };
  });
}

function noScores({ ids }: TextIndex): Scores {
  return { best: new Float32Array(ids.length), inName: new Uint8Array(ids.length) };
}

/** How many entries match at all. */
function countOf({ best }: Scores): number {
  let count = 0;
  for (let entry = 0; entry < best.length; entry++) if (best[entry]! > 0) count++;
  return count;
}

/** Raises scores to those of `found` where these are better. */
function takeBetter({ best, inName }: Scores, found: Scores): void {
  for (let entry = 0; entry < best.length; entry++) {
    if (found.best[entry]! <= best[entry]!) continue;
    best[entry] = found.best[entry]!;
    inName[entry] = found.inName[entry]!;
  }
}

/** The scores of entries that match all words of a reading: the average of the words' scores. */
function scoresOfAll(index: TextIndex, all: Reading['all'], { weight, places }: Weights): Scores {
  const [first, ...others] = all.map((likeness) => {
    const scores = noScores(index);
    addLikeness(index, likeness, { weight: weight / all.length, places }, scores);
    return scores;
  });
  for (const other of others) {
    for (let entry = 0; entry < first!.best.length; entry++) {
      const both = first!.best[entry]! > 0 && other.best[entry]! > 0;
      first!.best[entry] = both ? first!.best[entry]! + other.best[entry]! : 0;
      first!.inName[entry] = first!.inName[entry]! & other.inName[entry]!;
    }
  }
  return first!;
}

/** Raises the scores of entries that contain one of the words. */
function addLikeness(
  { ids, postings }: TextIndex,
  likeness: ReadonlyLikeness,
  { weight, places: ofPlaces }: Weights,
  { best, inName }: Scores,
): void {
  for (const [number, like] of likeness) {
    postings[number]?.each((entry, places) => {
      const score = like * weight * ofPlaces[places]!;
      if (score <= best[entry]! || ids[entry] === null) return;
      best[entry] = score;
      inName[entry] = (places & NAME) === 0 ? 0 : 1;
    });
  }
}
