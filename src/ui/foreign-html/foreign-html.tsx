import { createElement, Fragment, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ForeignText, PlainBlock } from '#domain/plain-text.ts';
import styles from './foreign-html.module.css';
import { cleaner, cleanerChanges, loadCleaner } from './load-cleaner.ts';

/** How far below the screen a text is still near, in heights of the screen. */
const NEAR = '50% 0px';

interface ForeignHtmlProps {
  readonly text: ForeignText;
}

/**
 * Text with foreign markup (reliability 5, row 5). The server renders it as plain text, and it stays so until the
 * cleaner has loaded, which starts when such a text comes near the screen.
 */
export function ForeignHtml({ text }: ForeignHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const cleaned = useSyncExternalStore(cleanerChanges, cleaner, () => null);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        loadCleaner();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  const plain = (
    <div ref={place} className={styles.foreign}>
      {createElement(Fragment, null, ...text.plain.map(plainElement))}
    </div>
  );
  return cleaned?.({ html: text.html, className: styles.foreign, otherwise: plain }) ?? plain;
}

/** A paragraph, heading or list that contains only text. */
function plainElement({ tag, texts }: PlainBlock): ReactNode {
  return createElement(tag, null, ...(tag === 'ul' ? texts.map((text) => createElement('li', null, text)) : texts));
}
