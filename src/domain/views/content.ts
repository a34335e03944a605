import type { Article, Content } from '../content.ts';
import { addressOf } from '../paths.ts';
import { type ForeignText, foreignText, plainParagraphs } from '../plain-text.ts';
import { inLocale } from '../translations.ts';

/** A content page or block. */
export interface ContentView {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Set when the content has other markup than paragraphs. */
  readonly html: ForeignText | null;
  /** Set for an article; its lead is plain text. */
  readonly article: (Article & { readonly lead: string }) | null;
  /** A picture above the text; that of an article is the article's. */
  readonly image: string | null;
}

/**
 * The view of a page, article or block in a language, as plain text and with its foreign markup. The headings of a
 * block come below one of a page.
 */
export function contentView(content: Content, locale: string, kind: 'page' | 'block'): ContentView {
  const { title, html, article, image = null } = inLocale(content, locale);
  return {
    title,
    paragraphs: plainParagraphs(html),
    html: foreignText(html, kind === 'page' ? 1 : 2),
    article: article ? { ...article, lead: leadOf(content, locale) } : null,
    image,
  };
}

/** An article in the list of all articles. */
export interface ArticleView extends Article {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly path: string;
}

/** Articles of the magazine in a language, the newest first (spec 7: blog via index). */
export function articleViews(contents: readonly Content[], locale: string): ArticleView[] {
  const views = contents.flatMap((content): ArticleView[] => {
    const { identifier, title, article } = inLocale(content, locale);
    if (!article) return [];
    return [{ ...article, id: identifier, title, lead: leadOf(content, locale), path: addressOf(identifier) }];
  });
  return views.sort((a, b) => compare(b.publishedOn ?? '', a.publishedOn ?? '') || compare(a.id, b.id));
}

function leadOf(content: Content, locale: string): string {
  return plainParagraphs(inLocale(content, locale).lead ?? '').join(' ');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
