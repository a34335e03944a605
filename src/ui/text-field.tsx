import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import styles from './text-field.module.css';

/** How much of a row a field takes: all of it, half, or half where the screen has room for its label. */
type FieldWidth = 'whole' | 'half' | 'halfWide';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'width'> {
  readonly name: string;
  readonly label: string;
  /** Lines of a text that may have several. */
  readonly rows?: number;
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
  const { label, rows, optional, problem, width = 'whole', hint, button, problemRole, ...input } = props;
  // Two forms on a page may ask for the same, so the name alone would not do.
  const id = useId();
  const field = {
    ...input,
    id,
    'aria-required': optional === undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby': hint ? `${id}-problem ${id}-hint` : `${id}-problem`,
  };
  return (
    <div className={`${styles.field} ${widths[width]}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional !== undefined && <span className={styles.optional}> ({optional})</span>}
      </label>
      <div className={styles.row}>
        {rows === undefined ? <input {...field} className={styles.input} /> : <Lines {...field} rows={rows} />}
        {button}
      </div>
      <p id={`${id}-problem`} className={styles.problem} role={problemRole}>
        {problem}
      </p>
      {hint && <div id={`${id}-hint`}>{hint}</div>}
    </div>
  );
}

/** Of what a field may have, the browser's field of several lines has less. */
function Lines({ rows, ...field }: InputHTMLAttributes<HTMLInputElement> & { readonly rows: number }) {
  const shared = field as unknown as TextareaHTMLAttributes<HTMLTextAreaElement>;
  return <textarea {...shared} rows={rows} className={`${styles.input} ${styles.lines}`} />;
}
