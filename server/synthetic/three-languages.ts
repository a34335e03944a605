/** A text in Norwegian, Swedish and English. */
export interface ThreeTexts {
  readonly nb: string;
  readonly sv: string;
  readonly en: string;
}

/** Reads `Sofaer|Soffor|Sofas`. */
export function threeTexts(text: string): ThreeTexts {
  const [nb, sv, en] = text.split('|') as [string, string, string];
  return { nb, sv, en };
}
