import type { Language } from './language.ts';
import type { TextIndex } from './text-index.ts';
import { fields, tuning } from './tuning.ts';
import type { Likeness } from './vocabulary.ts';
import { isNumber, type Word } from './words.ts';

interface Typed {
  readonly language: Pick<Language, 'hasCompounds'>;
  /** Whether the shop has the word, another form of it, or something that it stands for. */
  readonly isKnown: boolean;
  /** Whether the word is still being typed. */
  readonly isBeginning: boolean;
}

/** Longer words of a shop that a typed word begins. */
export function begunBy(texts: TextIndex, word: Word, { language, isKnown, isBeginning }: Typed): Likeness {
  const { vocabulary } = texts;
  const { text } = word;
  if (isBeginning || !isKnown) {
    // A number that is not being typed is that number: a table for 6 is not one of 68 cm.
    if (!isBeginning && isNumber(text)) return new Map();
    return vocabulary.beginningWith(text, (longer) => {
      const likeness = tuning.typing + (1 - tuning.typing) * (text.length / longer.length);
      return isKnown ? Math.min(likeness, tuning.beginOfCompound) : likeness;
    });
  }
  // Where there are sofas, whoever says sofa does not mean a sofa table. Without compounds, what begins alike is akin:
  // `bed` and `bedside`.
  if (isNumber(text) || (language.hasCompounds && isHead(texts, word))) return new Map();
  // A word that only stands for one of the shop is the beginning of others by chance: `sort` of `sortiment`.
  const isOwn = vocabulary.has(text);
  return vocabulary.beginningWith(text, (longer) =>
    isOwn || vocabulary.knows(longer.slice(text.length)) ? tuning.beginOfCompound : 0,
  );
}

/** Whether the word, or another form of it, is what some product is. */
function isHead({ vocabulary, postings, ids }: TextIndex, word: Word): boolean {
  let found = false;
  for (const number of vocabulary.same(word).keys()) {
    postings[number]?.each((entry, places) => {
      found ||= (places & fields.head) !== 0 && ids[entry] !== null;
    });
  }
  return found;
}
