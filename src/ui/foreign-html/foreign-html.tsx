import { createElement, type ReactNode, useSyncExternalStore } from 'react';
import type { ForeignText, PlainBlock } from '#domain/plain-text.ts';
import styles from './foreign-html.module.css';
import { cleaner, cleanerChanges } from './load-cleaner.ts';

interface ForeignHtmlProps {
  readonly text: ForeignText;
}

/**
 * Text with markup that others wrote (reliability 5, row 5). It is plain from the server and until what cleans it is here;
 * that comes when it is first needed.
 */
export function ForeignHtml({ text }: ForeignHtmlProps) {
  const cleaned = useSyncExternalStore(cleanerChanges, cleaner, () => null);
  const plain = createElement('div', { className: styles.foreign }, ...text.plain.map(plainElement));
  return cleaned?.({ html: text.html, className: styles.foreign, otherwise: plain }) ?? plain;
}

/** Paragraphs, headings and lists, each a text and nothing else. */
function plainElement({ tag, texts }: PlainBlock): ReactNode {
  return createElement(tag, null, ...(tag === 'ul' ? texts.map((text) => createElement('li', null, text)) : texts));
}
