import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './check.module.css';

interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its words beside it. */
export function Check({ children, ...input }: CheckProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
