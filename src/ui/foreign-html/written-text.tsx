import type { ForeignText } from '#domain/plain-text.ts';
import { ForeignHtml } from './foreign-html.tsx';

interface WrittenTextProps {
  readonly paragraphs: readonly string[];
  /** Set when the text has other markup than paragraphs. */
  readonly html: ForeignText | null;
}

/** A text that the shop's staff wrote: a description, a page, a block. */
export function WrittenText({ paragraphs, html }: WrittenTextProps) {
  if (html !== null) return <ForeignHtml text={html} />;
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
