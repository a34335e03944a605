import type { WireDocument } from '../store/collections.ts';
import { paragraphs, spoken, type Texts } from './texts.ts';

const WRITTEN_AT = '2026-01-05 09:00:00';

/** A page as it is written: one paragraph a line, headings after `## `. */
export interface PagePlan {
  readonly id: number;
  readonly identifier: string;
  readonly title: Texts;
  readonly summary: Texts;
  readonly text: Texts;
}

/** The document of a content page (contract: CmsPage). */
export function cmsPage({ id, identifier, title, summary, text }: PagePlan): WireDocument {
  return {
    id,
    identifier,
    ...spoken({
      title,
      content_heading: title,
      meta_title: title,
      meta_description: summary,
      content: paragraphs(text),
    }),
    page_layout: '1column',
    active: true,
    store_id: 0,
    creation_time: WRITTEN_AT,
    update_time: WRITTEN_AT,
  };
}
