import type { SelectHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly look?: 'field' | 'pill';
  readonly 'data-testid'?: string;
}

/** A choice of one value, in the browser's own list. */
export function Select({ look = 'field', ...rest }: SelectProps) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={look === 'pill' ? `${styles.select} ${styles.pill}` : styles.select} />
      <Icon name="chevronDown" size={16} />
    </span>
  );
}
