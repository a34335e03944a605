import type { Language } from './language.ts';
import { Planner } from './plan.ts';
import { questionOf } from './question.ts';
import { scoresOf } from './scores.ts';
import { TextIndex } from './text-index.ts';
import { fields } from './tuning.ts';
import { wordsOf } from './words.ts';

/** Longer texts are searched only up to this length. */
const TEXT_MAX = 4000;

/** A name, and perhaps a text. */
export interface Named {
  readonly name: string;
  readonly text?: string;
}

interface Made {
  readonly texts: TextIndex;
  readonly planner: Planner;
}

/** Finds the few things that have a name and perhaps a text: categories, pages, articles. */
export class NameSearch {
  private readonly language: Language;
  private readonly named: () => ReadonlyMap<string, Named>;
  private made: Made | null = null;

  /** `named` gives the named things by id; it is called at the first search. */
  constructor(language: Language, named: () => ReadonlyMap<string, Named>) {
    this.language = language;
    this.named = named;
  }

  /**
   * The ids of the things that have all words in their name, the best first; with `inText` also of those that have the
   * words only in their text. Misspelled words find nothing here.
   */
  search(
    text: string,
    { isTyping, inText = false }: { readonly isTyping: boolean; readonly inText?: boolean },
  ): string[] {
    const question = questionOf(text, this.language);
    if (question.words.length === 0) return [];
    const { texts, planner } = (this.made ??= this.make());
    const plan = planner.plan(question, isTyping);
    if (plan.corrections.size > 0) return [];
    const scores = scoresOf(texts, plan, false);
    return texts.ids
      .map((id, entry) => ({
        id: id!,
        score:
          inText || scores.every(({ inName }) => inName[entry] === 1)
            ? scores.reduce((product, { best }) => product * best[entry]!, 1) / texts.nameLengths[entry]!
            : 0,
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }

  private make(): Made {
    const texts = new TextIndex(this.language);
    for (const [id, { name, text = '' }] of this.named()) {
      const words = wordsOf(name).map((word) => ({ ...word, places: fields.title }));
      const further = wordsOf(text.slice(0, TEXT_MAX)).map((word) => ({ ...word, places: fields.text }));
      texts.put(id, { words: [...words, ...further], nameLength: words.length });
    }
    return { texts, planner: new Planner(this.language, texts) };
  }
}
