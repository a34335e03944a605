import { wholeOf } from '../../import/repeatable.ts';
import { type Facts, filled } from './facts.ts';
import type { Line, Lines, Mood, ReviewLanguage } from './line.ts';
import { generalLines } from './lines/general.ts';
import { fits } from './traits.ts';

/** What a review is made from, and what the others of the product have said already. */
export interface Speaker {
  /** Draws everything: the same key gives the same review. */
  readonly key: string;
  readonly language: ReviewLanguage;
  readonly lines: Lines;
  readonly traits: ReadonlySet<string>;
  readonly facts: Facts;
  readonly said: ReadonlySet<string>;
}

type Source = 'own' | 'general';

/** What somebody says who gives so many stars: each list is one way to say it. */
const recipes: Readonly<Record<number, readonly (readonly (readonly [Source, Mood])[])[]>> = {
  5: [
    [
      ['own', 'good'],
      ['own', 'good'],
    ],
    [
      ['own', 'good'],
      ['own', 'good'],
      ['general', 'good'],
    ],
    [
      ['own', 'good'],
      ['own', 'good'],
      ['own', 'good'],
    ],
    [
      ['own', 'good'],
      ['general', 'good'],
    ],
  ],
  4: [
    [
      ['own', 'good'],
      ['own', 'fair'],
    ],
    [
      ['own', 'good'],
      ['own', 'good'],
      ['own', 'fair'],
    ],
    [
      ['own', 'good'],
      ['own', 'good'],
      ['general', 'fair'],
    ],
  ],
  3: [
    [
      ['own', 'good'],
      ['own', 'fair'],
      ['general', 'fair'],
    ],
    [
      ['own', 'fair'],
      ['own', 'good'],
    ],
    [
      ['own', 'fair'],
      ['own', 'fair'],
      ['own', 'good'],
    ],
  ],
  2: [
    [
      ['own', 'poor'],
      ['own', 'good'],
    ],
    [
      ['own', 'fair'],
      ['general', 'poor'],
    ],
    [
      ['own', 'poor'],
      ['general', 'fair'],
    ],
  ],
  1: [
    [
      ['own', 'poor'],
      ['general', 'poor'],
    ],
    [
      ['general', 'poor'],
      ['own', 'poor'],
    ],
  ],
};

/** The lines of a review with a score, one about each topic; fewer than two when there is nothing left to say. */
export function compose(speaker: Speaker, score: number): Line[] {
  const ways = recipes[score]!;
  const way = ways[wholeOf(speaker.key, 'way', 0, ways.length - 1)]!;
  const chosen: Line[] = [];
  for (const [place, [source, mood]] of way.entries()) {
    const lines = source === 'own' ? speaker.lines : generalLines;
    const possible = lines[speaker.language][mood].filter((line) => canSay(speaker, line, chosen));
    const line = possible[wholeOf(speaker.key, `line ${place}`, 0, possible.length - 1)];
    if (line) chosen.push(line);
  }
  return chosen;
}

function canSay({ said, traits, facts }: Speaker, [topic, text, asked]: Line, chosen: readonly Line[]): boolean {
  const isNew = !said.has(text) && chosen.every(([other]) => other !== topic);
  return isNew && fits(asked, traits) && filled(text, facts) !== null;
}
