import type { ReactNode } from 'react';
import styles from './pushed-row.module.css';

interface PushedRowProps {
  /** Says how wide each is and how far apart they stand. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A list in one row; where there is no room for all of it, fingers push it along. */
export function PushedRow({ className, children }: PushedRowProps) {
  return <ul className={`${styles.row} ${className}`}>{children}</ul>;
}
