import type { Translations } from './translations.ts';

/** A page or block of words; its HTML is foreign and is cleaned where it is shown (spec 3: CMS page, CMS block). */
export interface Content {
  readonly identifier: string;
  readonly title: string;
  readonly html: string;
  readonly translations: Translations<'title' | 'html'>;
}
