import type { Translations } from './translations.ts';

/** A page or block of words; its HTML is foreign and is cleaned where it is shown (spec 3: CMS page, CMS block). */
export interface Content {
  readonly identifier: string;
  readonly title: string;
  readonly html: string;
  readonly translations: Translations<'title' | 'html' | 'lead'>;
  /** Foreign HTML of the introduction; only articles have one. */
  readonly lead?: string;
  readonly article?: Article;
  /** A picture above the text of a page; missing where there is none. */
  readonly image?: string;
}

/** The further fields of an article of the magazine (spec 3: blog post). */
export interface Article {
  readonly author: string | null;
  /** `YYYY-MM-DD`; `null` when it is missing or no date. */
  readonly publishedOn: string | null;
  readonly image: string | null;
}
