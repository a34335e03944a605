import type { Texts } from '../texts.ts';

/** A block as it is written: one paragraph a line, headings after `## `. */
export interface BlockPlan {
  readonly identifier: string;
  readonly title: Texts;
  readonly text: Texts;
}
