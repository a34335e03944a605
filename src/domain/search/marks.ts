import type { Mark } from '../views/search.ts';
import type { Language } from './language.ts';
import { stemOf } from './stem.ts';
import { type Word, wordsOf } from './words.ts';

/** The parts of a text that match the searched words, or the typed part of them. */
export function marksIn(text: string, asked: readonly Word[], language: Language): Mark[] {
  return wordsOf(text).flatMap((word): Mark[] => {
    for (const each of asked) {
      const mark = markOf(word, each, language);
      if (mark) return [mark];
    }
    return [];
  });
}

function markOf(word: Word, asked: Word, language: Language): Mark | null {
  const { start, end } = word;
  // Folding turns some letters into two; then the places in the folded word are not those in the text, and the whole
  // word is marked.
  const isEven = word.text.length === end - start;
  if (word.text === asked.text) return [start, end];
  if (word.text.startsWith(asked.text)) return isEven ? [start, start + asked.text.length] : [start, end];
  if (asked.text.length > 2 && word.text.endsWith(asked.text))
    return isEven ? [end - asked.text.length, end] : [start, end];
  return stemOf(language, word.written) === stemOf(language, asked.written) ? [start, end] : null;
}
