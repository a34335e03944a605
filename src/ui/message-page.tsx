import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** The exact reason, beside the text. */
  readonly fact?: string | null | undefined;
  readonly children?: ReactNode;
  /** Whether the page goes on below the message. */
  readonly isHead?: boolean;
  readonly 'data-testid'?: string;
}

/** A page with only a message: what is wrong, and what to do next. */
export function MessagePage({ title, text, fact, children, isHead = false, ...rest }: MessagePageProps) {
  return (
    <div {...rest} className={isHead ? `${styles.page} ${styles.head}` : styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {fact && <p className={styles.fact}>{fact}</p>}
      {children}
    </div>
  );
}
