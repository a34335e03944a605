import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './text-field.module.css';

/** How much of a row a field takes: all of it, half, or half where the screen has room for its label. */
type FieldWidth = 'whole' | 'half' | 'halfWide';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'width'> {
  readonly name: string;
  readonly label: string;
  /** The word for a field that may stay empty, such as «optional»; without it the field is required. */
  readonly optional?: string | undefined;
  /** Why what was typed is not right, in words. */
  readonly problem?: string | undefined;
  readonly width?: FieldWidth;
  readonly ref?: Ref<HTMLInputElement>;
  /** Below the field, for instance what a password must have. */
  readonly hint?: ReactNode;
  /** The button of a form that has this field alone, in the same row. */
  readonly button?: ReactNode;
  /** `alert`: the reason is read out at once, where the focus does not go to the field. */
  readonly problemRole?: 'alert';
}

const widths = { whole: '', half: styles.half, halfWide: styles.halfWide };

/** A text field with its label and, when it is invalid, the reason. */
export function TextField(props: TextFieldProps) {
  const { label, optional, problem, width = 'whole', hint, button, problemRole, ...input } = props;
  // Two forms on a page may ask for the same, so the name alone would not do.
  const id = useId();
  return (
    <div className={`${styles.field} ${widths[width]}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional !== undefined && <span className={styles.optional}> ({optional})</span>}
      </label>
      <div className={styles.row}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-required={optional === undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={hint ? `${id}-problem ${id}-hint` : `${id}-problem`}
        />
        {button}
      </div>
      <p id={`${id}-problem`} className={styles.problem} role={problemRole}>
        {problem}
      </p>
      {hint && <div id={`${id}-hint`}>{hint}</div>}
    </div>
  );
}
