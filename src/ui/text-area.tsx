import type { Ref, TextareaHTMLAttributes } from 'react';
import styles from './text-field.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly id: string;
  readonly label: string;
  /** The word for a field that may stay empty; without it the field is required. */
  readonly optional?: string;
  readonly problem?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text, with its label and, when it is invalid, the reason. */
export function TextArea({ id, label, optional, problem, ...rest }: TextAreaProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional !== undefined && <span className={styles.optional}> ({optional})</span>}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-required={optional === undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
