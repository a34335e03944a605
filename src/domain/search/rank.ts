import { addTo, type Bitset, createBitset, isIn } from '../catalogue-index/bitset.ts';
import { ORDINALS_MAX, type ProductColumns } from '../catalogue-index/columns.ts';
import type { WordScores } from './scores.ts';
import type { Ranking } from './ranking.ts';
import { preferTendencies } from './tendencies.ts';
import { furtherLike } from './further.ts';
import { tuning } from './tuning.ts';

const SCORE_STEPS = 1e6;
const SCORE_MAX = 4;

interface Sorted {
  readonly order: Uint32Array<ArrayBuffer>;
  readonly set: Bitset;
}

export interface Ranked extends Sorted {
  /** The products that match the search, or are nearest to it; the others of the set are only similar to them. */
  readonly exact: Bitset;
  readonly isNearest: boolean;
}

/**
 * The products that match all words, the best first. If none does, the nearest: first those that exceed the limits of
 * price or size, then those that match most of the words that any product has.
 */
export function rank(ranking: Ranking): Ranked {
  const { shown, within, scores, ordinals } = ranking;
  const isShown = (ordinal: number): boolean => ordinal >= 0 && isIn(shown, ordinal);
  const had = scores.filter(({ best }) => best.some((score, entry) => score > 0 && isShown(ordinals[entry]!)));
  // A guessed word is dropped if another word names a thing, but not if the others are only colours or numbers.
  const sure = had.filter(({ isGuess }) => !isGuess);
  const known = sure.some(({ isOption, isNumber }) => !isOption && !isNumber) ? sure : had;
  const telling = scores.some(({ isTendency }) => !isTendency);
  const isNeeded = ({ isTendency }: WordScores): boolean => !(isTendency && telling);
  const isThing = (word: WordScores): boolean => isNeeded(word) && !word.isPurpose;
  const steps: Step[] = [{ scores, isNeeded, share: 1 }];
  if (scores.some(({ isPurpose }) => isPurpose)) steps.push({ scores, isNeeded: isThing, share: 1 });
  if (mayBeMeant(known, scores)) steps.push({ scores: known.map(asDetail), isNeeded, share: tuning.nearest });
  for (const step of steps) {
    for (const among of new Set([within, shown])) {
      const found = ranked({ ...ranking, within: among }, step);
      if (found.order.length > 0) {
        const isNearest = step.share !== 1 || among !== within || scores.some(({ isGuess }) => isGuess);
        return { ...withFurther(found, ranking, among), exact: found.set, isNearest };
      }
    }
  }
  const nothing = createBitset(ranking.columns.room);
  return { order: new Uint32Array(), set: nothing, exact: nothing, isNearest: false };
}

/** Which words a product has to match, and which share of them. */
interface Step {
  readonly scores: readonly WordScores[];
  readonly isNeeded: (word: WordScores) => boolean;
  readonly share: number;
}

/** Adds similar products after the found ones, if those are few. */
function withFurther(found: Sorted, ranking: Ranking, among: Bitset): Sorted {
  const missing = ranking.enough - found.order.length;
  if (missing <= 0) return found;
  const further = furtherLike(found.set, ranking, among);
  const inOrder = [...ranking.relevance].filter((ordinal) => further.has(ordinal));
  const best = inOrder.sort((a, b) => further.get(b)! - further.get(a)!).slice(0, missing);
  const set = found.set.slice();
  for (const ordinal of best) addTo(set, ordinal);
  return { order: Uint32Array.from([...found.order, ...best]), set };
}

/**
 * Whether the known words are likely what was meant: they are not only numbers, and at least half of the typed words.
 */
function mayBeMeant(known: readonly WordScores[], all: readonly WordScores[]): boolean {
  const telling = ({ isNumber }: WordScores): boolean => !isNumber;
  const count = known.filter(telling).length;
  return count > 0 && count * 2 >= all.filter(telling).length;
}

/**
 * The word with no more weight than a detail has, unless it names a thing: of «4 stoler» the chairs are nearest, and not
 * whatever is for four.
 */
function asDetail(word: WordScores): WordScores {
  const namesThing = !word.isNumber && !word.isOption && word.inName.includes(1);
  return namesThing ? word : { ...word, rarity: Math.min(word.rarity, tuning.optionRarity) };
}

function ranked(ranking: Ranking, step: Step): Sorted {
  const { texts, columns, ordinals, relevance, shown, within } = ranking;
  const byOrdinal = new Float64Array(columns.room);
  let best = 0;
  for (let entry = 0; entry < ordinals.length; entry++) {
    const ordinal = ordinals[entry]!;
    if (ordinal < 0 || !isIn(shown, ordinal)) continue;
    const score = scoreOf(step, entry, texts.nameLengths[entry]!);
    if (score === 0) continue;
    const rankOfProduct = columns.numbers.rank[ordinal]!;
    const factor = (rankOfProduct >= 2 ? tuning.notSellable : 1) * (rankOfProduct % 2 === 0 ? tuning.bestseller : 1);
    // The best score of all shown products is used, also outside of the limits: in a search for a cheap sofa, a cheap
    // sofa table would otherwise be the best and pass the cut.
    best = Math.max(best, score * factor);
    if (isIn(within, ordinal)) byOrdinal[ordinal] = score * factor;
  }
  const least = best * tuning.cut;
  for (let ordinal = 0; ordinal < byOrdinal.length; ordinal++) if (byOrdinal[ordinal]! < least) byOrdinal[ordinal] = 0;
  preferTendencies(byOrdinal, ranking);
  return sorted(byOrdinal, relevance, columns);
}

/** The score of an entry, 0 when too many words are missing. Without words every entry matches. */
function scoreOf({ scores, isNeeded, share }: Step, entry: number, nameLength: number): number {
  if (scores.length === 0) return 1;
  let sum = 0;
  let had = 0;
  let whole = 0;
  let named = 0;
  for (const word of scores) {
    const score = word.best[entry]!;
    if (!isNeeded(word)) {
      sum += tuning.purpose * word.rarity * score;
      continue;
    }
    const weight = word.rarity * (word.isPurpose ? tuning.purpose : 1);
    whole += weight;
    if (score === 0) {
      if (share === 1) return 0;
      continue;
    }
    sum += weight * score;
    had += weight;
    named += word.inName[entry]!;
  }
  if (had < whole * share - 1e-9 || had === 0) return 0;
  return (sum / whole) * (1 + tuning.exactness * Math.min(1, named / Math.max(1, nameLength)));
}

function sorted(byOrdinal: Float64Array, relevance: Uint32Array, columns: ProductColumns): Sorted {
  const set = createBitset(columns.room);
  const keys: number[] = [];
  for (let place = 0; place < relevance.length; place++) {
    const ordinal = relevance[place]!;
    const score = byOrdinal[ordinal]!;
    if (score === 0) continue;
    addTo(set, ordinal);
    keys.push(Math.round((SCORE_MAX - score) * SCORE_STEPS) * ORDINALS_MAX + place);
  }
  const order = Float64Array.from(keys).sort();
  return { order: Uint32Array.from(order, (key) => relevance[key % ORDINALS_MAX]!), set };
}
