import type { Content } from '../content.ts';
import { plainParagraphs } from '../plain-text.ts';
import { inLocale } from '../translations.ts';

/** A content page. */
export interface ContentView {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A page of foreign HTML as plain text, in a language. */
export function contentView(content: Content, locale: string): ContentView {
  const { title, html } = inLocale(content, locale);
  return { title, paragraphs: plainParagraphs(html) };
}
