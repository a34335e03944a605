import { createElement, type ReactNode, useSyncExternalStore } from 'react';
import type { ForeignText, PlainBlock } from '#domain/plain-text.ts';
import styles from './foreign-html.module.css';
import { cleaner, cleanerChanges } from './load-cleaner.ts';

interface ForeignHtmlProps {
  readonly text: ForeignText;
}

/**
 * Text with foreign markup (reliability 5, row 5). The server renders it as plain text, and it stays so until the
 * cleaner has loaded, which starts when it is first needed.
 */
export function ForeignHtml({ text }: ForeignHtmlProps) {
  const cleaned = useSyncExternalStore(cleanerChanges, cleaner, () => null);
  const plain = createElement('div', { className: styles.foreign }, ...text.plain.map(plainElement));
  return cleaned?.({ html: text.html, className: styles.foreign, otherwise: plain }) ?? plain;
}

/** A paragraph, heading or list that contains only text. */
function plainElement({ tag, texts }: PlainBlock): ReactNode {
  return createElement(tag, null, ...(tag === 'ul' ? texts.map((text) => createElement('li', null, text)) : texts));
}
