import { Children, type ReactNode } from 'react';
import styles from './pushed-row.module.css';

interface PushedRowProps {
  /** A class that sets the width of the items and the gap between them. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A list in one row, which scrolls where there is no room for all of it. */
export function PushedRow({ className, children }: PushedRowProps) {
  return (
    <ul className={`${styles.row} ${className}`} data-count={Children.count(children)}>
      {children}
    </ul>
  );
}
