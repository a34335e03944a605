import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** The exact reason, beside the text. */
  readonly fact?: string | null | undefined;
  readonly children?: ReactNode;
  readonly 'data-testid'?: string;
}

/** A page with only a message: what is wrong, and what to do next. */
export function MessagePage({ title, text, fact, children, ...rest }: MessagePageProps) {
  return (
    <div {...rest} className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {fact && <p className={styles.fact}>{fact}</p>}
      {children}
    </div>
  );
}
