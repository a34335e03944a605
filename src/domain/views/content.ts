import type { Content } from '../content.ts';
import { type ForeignText, foreignText, plainParagraphs } from '../plain-text.ts';
import { inLocale } from '../translations.ts';

/** A content page or block. */
export interface ContentView {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** When there is more to it than paragraphs. */
  readonly html: ForeignText | null;
}

/** A page or block of foreign HTML in a language: as plain text, and with its markup; a block stands below a heading of a page. */
export function contentView(content: Content, locale: string, kind: 'page' | 'block'): ContentView {
  const { title, html } = inLocale(content, locale);
  return { title, paragraphs: plainParagraphs(html), html: foreignText(html, kind === 'page' ? 1 : 2) };
}
