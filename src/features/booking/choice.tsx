import type { ReactNode } from 'react';
import styles from './booking.module.css';

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly hint?: string }[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** One of several, as radio buttons with a name for all of them. */
export function Choice({ name, legend, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
