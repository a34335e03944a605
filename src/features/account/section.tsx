import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
}

/** A part of the account under its heading. */
export function Section({ title, lead, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section {...rest} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

interface NoteProps {
  readonly look?: 'waiting' | 'attention';
  readonly children: ReactNode;
}

/** What the shopper should know about a part: that a change waits, or that there is a choice to make. */
export function Note({ look = 'waiting', children }: NoteProps) {
  return (
    <div className={`${styles.note} ${look === 'attention' ? styles.attention : ''}`} role="status">
      {children}
    </div>
  );
}
