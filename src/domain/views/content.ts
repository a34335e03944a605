import { plainParagraphs } from '../plain-text.ts';

/** A content page. */
export interface ContentView {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A page of foreign HTML as plain text. */
export function contentView({ title, html }: { readonly title: string; readonly html: string }): ContentView {
  return { title, paragraphs: plainParagraphs(html) };
}
