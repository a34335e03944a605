import { type InputHTMLAttributes, useId } from 'react';
import styles from './unit-field.module.css';

interface UnitFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  /** Stands at the end of the field, such as «cm». */
  readonly unit: string;
  /** The id of an element whose text follows the label for screen readers. */
  readonly ofId?: string;
}

/** A field for a number with its unit. */
export function UnitField({ label, unit, ofId, ...input }: UnitFieldProps) {
  const id = useId();
  return (
    <>
      <label id={`${id}-label`} className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.frame}>
        <input
          {...input}
          id={id}
          className={styles.input}
          autoComplete="off"
          aria-labelledby={ofId && `${id}-label ${ofId}`}
        />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </span>
    </>
  );
}
