import type { Language } from './language.ts';
import { Planner } from './plan.ts';
import { questionOf } from './question.ts';
import { scoresOf } from './scores.ts';
import { TextIndex } from './text-index.ts';
import { fields } from './tuning.ts';
import { wordsOf } from './words.ts';

/** Finds the few things that have only a name: categories, pages, articles. */
export class NameSearch {
  private readonly texts: TextIndex;
  private readonly planner: Planner;
  private readonly language: Language;

  /** `names` by id. */
  constructor(language: Language, names: ReadonlyMap<string, string>) {
    this.language = language;
    this.texts = new TextIndex(language);
    this.planner = new Planner(language, this.texts);
    for (const [id, name] of names) {
      const words = wordsOf(name).map((word) => ({ ...word, places: fields.title }));
      this.texts.put(id, { words, nameLength: words.length });
    }
  }

  /** The ids of what has all words in its name, the best first. What is only spelled alike, or only of a kind, is not meant. */
  search(text: string, isTyping: boolean): string[] {
    const question = questionOf(text, this.language);
    const { words } = question;
    const plan = this.planner.plan(question, isTyping);
    if (words.length === 0 || plan.corrections.size > 0) return [];
    const scores = scoresOf(this.texts, plan, false);
    return this.texts.ids
      .map((id, entry) => ({
        id: id!,
        score: scores.reduce((product, { best }) => product * best[entry]!, 1) / this.texts.nameLengths[entry]!,
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }
}
